import { Box, Button, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { consentWords, MESSAGE_CHANNEL_NAMES } from '#contract/shop/message-consents.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import { callOnce } from '../providers/call-once.ts';
import type { MessageConsentsRecord, SellerRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { useFields } from '../ui/dialog/useFields.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { SendForm } from '../ui/form/SendForm.tsx';
import { Answered } from '../ui/record/Answered.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/business.ts';
import { common } from '../words/en/common.ts';

const PATH = '/api/users/messages';
const FAILED = words.failedToFetchTheMessages;

/**
 * Messages about the business, to the person whose account has its e-mail: others get none. It is not shown to them, nor
 * in a shop that sends no messages.
 */
export function MessagesPanel({ seller }: { seller: SellerRecord }) {
  const { identity } = useGetIdentity();
  return identity?.email === seller.email ? <Consents mobile={seller.mobile} /> : null;
}

function Consents({ mobile }: { mobile: string }) {
  const query = useAnswer<MessageConsentsRecord>(PATH, FAILED);
  if (query.answer?.offered.length === 0) return null;
  return (
    <Panel title={common.messages}>
      <Answered query={query} failed={FAILED}>
        {(consents) => <ConsentForm consents={consents} mobile={mobile} />}
      </Answered>
    </Panel>
  );
}

function ConsentForm({ consents, mobile }: { consents: MessageConsentsRecord; mobile: string }) {
  const { offered, given } = consents;
  const isGiven = (channel: MessageChannel) =>
    given.some((one) => one.channel === channel && one.purpose === 'selling');
  const { values, propsOf } = useFields({ mobile: consents.mobile ?? mobile });
  const [language, setLanguage] = useState<Language>(consents.language);
  const [chosen, setChosen] = useState(() => offered.filter(isGiven));
  const saving = useSend({
    send: async () => {
      const choices = offered.map((channel) => ({ channel, purpose: 'selling', isGiven: chosen.includes(channel) }));
      const body = JSON.stringify({ mobile: values.mobile, language, choices });
      await callOnce(PATH, { method: 'PUT', body });
    },
    fields: ['mobile'],
    failed: ADMIN_SAVE_FAILED,
    done: () => words.messagesSaved,
    onError: 'notify',
    refreshes: false,
  });
  return (
    <SendForm onSend={() => saving.send()}>
      <Box sx={{ ...PAIR, width: '100%' }}>
        <TextField label={words.mobileNumber} type="tel" {...propsOf('mobile', saving)} />
        <TextField
          select
          label={words.language}
          value={language}
          onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? 'en')}
        >
          {LANGUAGES.map((one) => (
            <MenuItem key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {offered.map((channel) => (
        <Box key={channel}>
          <FormControlLabel
            control={
              <Switch
                checked={chosen.includes(channel)}
                onChange={({ target }) =>
                  setChosen([...chosen.filter((one) => one !== channel), ...(target.checked ? [channel] : [])])
                }
                slotProps={{ input: { 'aria-describedby': `consent-${channel}` } }}
              />
            }
            label={MESSAGE_CHANNEL_NAMES[channel]}
            sx={{ marginInline: 0 }}
          />
          <Typography id={`consent-${channel}`} variant="body2" lang={language} sx={{ color: 'text.secondary' }}>
            {consentWords('selling', channel, language)}
          </Typography>
        </Box>
      ))}
      <Box>
        <Button type="submit" variant="contained" disabled={saving.isBusy}>
          {common.save}
        </Button>
      </Box>
    </SendForm>
  );
}
