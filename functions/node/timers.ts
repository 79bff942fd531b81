import type { Log, Shop } from '../domain/shop.ts';
import { JOBS } from '../jobs/index.ts';
import type { Publisher } from '../platform.ts';

/** Runs each job at its pace, one after the other of its own kind; returns what stops them. */
export function startJobs(shopFor: (requestId: string) => Shop, publisher: Publisher, log: Log): () => void {
  const timers = JOBS.map((job) => {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await job.run(shopFor(`job-${job.name}`), publisher);
      } catch (error) {
        log.error('job.failed', error, { job: job.name });
      } finally {
        isRunning = false;
      }
    };
    return setInterval(() => void run(), job.everySeconds * 1000).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
