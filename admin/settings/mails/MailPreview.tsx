import { Box, Button, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callOnce } from '../../providers/call-once.ts';
import type { MailPreviewRecord } from '../../providers/records.ts';
import { useDrawn } from '../../providers/useDrawn.ts';
import { useSend } from '../../providers/useSend.ts';
import { Panel } from '../../ui/record/Panel.tsx';
import { typedWords } from './typedWords.ts';
import type { TypedWords } from './typedWords.ts';

/** The email with what is typed, as its reader sees it: people, goods and amounts in it do not exist. */
export function MailPreview({ mail }: { mail: string }) {
  const { control } = useFormContext<TypedWords>();
  const words = JSON.stringify(typedWords(useWatch({ control }) as TypedWords));
  const [form, setForm] = useState<'html' | 'text'>('html');
  const { drawn, fault, isDrawing } = useDrawn<MailPreviewRecord>(`/api/admin/settings/mails/${mail}/preview`, words);
  return (
    <Box sx={{ position: { md: 'sticky' }, top: 12, minWidth: 0 }}>
      <Panel title="Preview" actions={<TestButton mail={mail} words={words} />}>
        <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Form of the preview"
            value={form}
            onChange={(_, chosen: 'html' | 'text' | null) => chosen && setForm(chosen)}
          >
            <ToggleButton value="html">As most see it</ToggleButton>
            <ToggleButton value="text">As plain text</ToggleButton>
          </ToggleButtonGroup>
          <Box sx={{ height: 4 }}>{isDrawing && <LinearProgress aria-label="Drawing the preview" />}</Box>
          {fault !== undefined && (
            <Typography role="alert" color="error">
              {fault}
            </Typography>
          )}
          {drawn && (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{drawn.subject}</Typography>
              {form === 'html' ? (
                <Box component="iframe" title="The email" sandbox="" srcDoc={drawn.html} sx={FRAME} />
              ) : (
                <Box component="pre" tabIndex={0} aria-label="The email as plain text" sx={TEXT}>
                  {drawn.text}
                </Box>
              )}
            </>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            People, goods and amounts in it are made up, and its links lead nowhere.
          </Typography>
        </Box>
      </Panel>
    </Box>
  );
}

/** Mails what is typed to whoever types it. */
function TestButton({ mail, words }: { mail: string; words: string }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const sending = useSend({
    send: () => callOnce(`/api/admin/settings/mails/${mail}/test`, { method: 'POST', body: words }),
    done: ({ json }) => (json as { message: string }).message,
    onError: 'notify',
    refreshes: false,
  });
  if (!mayChange) return null;

  return (
    <Button type="button" variant="outlined" color="secondary" disabled={sending.isBusy} onClick={() => sending.send()}>
      Send me a test
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
