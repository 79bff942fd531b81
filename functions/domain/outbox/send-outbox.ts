import type { Shop } from '../shop.ts';
import type { Letter } from './letters.ts';
import { CLAIM_MS, claimDue, markFailed, markSent, renewClaim } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** Letters one run takes on at once. */
const AT_ONCE = 50;
/** The longest a mail service takes over one letter; a letter is sent only while its claim lasts longer than that. */
const LONGEST_SENDING_MS = 60_000;

/** A letter whose row was just written. */
export interface NewLetter {
  key: string;
  letter: Letter;
}

/** A letter of the outbox that is ours to send. */
interface ClaimedLetter extends NewLetter {
  /** Tries so far, this one included. */
  attempts: number;
  claimedUntil: number;
}

/**
 * Sends letters right after the batch that wrote their rows (`outboxLetter`). Never throws for the outside world's sake:
 * a failure is noted, and the job tries again.
 */
export async function sendLetters(shop: Shop, letters: readonly NewLetter[]): Promise<void> {
  const claimedUntil = shop.now + CLAIM_MS;
  for (const letter of letters) await sendClaimed(shop, { ...letter, attempts: 1, claimedUntil });
}

/** Sends what was left over: what failed before, and what its request could not send. */
export async function sendOutbox(shop: Shop): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const [rows] = await shop.write(claimDue(shop, AT_ONCE));
    if (rows.length === 0) return counts;
    for (const { payload, ...row } of rows) {
      const outcome = await sendClaimed(shop, { ...row, letter: payload as Letter });
      if (outcome) counts[outcome] += 1;
    }
  }
}

/**
 * Sends one letter and notes how it went. Letters before it may have taken long: its claim is renewed when it could end
 * meanwhile, and a letter that somebody else took over is theirs.
 */
async function sendClaimed(shop: Shop, letter: ClaimedLetter): Promise<'sent' | 'failed' | undefined> {
  const { key, attempts } = letter;
  let { claimedUntil } = letter;
  if (shop.clock() + LONGEST_SENDING_MS > claimedUntil) {
    const until = shop.clock() + CLAIM_MS;
    const [renewed] = await shop.write(renewClaim({ key, claimedUntil, until }));
    if (renewed === 0) return undefined;
    claimedUntil = until;
  }
  try {
    await shop.post.send(letter.letter, key);
  } catch (error) {
    shop.log.error('outbox.failed', error, { key, attempts });
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await shop.write(markFailed({ key, claimedUntil, nextAt: shop.clock() + wait, error: reason }));
    return 'failed';
  }
  await shop.write(markSent({ key, now: shop.clock() }));
  return 'sent';
}
