import { useState } from 'react';
import { refusalOf } from '../providers/call.ts';
import { SECOND_FACTOR_CALL } from '../providers/second-factor.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { dropSecondFactor, setUpSecondFactor, showSecondFactor } from './calls.ts';
import type { SecondFactorState } from './calls.ts';
import { CodesStep } from './CodesStep.tsx';
import { addPasskey, removePasskey } from './passkeys.ts';
import { ScanStep } from './ScanStep.tsx';
import { ShowDialog } from './ShowDialog.tsx';
import { StateStep } from './StateStep.tsx';
import { words } from '../words/en/second-factor.ts';

type Step = { name: 'state' } | { name: 'scan'; secret: string; uri: string } | { name: 'codes'; codes: string[] };

interface Action {
  act: () => Promise<void>;
  /** The text of the notification after success. */
  done?: string;
  onDone?: () => void;
}

/** The second factor of the person who is signed in: its state, the app, the recovery codes, passkeys. */
export function SetUpDialog({ onClose }: { onClose: (isShown: boolean) => void }) {
  const [step, setStep] = useState<Step>({ name: 'state' });
  const query = useAnswer<SecondFactorState>(SECOND_FACTOR_CALL);
  /** Repeated after the second factor in use was shown. */
  const [waiting, setWaiting] = useState<Action>();
  const acting = useSend({
    send: async (action: Action) => {
      try {
        await action.act();
        return true;
      } catch (error) {
        if (refusalOf(error).code !== 'SECOND_FACTOR_NEEDED') throw error;
        setWaiting(action);
        return false;
      }
    },
    done: (isDone, action) => (isDone ? action.done : undefined),
    onDone: (isDone, action) => isDone && action.onDone?.(),
    refreshes: false,
  });

  if (waiting) {
    return (
      <ShowDialog
        onClose={(isShown) => {
          setWaiting(undefined);
          if (isShown) acting.send(waiting);
        }}
      />
    );
  }
  if (step.name === 'scan') {
    return (
      <ScanStep
        {...step}
        sending={acting}
        onCode={(code) =>
          acting.send({
            act: async () => setStep({ name: 'codes', codes: (await showSecondFactor(code)).recoveryCodes }),
          })
        }
        onClose={() => onClose(false)}
      />
    );
  }
  if (step.name === 'codes') {
    return <CodesStep codes={step.codes} onStored={() => onClose(true)} onClose={() => onClose(false)} />;
  }
  return (
    <StateStep
      state={query.answer}
      sending={{ ...acting, error: acting.error ?? query.error }}
      onSetUp={() => acting.send({ act: async () => setStep({ name: 'scan', ...(await setUpSecondFactor()) }) })}
      onSwitchOff={() =>
        acting.send({
          act: dropSecondFactor,
          done: words.yourSecondFactorIsSwitched,
          onDone: () => onClose(false),
        })
      }
      onAddPasskey={(name) =>
        acting.send({ act: () => addPasskey(name), done: words.yourPasskeyIsAdded, onDone: query.refetch })
      }
      onRemovePasskey={(id) =>
        acting.send({ act: () => removePasskey(id), done: words.thePasskeyIsRemoved, onDone: query.refetch })
      }
      onClose={() => onClose(false)}
    />
  );
}
