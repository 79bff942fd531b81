import { useEffect, useRef, useState } from 'react';
import { askSecondFactorBy } from '../providers/second-factor.ts';
import type { SecondFactorNeed } from '../providers/second-factor.ts';
import { SetUpDialog, ShowDialog } from './dialogs.tsx';

/** Asks for the second factor when a call needs it, and lets the call continue. */
export function SecondFactor() {
  const [need, setNeed] = useState<SecondFactorNeed>();
  const answer = useRef<(isShown: boolean) => void>(undefined);
  useEffect(
    () =>
      askSecondFactorBy(
        (why) =>
          new Promise((resolve) => {
            answer.current = resolve;
            setNeed(why);
          }),
      ),
    [],
  );
  const close = (isShown: boolean) => {
    setNeed(undefined);
    answer.current?.(isShown);
  };
  if (need === 'SECOND_FACTOR_NEEDED') return <ShowDialog onClose={close} />;
  if (need === 'SECOND_FACTOR_MISSING') return <SetUpDialog onClose={close} />;
  return null;
}
