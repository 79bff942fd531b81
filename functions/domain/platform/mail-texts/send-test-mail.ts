import type { Admin } from '#contract/calls/actor.ts';
import * as z from 'zod/mini';
import { MailTextValues } from '#contract/calls/mail-texts.ts';
import type { MailWords } from '#contract/shop/mail-words.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { emailOf, outboxItem, outboxKind, sendItems } from '../outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { checkWords, templateNamed, preview } from './template.ts';

/** The prefix of the subject of a test mail. */
const TEST_MARK = 'Test: ';

/** A test mail with texts that an admin has not applied yet, sent to that admin. */
export const testMail = outboxKind(
  'testMail',
  z.object({ to: z.string(), mail: z.string(), words: MailTextValues }),
  async (shop, { to, mail, words }, key) => {
    const rendered = await preview(shop, templateNamed(shop, mail), to, words);
    await shop.mail.send({ to, subject: TEST_MARK + rendered.subject, text: rendered.text, html: rendered.html }, key);
  },
);

/**
 * Mails the given texts to the admin, marked as a test.
 * @throws NOT_FOUND when the shop has no such mail
 * @throws FIELDS_INVALID when facts are unknown or missing
 */
export async function sendTestMail(
  shop: Shop,
  { userId }: Admin,
  mail: string,
  words: MailWords,
): Promise<{ message: string }> {
  const [[person]] = await shop.read(emailOf({ userId }));
  checkWords(templateNamed(shop, mail), words);
  const { email: to } = person ?? refuse('NOT_FOUND');
  const item = testMail.item(`test-mail-${randomKey(shop.random)}`, { to, mail, words });
  await shop.write(outboxItem(shop, item));
  shop.after(() => sendItems(shop, [item]));
  return { message: sentTo(to) };
}

/** Returns the answer of a repeated request. */
export async function testMailSent(shop: Shop, { userId }: Admin): Promise<{ message: string }> {
  const [[person]] = await shop.read(emailOf({ userId }));
  return { message: sentTo((person ?? refuse('NOT_FOUND')).email) };
}

const sentTo = (email: string) => `The test is on its way to ${email}.`;
