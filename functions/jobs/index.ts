import { hasTurns, JOB_NAMES, JOB_SCHEDULE } from '#contract/shop/jobs.ts';
import type { JobName } from '#contract/shop/jobs.ts';
import { countCodOutcomes } from '../domain/buying/cod-risk/index.ts';
import { remindOfCarts } from '../domain/buying/checkouts/index.ts';
import { turnPages } from '../domain/content/arranged-pages/index.ts';
import { sendLetters } from '../domain/content/letters/index.ts';
import { publishPlannedPosts } from '../domain/content/blog/index.ts';
import { turnPrices } from '../domain/catalogue/planned-prices/index.ts';
import { countBoughtTogether, countSales } from '../domain/discovery/related/index.ts';
import { indexSearch, rerank } from '../domain/discovery/search/index.ts';
import { issueFeePapers } from '../domain/money/fee-papers/index.ts';
import { postLedger } from '../domain/money/ledger/index.ts';
import { tellPickups, trackShipments } from '../domain/orders/shipping/index.ts';
import { cancelUnconfirmed, reconcilePayments, releaseHolds } from '../domain/orders/orders/index.ts';
import { tellBackInStock } from '../domain/buying/stock-notices/index.ts';
import { askForReviews } from '../domain/content/reviews/index.ts';
import { sendOutbox } from '../domain/platform/outbox/index.ts';
import { eraseAccounts, noteErasures } from '../domain/whole-shop/privacy/index.ts';
import { tellPriceDrops } from '../domain/buying/wishlist/index.ts';
import { resealSecrets } from '../domain/whole-shop/secrets/index.ts';
import { raiseAlarms } from '../domain/whole-shop/doctor/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import { letterParts } from '../publish/letter-parts.ts';
import { backUp } from './back-up.ts';
import { purgeExpired } from './purge-expired.ts';
import { publishChanges } from './publish-changes.ts';
import { rollCalendar } from './roll-calendar.ts';

/** A recurring job. Two runs may overlap, and a run may be killed at any point. */
export interface Job {
  name: string;
  /** How often it runs (`contract/shop/jobs.ts`). */
  everySeconds: number;
  /** Does the due work and returns a report. */
  run(shop: Shop, publisher: Publisher): Promise<object>;
  /** Tells whether a report means that there was nothing to do, if such runs are not recorded. */
  isIdle?(did: object): boolean;
}

const RUNS: Record<JobName, Job['run']> = {
  'send-outbox': (shop) => sendOutbox(shop),
  'track-shipments': trackShipments,
  'tell-back-in-stock': tellBackInStock,
  'tell-pickups': tellPickups,
  'release-holds': releaseHolds,
  'cancel-unconfirmed': cancelUnconfirmed,
  'reconcile-payments': reconcilePayments,
  'post-ledger': postLedger,
  'issue-fee-invoices': issueFeePapers,
  publish: publishChanges,
  'turn-prices': turnPrices,
  'index-search': indexSearch,
  'rank-search': rerank,
  'roll-calendar': rollCalendar,
  'publish-planned-posts': publishPlannedPosts,
  'turn-pages': turnPages,
  'send-letters': (shop) => sendLetters(shop, (letter) => letterParts(shop, letter)),
  'count-bought-together': countBoughtTogether,
  'count-cod-outcomes': countCodOutcomes,
  'count-sales': countSales,
  'erase-accounts': (shop) => eraseAccounts(shop),
  'ask-for-reviews': askForReviews,
  'tell-price-drops': tellPriceDrops,
  'remind-of-carts': remindOfCarts,
  'raise-alarms': raiseAlarms,
  'purge-expired': purgeExpired,
  'note-erasures': noteErasures,
  'back-up': backUp,
  'reseal-secrets': resealSecrets,
};

const jobOf = (name: JobName): Job => ({
  name,
  everySeconds: JOB_SCHEDULE[name].everySeconds,
  run: RUNS[name],
  // The records have the last publish that changed a page.
  ...(name === 'publish' && { isIdle: (did) => 'published' in did && did.published === false }),
});

export const JOBS: readonly Job[] = JOB_NAMES.map(jobOf);

export function jobNamed(name: string): Job | undefined {
  return JOBS.find((job) => job.name === name);
}

export const FREQUENT_JOBS = JOB_NAMES.filter((name) => !hasTurns(name)).map(jobOf);
export const SLOW_JOBS = JOB_NAMES.filter(hasTurns).map(jobOf);
