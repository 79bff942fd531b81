import { useEffect, useRef, useState } from 'react';
import { askSecondFactorBy } from '../providers/second-factor.ts';
import type { Wanted } from '../providers/second-factor.ts';
import { SetUpDialog } from './SetUpDialog.tsx';
import { ShowDialog } from './ShowDialog.tsx';

/** Asks for the second factor when a call needs it, and lets the call go on. */
export function SecondFactor() {
  const [wanted, setWanted] = useState<Wanted>();
  const answer = useRef<(isShown: boolean) => void>(undefined);
  useEffect(
    () =>
      askSecondFactorBy(
        (why) =>
          new Promise((resolve) => {
            answer.current = resolve;
            setWanted(why);
          }),
      ),
    [],
  );
  const close = (isShown: boolean) => {
    setWanted(undefined);
    answer.current?.(isShown);
  };
  if (wanted === 'SECOND_FACTOR_NEEDED') return <ShowDialog onClose={close} />;
  if (wanted === 'SECOND_FACTOR_MISSING') return <SetUpDialog onClose={close} />;
  return null;
}
