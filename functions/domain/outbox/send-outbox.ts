import type { Shop } from '../shop.ts';
import type { Letter } from './letters.ts';
import { claim, dueKeys, markFailed, markSent } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;

/**
 * Sends one row of the outbox, if it still waits and nobody else holds it. Never throws for the outside world's sake:
 * a failure is noted and tried again by the job.
 */
export async function sendOutboxRow(shop: Shop, key: string): Promise<'sent' | 'failed' | 'taken'> {
  const [[row]] = await shop.write(claim(shop, key));
  if (!row) return 'taken';
  try {
    await shop.post.send(row.payload as Letter, key);
  } catch (error) {
    shop.log.error('outbox.failed', error, { key, attempts: row.attempts });
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await shop.write(markFailed({ key, nextAt: shop.now + wait, error: reason }));
    return 'failed';
  }
  await shop.write(markSent({ key, now: shop.now }));
  return 'sent';
}

/** Sends what was left over. The numbers say what became of the rows. */
export async function sendOutbox(shop: Shop): Promise<{ sent: number; failed: number; taken: number }> {
  const counts = { sent: 0, failed: 0, taken: 0 };
  const [due] = await shop.read(dueKeys({ now: shop.now, limit: 100 }));
  for (const { key } of due) counts[await sendOutboxRow(shop, key)] += 1;
  return counts;
}
