import type { RefusalCode } from '#contract/calls/refusals.ts';

export const SECOND_FACTOR_CALL = '/api/users/second-factor';

/** What a refusal asks for: the code of an app that is set up, or that one is set up. */
export type SecondFactorNeed = Extract<RefusalCode, 'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_MISSING'>;

type AskForSecondFactor = (need: SecondFactorNeed) => Promise<boolean>;
let asker: AskForSecondFactor | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks the person for the second factor; answers how to stop. */
export function askSecondFactorBy(ask: AskForSecondFactor): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

export function needOf(code: string | undefined): SecondFactorNeed | undefined {
  return code === 'SECOND_FACTOR_NEEDED' || code === 'SECOND_FACTOR_MISSING' ? code : undefined;
}

/** Whether the second factor was shown now; calls that wait at the same time wait for one answer. */
export async function secondFactorShown(need: SecondFactorNeed): Promise<boolean> {
  if (!asker) return false;
  asking ??= asker(need).finally(() => {
    asking = undefined;
  });
  return asking;
}
