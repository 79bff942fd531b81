import { refuse } from '#contract/calls/refusals.ts';
import { SECOND_FACTOR_FRESH_MS } from './sessions.ts';
import type { SessionRow } from './sessions.ts';

/** Refuses whoever has a second factor and did not show it a moment ago: a stolen session neither replaces it nor adds to it. */
export function requireShown(session: SessionRow | undefined, now: number): void {
  if (!session?.hasSecondFactor) return;
  if (session.secondFactorAt === null || now - session.secondFactorAt >= SECOND_FACTOR_FRESH_MS) {
    refuse('SECOND_FACTOR_NEEDED');
  }
}
