import { CLOCKS_DIFFER_MS } from '../domain/clocks.ts';
import { claimJob, jobRows, finishJob } from '../domain/platform/schedule/index.ts';
import type { ClaimOfJob, JobRow } from '../domain/platform/schedule/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import type { Job } from './index.ts';
import { runJob } from './run-job.ts';

/** Longer than all jobs of one round take. A job whose process died comes free afterwards. */
const CLAIM_MS = 30 * 60_000;
/** A job that failed is tried again so soon, and not only when its next turn comes. */
const RETRY_MS = 5 * 60_000;

/**
 * Runs the jobs that are due, one after the other. When each is due is in the records: a restart forgets no turn, and of
 * two processes that ask at once each job is run by one. A job that fails does not hold up the next.
 * @param now the true time, epoch milliseconds, also where the shop's own clock was moved
 */
export async function runDueJobs(
  jobs: readonly Job[],
  now: number,
  shopFor: (requestId: string) => Shop,
  publisher: Publisher,
): Promise<void> {
  const [rows] = await shopFor('jobs').read(jobRows({}));
  for (const job of jobs) {
    const row = rows.find(({ name }) => name === job.name);
    if (isDue(row, claimOf(job, now))) await runInTurn(job, now, shopFor(`job-${job.name}`), publisher);
  }
}

function claimOf({ name, everySeconds }: Job, now: number): ClaimOfJob {
  const until = now + CLAIM_MS;
  const latestTurn = now + everySeconds * 1000 + CLOCKS_DIFFER_MS;
  return { name, now, until, latestTurn, latestClaim: until + CLOCKS_DIFFER_MS };
}

/** As `claimJob` decides, for a look that takes nothing. */
function isDue(row: JobRow | undefined, { now, latestTurn, latestClaim }: ClaimOfJob): boolean {
  if (row === undefined) return true;
  const claimedUntil = row.claimedUntil ?? 0;
  const isToCome = row.nextAt > now && row.nextAt <= latestTurn;
  const isClaimed = claimedUntil >= now && claimedUntil <= latestClaim;
  return !isToCome && !isClaimed;
}

/** Runs a job unless somebody else took its turn, and notes how it went. */
async function runInTurn(job: Job, now: number, shop: Shop, publisher: Publisher): Promise<void> {
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
