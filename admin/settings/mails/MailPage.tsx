import { Box, Button, Typography } from '@mui/material';
import { TextInput, useCanAccess } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { writeMailTextOf } from '#contract/calls/mail-texts.ts';
import { MAIL_PART_MAX, MAIL_PART_NAMES, MAIL_PARTS } from '#contract/shop/mail-words.ts';
import type { MailWords } from '#contract/shop/mail-words.ts';
import type { MailTextRecord } from '../../providers/records.ts';
import { BackLink } from '../../ui/record/BackLink.tsx';
import { Facts } from '../../ui/record/Facts.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { FIELDS } from '../../ui/form/formLayout.ts';
import { SettingGroup } from '../SettingGroup.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MAILS_PATH, READER_LABELS } from './mailLabels.ts';
import { mailTextOf } from './mailTextValues.ts';
import type { MailTextValues } from './mailTextValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-mails.ts';

/** The text of one email: placeholders, preview and versions. */
export function MailPage({ mail }: { mail: string }) {
  return (
    <>
      <BackLink to={MAILS_PATH}>{words.allEmails}</BackLink>
      <SettingGroup<MailTextRecord, MailTextValues>
        id={mail}
        resource="settings/mails"
        valuesOf={({ subject, greeting, text, closing }) => ({ subject, greeting, text, closing })}
        toSend={mailTextOf}
        schema={({ facts }) => writeMailTextOf(facts)}
        labels={Object.fromEntries(MAIL_PARTS.map((part) => [part, [MAIL_PART_NAMES[part]]]))}
      >
        {(row) => (
          <>
            <Box sx={COLUMN}>
              <Typography component="h2" variant="h1">
                {row.title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {words.toReaderWhen(READER_LABELS[row.to], row.when)}
              </Typography>
              <Panel title={common.words} actions={<OwnWordsButton own={row.own} />}>
                <Box sx={FIELDS}>
                  <TextInput
                    source="subject"
                    label={common.subject}
                    helperText={false}
                    slotProps={slotsOf('subject', row)}
                  />
                  <TextInput
                    source="greeting"
                    label={words.greeting}
                    helperText={false}
                    slotProps={slotsOf('greeting', row)}
                  />
                  <TextInput
                    source="text"
                    label={common.text}
                    multiline
                    minRows={6}
                    helperText={words.aNewLineBeginsA}
                    slotProps={slotsOf('text', row)}
                  />
                  <TextInput
                    source="closing"
                    label={words.closing}
                    multiline
                    minRows={2}
                    helperText={words.belowEverythingElseEmptyWhere}
                    slotProps={slotsOf('closing', row)}
                  />
                </Box>
              </Panel>
              {row.facts.length > 0 && <KnownFacts facts={row.facts} />}
            </Box>
            <MailPreview mail={mail} />
          </>
        )}
      </SettingGroup>
    </>
  );
}

const COLUMN = { display: 'grid', gap: '14px', minWidth: 0 } as const;
const slotsOf = (part: keyof MailWords, { language }: Pick<MailTextRecord, 'language'>) => ({
  htmlInput: { maxLength: MAIL_PART_MAX[part], lang: language },
});

/** The placeholders in curly brackets, and the required ones. */
function KnownFacts({ facts }: Pick<MailTextRecord, 'facts'>) {
  return (
    <Panel title={words.putInByTheShop}>
      <Facts
        facts={facts.map(({ name, says, isSentence }) => [
          `{${name}}`,
          isSentence ? words.standsInTheText(says) : says,
        ])}
      />
    </Panel>
  );
}

/** Fills in the original text, which applies once it is saved. */
function OwnWordsButton({ own }: Pick<MailTextRecord, 'own'>) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const { control, setValue } = useFormContext<MailTextValues>();
  const values = mailTextOf(useWatch({ control }) as MailTextValues);
  if (!mayChange || MAIL_PARTS.every((part) => values[part] === own[part])) return null;
  const putBack = () => {
    for (const part of MAIL_PARTS) setValue(part, own[part], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button type="button" color="secondary" variant="outlined" onClick={putBack}>
      {words.toUseTheShopsOwnWords}
    </Button>
  );
}
