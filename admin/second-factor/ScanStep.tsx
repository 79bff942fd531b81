import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { Sending } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { CodeInput } from './CodeInput.tsx';
import { words } from '../words/en/second-factor.ts';

interface ScanStepProps {
  secret: string;
  uri: string;
  sending: Sending;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The secret for an authenticator app, as a QR code and as text, and a field for the first code it shows. */
export function ScanStep({ secret, uri, sending, onCode, onClose }: ScanStepProps) {
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title={words.secondFactor}
      sending={{ ...sending, error: undefined }}
      onSubmit={() => onCode(code)}
      onClose={onClose}
      submitLabel={words.confirm}
      closeLabel={words.notNow}
      disabledReason={code.trim() === ''}
    >
      <Typography variant="body2">{words.scanThisWithAnAuthenticator}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
        alt={words.qrCodeForAnAuthenticator}
        sx={{ width: 200, height: 200, justifySelf: 'center', background: '#fff' }}
      />
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: '4px' }}>
        <Typography sx={{ fontFamily: 'monospace', textAlign: 'center' }}>{inFours(secret)}</Typography>
        <CopyButton text={secret} what={words.secret} />
      </Box>
      <CodeInput value={code} onChange={setCode} error={sending.error} />
    </FormDialog>
  );
}

/** Returns the secret in groups of four: apps accept the spaces, and people find their position again. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
