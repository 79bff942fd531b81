import type { Shop } from '../../shop.ts';
import { deliverItem, LONGEST_DELIVERY_MS } from './kind.ts';
import type { OutboxItem, StoredItem } from './kind.ts';
import { CLAIM_MS, claimDue, markFailed, markSent, renewClaim } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** After so many tries an item is dead: it is kept, and sent again only when somebody asks for it (`resendDead`). */
const MAX_ATTEMPTS = 12;
/** Items one run takes on at once. */
const AT_ONCE = 50;

/** An outbox item leased by this process. */
interface ClaimedItem extends StoredItem {
  /** Tries so far, this one included. */
  attempts: number;
  claimedUntil: number;
}

/** How a try ended; nothing where the item was somebody else's. */
type Outcome = 'sent' | 'failed' | 'dead' | undefined;

/**
 * Sends items right after the batch that wrote their rows (`outboxItem`). Never throws for the outside world's sake: a
 * failure is noted, and the job tries again.
 */
export async function sendItems(shop: Shop, items: readonly OutboxItem[]): Promise<void> {
  const claimedUntil = shop.now + CLAIM_MS;
  for (const item of items) await sendClaimed(shop, { ...item, attempts: 1, claimedUntil });
}

/**
 * Sends what was left over: what failed before, and what its request could not send. Tells how many tries ended how;
 * a `dead` one was the last of its item.
 */
export async function sendOutbox(shop: Shop): Promise<{ sent: number; failed: number; dead: number }> {
  const counts = { sent: 0, failed: 0, dead: 0 };
  for (;;) {
    const [items] = await shop.write(claimDue(shop, AT_ONCE));
    if (items.length === 0) return counts;
    for (const item of items) {
      const outcome = await sendClaimed(shop, item);
      if (outcome) counts[outcome] += 1;
    }
  }
}

/**
 * Sends one item and notes how it went. Those before it may have taken long: its claim is renewed when it could end
 * meanwhile, and an item that somebody else took over is theirs.
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
