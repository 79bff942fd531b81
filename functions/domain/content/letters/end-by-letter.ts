import { eq, sql } from 'drizzle-orm';
import { letterRecipients } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isHashOf } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';
import { leaveById } from '../newsletter/index.ts';

/** The form of the token in the unsubscribe link of a letter: the recipient and a signature. */
export const LETTER_TOKEN = /^[1-9]\d{0,14}\.[0-9a-f]{64}$/;

const signed = (recipientId: number) => `letter/end/${recipientId}`;

/**
 * Returns the token of the unsubscribe link in the letter of one recipient. The database stores no secret for it, and
 * links of earlier letters go on working.
 */
export async function letterToken(shop: Pick<Shop, 'keyedHash'>, recipientId: number): Promise<string> {
  return `${recipientId}.${await shop.keyedHash(signed(recipientId))}`;
}

async function recipientOf(shop: Hashes, token: string): Promise<number | undefined> {
  if (!LETTER_TOKEN.test(token)) return undefined;
  const [id, signature] = token.split('.') as [string, string];
  return (await isHashOf(shop, signed(Number(id)), signature)) ? Number(id) : undefined;
}

const subscriberOf = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ subscriberId: letterRecipients.subscriberId })
    .from(letterRecipients)
    .where(eq(letterRecipients.id, params.id)),
);

const noteEnd = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(letterRecipients)
    .set({ endedAt: sql`coalesce(${letterRecipients.endedAt}, ${params.now})` })
    .where(eq(letterRecipients.id, params.id)),
);

/**
 * Ends the subscription of the person who got a letter with this token, and counts it for the letter. Idempotent.
 * Returns whether the token was valid.
 */
export async function endByLetter(shop: Shop, token: string): Promise<boolean> {
  const id = await recipientOf(shop, token);
  if (id === undefined) return false;
  const [[recipient]] = await shop.read(subscriberOf({ id }));
  // A deleted subscriber gets no letters.
  if (recipient?.subscriberId == null) return recipient !== undefined;
  await shop.write(
    leaveById({ id: recipient.subscriberId, now: shop.now, bouncedAt: null }),
    noteEnd({ id, now: shop.now }),
  );
  return true;
}
