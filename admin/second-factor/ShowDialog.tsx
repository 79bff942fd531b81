import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '../providers/call.ts';
import { CodeInput } from './CodeInput.tsx';
import { readSecondFactor, showSecondFactor } from './calls.ts';
import { hasPasskeys, showPasskey } from './passkeys.ts';

/** Asks for a passkey, a code of the app, or a recovery code; what waited for it goes on then. */
export function ShowDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const titleId = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const offersPasskey = useHasOne();

  async function attempt(what: () => Promise<unknown>) {
    setBusy(true);
    setFault(undefined);
    try {
      await what();
      onClose(true);
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(() => showSecondFactor(code));
  }

  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Is it you?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          {offersPasskey && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void attempt(showPasskey)}>
              Use a passkey
            </Button>
          )}
          <Typography variant="body2">
            {offersPasskey ? 'Or type' : 'Type'} the code your authenticator app shows now. Without your phone, use one
            of your recovery codes.
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

/** Whether there is a passkey to show, and a browser that can ask for it. Without an answer the code is left. */
function useHasOne(): boolean {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    if (!hasPasskeys()) return undefined;
    let isWanted = true;
    readSecondFactor().then(
      ({ passkeys }) => isWanted && setHasOne(passkeys.length > 0),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return hasOne;
}
