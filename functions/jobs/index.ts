import { publishPlannedPosts } from '../domain/blog/index.ts';
import { countBoughtTogether, countSales } from '../domain/related/index.ts';
import { indexSearch, rerank } from '../domain/search/index.ts';
import { postLedger } from '../domain/ledger/index.ts';
import { trackShipments } from '../domain/shipping/index.ts';
import { cancelUnconfirmed, reconcilePayments, releaseHolds } from '../domain/orders/index.ts';
import { tellBackInStock } from '../domain/stock-notices/index.ts';
import { askForReviews } from '../domain/reviews/index.ts';
import { sendOutbox } from '../domain/outbox/index.ts';
import { eraseAccounts } from '../domain/privacy/index.ts';
import { tellPriceDrops } from '../domain/wishlist/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import { purgeExpired } from './purge-expired.ts';
import { publishChanges } from './publish-changes.ts';
import { rollCalendar } from './roll-calendar.ts';

/** Work that comes round again. Each may run twice at once, and be killed anywhere. */
export interface Job {
  name: string;
  /**
   * How often it runs. One that comes round within a minute runs in every process; the edge runs it each minute. The
   * turns of a slower one are kept in the records (`due-jobs.ts`).
   */
  everySeconds: number;
  /** Does what is due now and tells what it did. */
  run(shop: Shop, publisher: Publisher): Promise<object>;
}

export const JOBS: readonly Job[] = [
  { name: 'send-outbox', everySeconds: 15, run: sendOutbox },
  { name: 'track-shipments', everySeconds: 900, run: trackShipments },
  { name: 'tell-back-in-stock', everySeconds: 60, run: tellBackInStock },
  { name: 'release-holds', everySeconds: 60, run: releaseHolds },
  { name: 'cancel-unconfirmed', everySeconds: 300, run: cancelUnconfirmed },
  { name: 'reconcile-payments', everySeconds: 120, run: reconcilePayments },
  { name: 'post-ledger', everySeconds: 120, run: postLedger },
  { name: 'publish', everySeconds: 1, run: publishChanges },
  { name: 'index-search', everySeconds: 2, run: indexSearch },
  { name: 'rank-search', everySeconds: 86_400, run: rerank },
  { name: 'roll-calendar', everySeconds: 300, run: rollCalendar },
  { name: 'publish-planned-posts', everySeconds: 300, run: publishPlannedPosts },
  { name: 'count-bought-together', everySeconds: 86_400, run: countBoughtTogether },
  { name: 'count-sales', everySeconds: 86_400, run: countSales },
  { name: 'erase-accounts', everySeconds: 300, run: (shop) => eraseAccounts(shop) },
  { name: 'ask-for-reviews', everySeconds: 3600, run: askForReviews },
  { name: 'tell-price-drops', everySeconds: 3600, run: tellPriceDrops },
  { name: 'purge-expired', everySeconds: 3600, run: purgeExpired },
];

export function jobNamed(name: string): Job | undefined {
  return JOBS.find((job) => job.name === name);
}

export const FREQUENT_JOBS = JOBS.filter(({ everySeconds }) => everySeconds <= 60);
export const SLOW_JOBS = JOBS.filter(({ everySeconds }) => everySeconds > 60);
