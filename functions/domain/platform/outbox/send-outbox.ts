import type { Shop } from '../../shop.ts';
import { deliverItem, LONGEST_DELIVERY_MS } from './kind.ts';
import type { OutboxItem, StoredItem } from './kind.ts';
import { CLAIM_MS, claimDue, markFailed, markSent, renewClaim } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
export const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** After this many attempts an item is dead: it stays stored, and is sent again only on request (`resendDead`). */
const MAX_ATTEMPTS = 12;
/** The number of items that one run leases at a time. */
const AT_ONCE = 50;

/** An outbox item leased by this process. */
interface ClaimedItem extends StoredItem {
  /** Attempts so far, including this one. */
  attempts: number;
  claimedUntil: number;
}

/** The outcome of an attempt; undefined if another process had leased the item. */
type Outcome = 'sent' | 'failed' | 'dead' | undefined;

/**
 * Sends items directly after the batch that wrote their rows (`outboxItem`). Failures of outside services are noted and
 * not thrown, and the job retries them.
 */
export async function sendItems(shop: Shop, items: readonly OutboxItem[]): Promise<void> {
  const claimedUntil = shop.now + CLAIM_MS;
  for (const item of items) await sendClaimed(shop, { ...item, attempts: 1, claimedUntil });
}

/**
 * Sends due outbox items: retries, and items whose request ended before sending them. Returns the number of attempts by
 * outcome; a `dead` attempt was the last of its item. Bulk items are sent one by one, and only after the others that are
 * due.
 * @param since epoch milliseconds: a request sends only what its own batch made, because its time on Workers is short
 */
export async function sendOutbox(shop: Shop, since = 0): Promise<{ sent: number; failed: number; dead: number }> {
  const counts = { sent: 0, failed: 0, dead: 0 };
  for (;;) {
    const [first, bulk] = await shop.write(...claimDue(shop, AT_ONCE, since));
    const items = [...first, ...bulk];
    if (items.length === 0) return counts;
    for (const item of items) {
      const outcome = await sendClaimed(shop, item);
      if (outcome) counts[outcome] += 1;
    }
  }
}

/**
 * Sends one item and notes the outcome. If the lease could end during the delivery, it is renewed first, since earlier
 * items may have taken long. An item that another process leased since is skipped.
 */
async function sendClaimed(shop: Shop, item: ClaimedItem): Promise<Outcome> {
  const { kind, key, attempts } = item;
  let { claimedUntil } = item;
  if (shop.clock() + LONGEST_DELIVERY_MS > claimedUntil) {
    const until = shop.clock() + CLAIM_MS;
    const [renewed] = await shop.write(renewClaim({ key, claimedUntil, until }));
    if (renewed === 0) return undefined;
    claimedUntil = until;
  }
  try {
    await deliverItem(shop, item);
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS;
    shop.log.error(isLast ? 'outbox.dead' : 'outbox.failed', error, { kind, key, attempts });
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const nextAt = shop.clock() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    await shop.write(markFailed({ key, claimedUntil, isLast, nextAt, error: reason }));
    return isLast ? 'dead' : 'failed';
  }
  await shop.write(markSent({ key, now: shop.clock() }));
  return 'sent';
}
