import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { requireChange } from '../../../db/statement.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { confirmNewsletterMail } from './mails.ts';
import { askSubscriber } from './statements.ts';
import { tokenHashOf } from './token.ts';

/**
 * Mails an address for its confirmation (double opt-in). The response never reveals whether the address is known. An
 * address that is subscribed or had a request just now gets no second mail.
 */
export async function subscribe(shop: Shop, email: string): Promise<void> {
  const token = randomKey(shop.random);
  const mail = confirmNewsletterMail.item(`newsletter-${randomKey(shop.random)}`, email, { token }, shop.language);
  const tokenHash = await tokenHashOf(shop, token);
  try {
    await shop.write(requireChange(askSubscriber(shop, email, tokenHash), 'NOT_FOUND'), outboxItem(shop, mail));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return;
    throw error;
  }
  shop.after(() => sendItems(shop, [mail]));
}
