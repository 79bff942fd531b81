import type { Statement } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { secondFactorChangedMail } from './mails/second-factor.ts';
import type { SecondFactorChanged } from './mails/second-factor.ts';

/**
 * Writes a change of a user's second factor and mails it to the user, so that an owner learns of a stranger's change.
 * @param to the user's e-mail
 */
export async function changeSecondFactor(
  shop: Shop,
  to: string,
  change: SecondFactorChanged,
  ...statements: Statement[]
): Promise<void> {
  const told = secondFactorChangedMail.item(`second-factor-${randomKey(shop.random)}`, to, change);
  await shop.write(...statements, outboxItem(shop, told));
  shop.after(() => sendItems(shop, [told]));
}
