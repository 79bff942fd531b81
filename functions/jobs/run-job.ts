import type { JobRun } from '../domain/platform/schedule/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import type { Job } from './index.ts';
import { logFailure } from './log-failure.ts';

/**
 * Runs a job and returns the outcome. A failure is logged.
 * @param now the real time, epoch milliseconds
 */
export async function runJob({ name, run }: Job, now: number, shop: Shop, publisher: Publisher): Promise<JobRun> {
  const begunAt = performance.now();
  const told = (outcome: JobRun['outcome'], result: object): JobRun => ({
    name,
    ranAt: now,
    tookMs: Math.round(performance.now() - begunAt),
    outcome,
    result: JSON.stringify(result),
  });
  try {
    return told('done', await run(shop, publisher));
  } catch (error) {
    logFailure(shop.log, error, name);
    return told('failed', { message: error instanceof Error ? error.message : String(error) });
  }
}
