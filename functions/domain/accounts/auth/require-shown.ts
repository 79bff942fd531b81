import { refuse } from '#contract/calls/refusals.ts';
import { SECOND_FACTOR_FRESH_MS } from './sessions.ts';
import type { SessionRow } from './sessions.ts';

/**
 * Refuses a user whose second factor was not shown recently, so that a stolen session can neither replace it nor add to
 * it.
 * @throws SECOND_FACTOR_NEEDED when it was not shown within `SECOND_FACTOR_FRESH_MS`
 */
export function requireShown(session: SessionRow | undefined, now: number): void {
  if (!session?.hasSecondFactor) return;
  if (session.secondFactorAt === null || now - session.secondFactorAt >= SECOND_FACTOR_FRESH_MS) {
    refuse('SECOND_FACTOR_NEEDED');
  }
}
