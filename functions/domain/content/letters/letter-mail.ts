import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newsletterPath } from '#contract/pages/paths.ts';
import type { RecipientStatus } from '#contract/states/letter.ts';
import { letterRecipients, letters, newsletterSubscribers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { readLetterParts, renderLetter } from '../../../mails/newsletter-letter.ts';
import { RecipientRefused } from '../../../ports/provider-error.ts';
import { outboxKind, sendingShop } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { leaveById } from '../newsletter/index.ts';
import { letterToken } from './end-by-letter.ts';

/** A letter to one recipient. */
const LetterMail = z.object({ recipientId: z.int() });

const recipientToMail = statement((db, params: Params<{ recipientId: number }>) =>
  db
    .select({
      status: letterRecipients.status,
      subscriberId: letterRecipients.subscriberId,
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
      subscription: newsletterSubscribers.status,
      letter: letters.status,
      subject: letters.subject,
      preview: letters.preview,
      content: letters.content,
    })
    .from(letterRecipients)
    .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.id, letterRecipients.subscriberId))
    .where(eq(letterRecipients.id, params.recipientId)),
);

const settle = statement((db, params: Params<{ id: number; status: RecipientStatus; now: number }>) =>
  db
    .update(letterRecipients)
    .set({ status: sql`${params.status}`, settledAt: sql`${params.now}` })
    .where(eq(letterRecipients.id, params.id)),
);

/**
 * Sends a letter to one recipient, if the letter was not stopped and the subscription not ended meanwhile. What came of
 * it is noted before the outbox notes that the item is done, so a repeated delivery sends nothing. If the process dies
 * between the mail service and the note, the service recognises the second mail by its key.
 */
async function deliver(shop: Shop, { recipientId }: z.infer<typeof LetterMail>, key: string): Promise<void> {
  const [[recipient], { policy }] = await shop.read(recipientToMail({ recipientId }), currentSettings());
  // A mail that failed at every attempt may be sent again by staff.
  if (!recipient || !['waiting', 'failed'].includes(recipient.status)) return;
  const note = (status: RecipientStatus) => settle({ id: recipientId, status, now: shop.clock() });
  if (recipient.letter === 'stopped') {
    await shop.write(note('stopped'));
    return;
  }
  const { email, subscriberId, subject, preview } = recipient;
  if (email === null || subscriberId === null || recipient.subscription !== 'SUBSCRIBED') {
    await shop.write(note('left'));
    return;
  }
  const token = await letterToken(shop, recipientId);
  const mail = renderLetter(
    { email, language: recipient.language ?? 'en' },
    { subject, preview, parts: readLetterParts(recipient.content) },
    newsletterPath('unsubscribe', token),
    sendingShop(shop.origin, policy),
  );
  try {
    await shop.mail.send(mail, key);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    const now = shop.clock();
    await shop.write(note('bounced'), leaveById({ id: subscriberId, now, bouncedAt: now }));
    return;
  }
  await shop.write(note('sent'));
}

export const letterMail = outboxKind('letter', LetterMail, deliver);
