import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { renderSVG } from 'uqr';
import { messageOf, refusalOf } from '../providers/call.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { instant } from '../ui/instant.ts';
import { CodeInput } from './CodeInput.tsx';
import { ShowDialog } from './ShowDialog.tsx';
import { dropSecondFactor, readSecondFactor, setUpSecondFactor, showSecondFactor } from './calls.ts';

type Step =
  | { name: 'state'; enrolledAt: string | null; codesLeft: number }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] };

/** The second factor of whoever is signed in: how it stands, setting it up with a QR code, the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [step, setStep] = useState<Step>();
  const [fault, setFault] = useState<string>();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** What goes on once the one in use was shown. */
  const [waiting, setWaiting] = useState<() => Promise<void>>();

  useEffect(() => {
    let isWanted = true;
    readSecondFactor().then(
      ({ enrolledAt, recoveryCodesLeft }) =>
        isWanted && setStep({ name: 'state', enrolledAt, codesLeft: recoveryCodesLeft }),
      (error: unknown) => isWanted && setFault(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  async function attempt(what: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await what();
    } catch (error) {
      if (refusalOf(error).code === 'SECOND_FACTOR_NEEDED') setWaiting(() => what);
      else setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const begin = () => attempt(async () => setStep({ name: 'scan', ...(await setUpSecondFactor()) }));
  const switchOff = () =>
    attempt(async () => {
      await dropSecondFactor();
      notify('Your second factor is switched off.', { type: 'success' });
      onClose(false);
    });
  function confirm(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => setStep({ name: 'codes', codes: (await showSecondFactor(code)).recoveryCodes }));
  }

  if (waiting) {
    return (
      <ShowDialog
        onClose={(isShown) => {
          setWaiting(undefined);
          if (isShown) void attempt(waiting);
        }}
      />
    );
  }
  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={confirm}>
        <DialogTitle id={titleId}>Second factor</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          {step?.name === 'state' && (
            <Typography variant="body2">
              {step.enrolledAt === null
                ? 'An app on your phone shows a new code every half minute. With it, whoever gets into your mail is still not you here. It is asked for once after you sign in, and again before money moves.'
                : `In use since ${instant(step.enrolledAt)}. ${step.codesLeft} recovery codes are left.`}
            </Typography>
          )}
          {step?.name === 'scan' && (
            <>
              <Typography variant="body2">
                Scan this with an authenticator app, or type the secret into it. Then type the code it shows.
              </Typography>
              <Box
                component="img"
                src={`data:image/svg+xml,${encodeURIComponent(renderSVG(step.uri))}`}
                alt="QR code for an authenticator app; the secret below says the same"
                sx={{ width: 200, height: 200, justifySelf: 'center', background: '#fff' }}
              />
              <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{step.secret}</Typography>
              <CodeInput value={code} onChange={setCode} fault={fault} />
            </>
          )}
          {step?.name === 'codes' && (
            <>
              <Typography variant="body2">
                It is in use. Keep these codes where your phone is not: each lets you in once, and they are shown only
                now.
              </Typography>
              <Box component="ol" sx={{ fontFamily: 'monospace', columns: 2, margin: 0 }}>
                {step.codes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </Box>
              <CopyButton text={step.codes.join('\n')} what="recovery codes" />
            </>
          )}
          {fault && step?.name !== 'scan' && (
            <Typography role="alert" color="error">
              {fault}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          {step?.name === 'codes' ? (
            <Button variant="contained" onClick={() => onClose(true)}>
              I have kept them
            </Button>
          ) : (
            <Button color="secondary" onClick={() => onClose(false)}>
              Not now
            </Button>
          )}
          {step?.name === 'state' && step.enrolledAt !== null && (
            <Button disabled={isBusy} onClick={() => void switchOff()}>
              Switch off
            </Button>
          )}
          {step?.name === 'state' && (
            <Button variant="contained" disabled={isBusy} onClick={() => void begin()}>
              {step.enrolledAt === null ? 'Set up' : 'Set up another'}
            </Button>
          )}
          {step?.name === 'scan' && (
            <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''}>
              Confirm
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
