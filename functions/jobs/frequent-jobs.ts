import { noteRun } from '../domain/platform/schedule/index.ts';
import type { JobRun } from '../domain/platform/schedule/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import type { Job } from './index.ts';
import { runJob } from './run-job.ts';

/** The interval of recording runs whose outcome is the same as before. */
const NOTE_EVERY_MS = 60_000;

/**
 * Runs frequent jobs (those with an interval of at most a minute) and records their outcome: when failures begin or
 * end, otherwise once a minute. A job with `isIdle` has every run recorded that was not idle, so the records have its
 * last effective run.
 * @returns the function that runs a job; it remembers the recorded outcomes of its process
 */
export function frequentRuns() {
  const noted = new Map<string, Pick<JobRun, 'ranAt' | 'outcome'>>();
  return async function run(job: Job, now: number, shop: Shop, publisher: Publisher): Promise<void> {
    const ran = await runJob(job, now, shop, publisher);
    const last = noted.get(job.name);
    const isRecent = last !== undefined && last.outcome === ran.outcome && now - last.ranAt < NOTE_EVERY_MS;
    const isNews =
      job.isIdle && ran.outcome === 'done'
        ? last?.outcome === 'failed' || !job.isIdle(JSON.parse(ran.result) as object)
        : !isRecent;
    if (!isNews) return;
    noted.set(job.name, ran);
    await shop.write(noteRun({ ...ran, nextAt: now + job.everySeconds * 1000 }));
  };
}
