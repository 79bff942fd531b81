import { CLOCKS_DIFFER_MS } from '../domain/clocks.ts';
import { claimJob, jobRows, finishJob } from '../domain/platform/schedule/index.ts';
import type { ClaimOfJob, JobRow } from '../domain/platform/schedule/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import type { Job } from './index.ts';
import { runJob } from './run-job.ts';

/** The lease of a job, longer than all jobs of one round take. The job of a dead process is free afterwards. */
const CLAIM_MS = 30 * 60_000;
/** A failed job is retried after this time, not only at its next regular time. */
const RETRY_MS = 5 * 60_000;

/**
 * Runs the due jobs, one after the other. The records have the due times, so a restart misses no run, and only one of
 * two simultaneous processes runs each job. A failed job does not delay the next.
 * @param now the real time, epoch milliseconds, also if the shop's own clock was moved
 */
export async function runDueJobs(
  jobs: readonly Job[],
  now: number,
  shopFor: (requestId: string) => Shop,
  publisher: Publisher,
): Promise<void> {
  const due = await dueJobs(jobs, now, shopFor('jobs'));
  for (const job of due) await runInTurn(job, now, shopFor(`job-${job.name}`), publisher);
}

/** Returns the jobs that are due. */
export async function dueJobs(jobs: readonly Job[], now: number, { read }: Pick<Shop, 'read'>): Promise<Job[]> {
  const [rows] = await read(jobRows({}));
  return jobs.filter((job) => {
    const row = rows.find(({ name }) => name === job.name);
    return isDue(row, claimOf(job, now));
  });
}

function claimOf({ name, everySeconds }: Job, now: number): ClaimOfJob {
  const until = now + CLAIM_MS;
  const latestTurn = now + everySeconds * 1000 + CLOCKS_DIFFER_MS;
  return { name, now, until, latestTurn, latestClaim: until + CLOCKS_DIFFER_MS };
}

/** Decides like `claimJob`, without a claim. */
function isDue(row: JobRow | undefined, { now, latestTurn, latestClaim }: ClaimOfJob): boolean {
  if (row === undefined) return true;
  const claimedUntil = row.claimedUntil ?? 0;
  const isToCome = row.nextAt > now && row.nextAt <= latestTurn;
  const isClaimed = claimedUntil >= now && claimedUntil <= latestClaim;
  return !isToCome && !isClaimed;
}

/** Runs a job unless another process has claimed it, and records the outcome. */
export async function runInTurn(job: Job, now: number, shop: Shop, publisher: Publisher): Promise<void> {
  const { everySeconds } = job;
  const claim = claimOf(job, now);
  const [[claimed]] = await shop.write(claimJob(claim));
  if (!claimed) return;
  const claimedUntil = claim.until;
  const everyMs = everySeconds * 1000;
  const run = await runJob(job, now, shop, publisher);
  const nextAt = now + (run.outcome === 'done' ? everyMs : Math.min(everyMs, RETRY_MS));
  await shop.write(finishJob({ ...run, claimedUntil, nextAt }));
}
