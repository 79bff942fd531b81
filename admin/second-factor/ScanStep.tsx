import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { renderSVG } from 'uqr';
import { CopyButton } from '../ui/CopyButton.tsx';
import { CodeInput } from './CodeInput.tsx';

interface Props {
  secret: string;
  uri: string;
  fault: string | undefined;
  isBusy: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The secret for an authenticator app, as a QR code and to type, and the first code it shows. */
export function ScanStep({ secret, uri, fault, isBusy, onCode, onClose }: Props) {
  const [code, setCode] = useState('');
  function confirm(event: FormEvent) {
    event.preventDefault();
    onCode(code);
  }
  return (
    <form noValidate onSubmit={confirm}>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <Typography variant="body2">
          Scan this with an authenticator app, or enter the secret in it. Then enter the code it shows.
        </Typography>
        <Box
          component="img"
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
          alt="QR code for an authenticator app; the secret below says the same"
          sx={{ width: 200, height: 200, justifySelf: 'center', background: '#fff' }}
        />
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: '4px' }}>
          <Typography sx={{ fontFamily: 'monospace', textAlign: 'center' }}>{inFours(secret)}</Typography>
          <CopyButton text={secret} what="secret" />
        </Box>
        <CodeInput value={code} onChange={setCode} fault={fault} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}

/** Apps take a secret with spaces, and people find their place in it again. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
