import * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { newsletterPath } from '#contract/pages/paths.ts';
import { readLetterParts, renderLetter } from '../../../mails/newsletter-letter.ts';
import type { LetterContent } from '../../../mails/newsletter-letter.ts';
import { emailOf, outboxItem, outboxKind, sendingShop, sendItems } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';

/** The prefix of the subject of a test. */
const TEST_MARK = 'Test: ';
/** The page of the unsubscribe link of a test: it ends nothing. */
const NO_TOKEN = 'test';

const UNSUBSCRIBE_PATH = newsletterPath('unsubscribe', NO_TOKEN);

/** Renders a letter as its reader sees it. Its unsubscribe link ends nothing. */
export async function renderedLetter(
  shop: Pick<Shop, 'read' | 'origin'>,
  content: LetterContent,
): Promise<{ html: string; text: string }> {
  const [{ policy }] = await shop.read(currentSettings());
  const { html, text } = renderLetter(
    { email: '', language: 'en' },
    content,
    UNSUBSCRIBE_PATH,
    sendingShop(shop.origin, policy),
  );
  return { html, text };
}

/** A letter that an admin may not have saved yet, sent to that admin. */
export const testLetter = outboxKind(
  'testLetter',
  z.object({ to: z.string(), subject: z.string(), preview: z.string(), parts: z.unknown() }),
  async (shop, { to, subject, preview, parts }, key) => {
    const [{ policy }] = await shop.read(currentSettings());
    const content = { subject: TEST_MARK + subject, preview, parts: readLetterParts(parts) };
    const reader = { email: to, language: 'en' } as const;
    await shop.mail.send(renderLetter(reader, content, UNSUBSCRIBE_PATH, sendingShop(shop.origin, policy)), key);
  },
);

/** Mails a letter to the admin, marked as a test. It is in no statistics. */
export async function sendTestLetter(
  shop: Shop,
  { userId }: Admin,
  { subject, preview, parts }: LetterContent,
): Promise<{ message: string }> {
  const [[person]] = await shop.read(emailOf({ userId }));
  const { email: to } = person ?? refuse('NOT_FOUND');
  const item = testLetter.item(`test-letter-${randomKey(shop.random)}`, { to, subject, preview, parts });
  await shop.write(outboxItem(shop, item));
  shop.after(() => sendItems(shop, [item]));
  return { message: sentTo(to) };
}

/** Returns the answer of a repeated request. */
export async function testLetterSent(shop: Shop, { userId }: Admin): Promise<{ message: string }> {
  const [[person]] = await shop.read(emailOf({ userId }));
  return { message: sentTo((person ?? refuse('NOT_FOUND')).email) };
}

const sentTo = (email: string) => `The test is on its way to ${email}.`;
