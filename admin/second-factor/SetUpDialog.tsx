import { Dialog, DialogTitle } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf, refusalOf } from '../providers/call.ts';
import { dropSecondFactor, readSecondFactor, setUpSecondFactor, showSecondFactor } from './calls.ts';
import type { SecondFactorState } from './calls.ts';
import { CodesStep } from './CodesStep.tsx';
import { addPasskey, removePasskey } from './passkeys.ts';
import { ScanStep } from './ScanStep.tsx';
import { ShowDialog } from './ShowDialog.tsx';
import { StateStep } from './StateStep.tsx';

type Step = { name: 'state' } | { name: 'scan'; secret: string; uri: string } | { name: 'codes'; codes: string[] };

/** The second factor of whoever is signed in: how it stands, setting up the app, the recovery codes, passkeys. */
export function SetUpDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const titleId = useId();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ name: 'state' });
  const [state, setState] = useState<SecondFactorState>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** What goes on once the one in use was shown. */
  const [waiting, setWaiting] = useState<() => Promise<void>>();

  useEffect(() => {
    let isWanted = true;
    readSecondFactor().then(
      (read) => isWanted && setState(read),
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

  /** Changes something, says so, and shows how it stands then. */
  const change = (what: () => Promise<void>, said: string) =>
    attempt(async () => {
      await what();
      notify(said, { type: 'success' });
      setState(await readSecondFactor());
    });
  const switchOff = () =>
    attempt(async () => {
      await dropSecondFactor();
      notify('Your second factor is switched off.', { type: 'success' });
      onClose(false);
    });

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
      <DialogTitle id={titleId}>Second factor</DialogTitle>
      {step.name === 'state' && (
        <StateStep
          state={state}
          fault={fault}
          isBusy={isBusy}
          onSetUp={() => void attempt(async () => setStep({ name: 'scan', ...(await setUpSecondFactor()) }))}
          onSwitchOff={() => void switchOff()}
          onAddPasskey={(name) => void change(() => addPasskey(name), 'Your passkey is added.')}
          onRemovePasskey={(id) => void change(() => removePasskey(id), 'The passkey is removed.')}
          onClose={() => onClose(false)}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep
          {...step}
          fault={fault}
          isBusy={isBusy}
          onCode={(code) =>
            void attempt(async () => setStep({ name: 'codes', codes: (await showSecondFactor(code)).recoveryCodes }))
          }
          onClose={() => onClose(false)}
        />
      )}
      {step.name === 'codes' && <CodesStep codes={step.codes} onKept={() => onClose(true)} />}
    </Dialog>
  );
}
