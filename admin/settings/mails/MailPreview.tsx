import { Box, Button, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callOnce } from '../../providers/call-once.ts';
import type { MailPreviewRecord } from '../../providers/records.ts';
import { useRendered } from '../../providers/useRendered.ts';
import { useSend } from '../../providers/useSend.ts';
import { Panel } from '../../ui/record/Panel.tsx';
import { mailTextOf } from './mailTextValues.ts';
import type { MailTextValues } from './mailTextValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-mails.ts';

/** The email with the form's text and sample data. */
export function MailPreview({ mail }: { mail: string }) {
  const { control } = useFormContext<MailTextValues>();
  const body = JSON.stringify(mailTextOf(useWatch({ control }) as MailTextValues));
  const [form, setForm] = useState<'html' | 'text'>('html');
  const { rendered, errorText, isRendering } = useRendered<MailPreviewRecord>(
    `/api/admin/settings/mails/${mail}/preview`,
    body,
  );
  return (
    <Box sx={{ position: { md: 'sticky' }, top: 12, minWidth: 0 }}>
      <Panel title={common.preview} actions={<TestButton mail={mail} body={body} />}>
        <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={words.formOfThePreview}
            value={form}
            onChange={(_, chosen: 'html' | 'text' | null) => chosen && setForm(chosen)}
          >
            <ToggleButton value="html">{words.asMostSeeIt}</ToggleButton>
            <ToggleButton value="text">{words.asPlainText}</ToggleButton>
          </ToggleButtonGroup>
          <Box sx={{ height: 4 }}>{isRendering && <LinearProgress aria-label={words.drawingThePreview} />}</Box>
          {errorText !== undefined && (
            <Typography role="alert" color="error">
              {errorText}
            </Typography>
          )}
          {rendered && (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{rendered.subject}</Typography>
              {form === 'html' ? (
                <Box component="iframe" title={words.theEmail} sandbox="" srcDoc={rendered.html} sx={FRAME} />
              ) : (
                <Box component="pre" tabIndex={0} aria-label={words.theEmailAsPlainText} sx={TEXT}>
                  {rendered.text}
                </Box>
              )}
            </>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.peopleGoodsAndAmountsIn}
          </Typography>
        </Box>
      </Panel>
    </Box>
  );
}

/** Mails the form's text to the person who edits it. */
function TestButton({ mail, body }: { mail: string; body: string }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const sending = useSend({
    send: () => callOnce(`/api/admin/settings/mails/${mail}/test`, { method: 'POST', body: body }),
    done: ({ json }) => (json as { message: string }).message,
    onError: 'notify',
    refreshes: false,
  });
  if (!mayChange) return null;

  return (
    <Button type="button" variant="outlined" color="secondary" disabled={sending.isBusy} onClick={() => sending.send()}>
      {words.sendMeATest}
    </Button>
  );
}

const FRAME = { width: '100%', height: 560, border: 1, borderColor: 'divider' };
const TEXT = {
  margin: 0,
  padding: '14px',
  maxHeight: 560,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  font: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
