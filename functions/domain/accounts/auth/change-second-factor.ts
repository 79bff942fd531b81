import type { Statement } from '../../../db/statement.ts';
import { mailItem, outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Mail } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';

type Change = Omit<Extract<Mail, { name: 'secondFactorChanged' }>, 'name' | 'to'>;

/**
 * Writes a change of a user's second factor and mails it to the user, so that an owner learns of a stranger's change.
 * @param to the user's e-mail
 */
export async function changeSecondFactor(
  shop: Shop,
  to: string,
  change: Change,
  ...statements: Statement[]
): Promise<void> {
  const told = mailItem(`second-factor-${randomKey(shop.random)}`, { name: 'secondFactorChanged', to, ...change });
  await shop.write(...statements, outboxItem(shop, told));
  shop.after(() => sendItems(shop, [told]));
}
