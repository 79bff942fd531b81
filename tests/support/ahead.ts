import { AHEAD_MS } from '../../scripts/test-clock.ts';

/** Advances the clock of a shop that does not run in Node to the time of this test run. */
export async function setAhead(origin: string): Promise<void> {
  if (AHEAD_MS === 0) return;
  const body = JSON.stringify({ advance: AHEAD_MS / 1000 });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/sandbox/clock`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The clock of the shop answered ${answer.status}.`);
}

/** The variables by which a process with an environment of its own gets the clock of this test run. */
export const AHEAD_VARIABLES: Record<string, string> =
  AHEAD_MS === 0
    ? {}
    : {
        NODE_OPTIONS: `--import=${new URL('./shift-clock.ts', import.meta.url).href}`,
        TEST_AHEAD_MS: String(AHEAD_MS),
      };

/**
 * Returns the machine's time as the shop's process reads it, in milliseconds since 1970. Health and metrics compare with
 * it. Only processes of Node are ahead of the machine: workerd advances the clock of the sandbox alone.
 */
export function machineTime({ runtime }: { runtime: 'node' | 'workerd' }): number {
  return Date.now() - (runtime === 'workerd' ? AHEAD_MS : 0);
}
