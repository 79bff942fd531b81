import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '../providers/call.ts';
import { CodeInput } from './CodeInput.tsx';
import { showSecondFactor } from './calls.ts';

/** Asks for a code of the app, or a recovery code; what waited for it goes on then. */
export function ShowDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const titleId = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await showSecondFactor(code);
      onClose(true);
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>Is it you?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          <Typography variant="body2">
            Type the code your authenticator app shows now. Without your phone, use one of your recovery codes.
          </Typography>
          <CodeInput
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setFault(undefined);
            }}
            fault={fault}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => onClose(false)}>
            Not now
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''}>
            Go on
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
