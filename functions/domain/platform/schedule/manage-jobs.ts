import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { JobState, JobStates, Publishing } from '#contract/calls/system.ts';
import { hasTurns, JOB_NAMES, JOB_SCHEDULE } from '#contract/shop/jobs.ts';
import type { JobName } from '#contract/shop/jobs.ts';
import { auditEntry } from '../audit/index.ts';
import { catalogueVersion, unpublishedInvalidations } from '../page-invalidations/index.ts';
import type { PagesProgress, Shop } from '../../shop.ts';
import { withoutSecrets } from '../../without-secrets.ts';
import { askForRun, jobRows } from './statements.ts';
import type { JobRow } from './statements.ts';

/** Returns every job with its last run, and the state of publishing. */
export async function readJobs(shop: Shop): Promise<JobStates> {
  const shown = await shop.pages.progress();
  const [rows, [newest], [waiting]] = await shop.read(
    jobRows({}),
    catalogueVersion({}),
    unpublishedInvalidations({ version: shown.version }),
  );
  return {
    jobs: JOB_NAMES.map((name) => stateOf(name, rows, shop.now)),
    publishing: publishingOf(shop, shown, newest, waiting),
  };
}

function stateOf(name: JobName, rows: readonly JobRow[], now: number): JobState {
  const row = rows.find((one) => one.name === name);
  return {
    name,
    ...JOB_SCHEDULE[name],
    hasTurns: hasTurns(name),
    nextAt: row && row.nextAt > 0 && hasTurns(name) ? row.nextAt : null,
    isAskedFor: row?.nextAt === 0,
    isRunning: (row?.claimedUntil ?? 0) >= now,
    lastRunAt: row?.lastRunAt ?? null,
    lastTookMs: row?.lastTookMs ?? null,
    lastOutcome: row?.lastOutcome ?? null,
    // A failed run's message is shown once, as its failure.
    lastResult: row?.lastOutcome === 'done' ? ((row.lastResult as Record<string, unknown> | null) ?? null) : null,
    failingSince: row?.failingSince ?? null,
    lastFailedAt: row?.lastFailedAt ?? null,
    lastFailure: row?.lastFailure ? withoutSecrets(row.lastFailure) : null,
  };
}

/** Returns how far the static pages are behind the database. */
export async function readPublishing(shop: Shop): Promise<Publishing> {
  const shown = await shop.pages.progress();
  const [[newest], [waiting]] = await shop.read(
    catalogueVersion({}),
    unpublishedInvalidations({ version: shown.version }),
  );
  return publishingOf(shop, shown, newest, waiting);
}

function publishingOf(
  shop: Shop,
  shown: PagesProgress,
  newest: { version: number } | undefined,
  waiting: { count: number; oldestAt: number } | undefined,
): Publishing {
  return {
    version: newest?.version ?? 0,
    shown: shown.version,
    changes: waiting?.count ?? 0,
    since: waiting?.count ? waiting.oldestAt : null,
    pages: shown.waiting,
    takesSeconds: shop.pages.takesSeconds,
  };
}

/**
 * Makes a job due now. The next check for due jobs runs it.
 * @throws NOT_FOUND when no scheduled job has this name
 */
export async function runJobNow(shop: Shop, admin: Admin, name: string): Promise<JobStates> {
  const before = await readJobs(shop);
  const job = before.jobs.find((one) => one.name === name);
  if (!job?.hasTurns) refuse('NOT_FOUND');
  await shop.write(
    askForRun({ name }),
    auditEntry(shop, admin, {
      action: 'job asked for',
      subject: 'job',
      subjectId: 0,
      before: {},
      after: { job: name },
    }),
  );
  return {
    ...before,
    jobs: before.jobs.map((one) => (one === job ? { ...job, isAskedFor: true, nextAt: null } : one)),
  };
}
