import type { Shop } from '../shop.ts';
import type { Mail } from './mails.ts';
import { CLAIM_MS, claimDue, markFailed, markSent, renewClaim } from './statements.ts';

const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** Mails one run takes on at once. */
const AT_ONCE = 50;
/** The longest a mail service takes over one mail; a mail is sent only while its claim lasts longer than that. */
const LONGEST_SENDING_MS = 60_000;

/** A mail whose row was just written. */
export interface NewMail {
  key: string;
  mail: Mail;
}

/** A mail of the outbox that is ours to send. */
interface ClaimedMail extends NewMail {
  /** Tries so far, this one included. */
  attempts: number;
  claimedUntil: number;
}

/**
 * Sends mails right after the batch that wrote their rows (`outboxLetter`). Never throws for the outside world's sake:
 * a failure is noted, and the job tries again.
 */
export async function sendMails(shop: Shop, mails: readonly NewMail[]): Promise<void> {
  const claimedUntil = shop.now + CLAIM_MS;
  for (const mail of mails) await sendClaimed(shop, { ...mail, attempts: 1, claimedUntil });
}

/** Sends what was left over: what failed before, and what its request could not send. */
export async function sendOutbox(shop: Shop): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    const [rows] = await shop.write(claimDue(shop, AT_ONCE));
    if (rows.length === 0) return counts;
    for (const { payload, ...row } of rows) {
      const outcome = await sendClaimed(shop, { ...row, mail: payload as Mail });
      if (outcome) counts[outcome] += 1;
    }
  }
}

/**
 * Sends one mail and notes how it went. Mails before it may have taken long: its claim is renewed when it could end
 * meanwhile, and a mail that somebody else took over is theirs.
 */
async function sendClaimed(shop: Shop, mail: ClaimedMail): Promise<'sent' | 'failed' | undefined> {
  const { key, attempts } = mail;
  let { claimedUntil } = mail;
  if (shop.clock() + LONGEST_SENDING_MS > claimedUntil) {
    const until = shop.clock() + CLAIM_MS;
    const [renewed] = await shop.write(renewClaim({ key, claimedUntil, until }));
    if (renewed === 0) return undefined;
    claimedUntil = until;
  }
  try {
    await shop.mailer.send(mail.mail, key);
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
