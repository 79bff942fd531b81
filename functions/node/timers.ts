import type { Log, Shop } from '../domain/shop.ts';
import { runDueJobs } from '../jobs/due-jobs.ts';
import { frequentRuns } from '../jobs/frequent-jobs.ts';
import { FREQUENT_JOBS, SLOW_JOBS } from '../jobs/index.ts';
import { logFailure } from '../jobs/log-failure.ts';
import type { Publisher } from '../platform.ts';

/** The interval between two checks for due slow jobs, and so the longest wait after a job is requested. */
const LOOK_EVERY_MS = 5_000;

/**
 * Runs each frequent job at its interval, one run after the other, and slow jobs when they are due, which may be at
 * once. Returns a function that stops them.
 */
export function startJobs(shopFor: (requestId: string) => Shop, publisher: Publisher, log: Log): () => void {
  const every = (name: string, ms: number, run: () => Promise<unknown>) => {
    let isRunning = false;
    const turn = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run();
      } catch (error) {
        logFailure(log, error, name);
      } finally {
        isRunning = false;
      }
    };
    const timer = setInterval(() => void turn(), ms).unref();
    return { turn, stop: () => clearInterval(timer) };
  };

  const run = frequentRuns();
  const frequent = FREQUENT_JOBS.map((job) =>
    every(job.name, job.everySeconds * 1000, () => run(job, Date.now(), shopFor(`job-${job.name}`), publisher)),
  );
  const slow = every('slow jobs', LOOK_EVERY_MS, () => runDueJobs(SLOW_JOBS, Date.now(), shopFor, publisher));
  void slow.turn();
  return () => [...frequent, slow].forEach(({ stop }) => stop());
}
