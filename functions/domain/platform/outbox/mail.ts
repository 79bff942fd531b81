import type { Shop } from '../../shop.ts';
import { outboxKind } from './kind.ts';
import type { OutboxItem } from './kind.ts';
import { presentWords } from './mail-words.ts';
import { Mail } from './mails.ts';

/**
 * Writes a mail with its current texts and hands it to the mail service. A mail to a deleted account, whose e-mail is
 * erased, is not sent: a late payment of its orders is still refunded.
 */
export async function sendMail(shop: Shop, mail: Mail, key: string): Promise<void> {
  if (!mail.to.includes('@')) return;
  const [{ words }] = await shop.read(presentWords(shop.mailer.letterOf(mail)));
  await shop.mailer.send(mail, words, key);
}

export const mail = outboxKind('mail', Mail, sendMail);

/** Returns the outbox item of a mail. */
export function mailItem(key: string, payload: Mail): OutboxItem {
  return mail.item(key, payload);
}
