import type { Shop } from '../shop.ts';
import type { Letter } from './letters.ts';
import { claimDue, markFailed, markSent } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** Letters one run takes on: few enough to be sent before their claim ends. */
const AT_ONCE = 50;

/** A letter of the outbox that is ours to send. */
export interface ClaimedLetter {
  key: string;
  letter: Letter;
  /** Tries so far, this one included. */
  attempts: number;
}

/**
 * Sends letters whose rows the caller holds. Never throws for the outside world's sake: a failure is noted, and the job
 * tries again.
 */
export async function sendLetters(
  shop: Shop,
  letters: readonly ClaimedLetter[],
): Promise<{ sent: number; failed: number }> {
  const sent: string[] = [];
  for (const { key, letter, attempts } of letters) {
    try {
      await shop.post.send(letter, key);
      sent.push(key);
    } catch (error) {
      shop.log.error('outbox.failed', error, { key, attempts });
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await shop.write(markFailed({ key, nextAt: shop.now + wait, error: reason }));
    }
  }
  if (sent.length > 0) await shop.write(markSent({ keys: JSON.stringify(sent), now: shop.now }));
  return { sent: sent.length, failed: letters.length - sent.length };
}

/** Sends what was left over: what failed before, and what its request could not send. */
export async function sendOutbox(shop: Shop): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const [rows] = await shop.write(claimDue(shop, AT_ONCE));
    if (rows.length === 0) return counts;
    const letters = rows.map(({ payload, ...row }) => ({ ...row, letter: payload as Letter }));
    const { sent, failed } = await sendLetters(shop, letters);
    counts.sent += sent;
    counts.failed += failed;
  }
}
