import { noteRun } from '../domain/platform/schedule/index.ts';
import type { JobRun } from '../domain/platform/schedule/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import type { Job } from './index.ts';
import { runJob } from './run-job.ts';

/** A run that went as the one before is noted so often. */
const NOTE_EVERY_MS = 60_000;

/**
 * Runs a job that comes round within a minute, and now and then notes how that went: where it began or ceased to fail,
 * else once a minute. Of one that says when it is idle each run is noted that was not, so the records keep the last.
 * @returns what runs a job; it remembers for its process what was noted last
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
