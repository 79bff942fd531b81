import type { RefusalCode } from '#contract/calls/refusals.ts';

export const SECOND_FACTOR_CALL = '/api/users/second-factor';

/** What a refusal needs: the second factor, or that one is set up. */
export type SecondFactorNeed = Extract<RefusalCode, 'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_MISSING'>;

type AskForSecondFactor = (need: SecondFactorNeed) => Promise<boolean>;
let asker: AskForSecondFactor | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the function that asks the person for the second factor; returns the function that removes it. */
export function askSecondFactorBy(ask: AskForSecondFactor): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

export function needOf(code: string | undefined): SecondFactorNeed | undefined {
  return code === 'SECOND_FACTOR_NEEDED' || code === 'SECOND_FACTOR_MISSING' ? code : undefined;
}

/** Returns whether the second factor was shown. Calls that wait at the same time share one dialog. */
export async function secondFactorShown(need: SecondFactorNeed): Promise<boolean> {
  if (!asker) return false;
  asking ??= asker(need).finally(() => {
    asking = undefined;
  });
  return asking;
}
