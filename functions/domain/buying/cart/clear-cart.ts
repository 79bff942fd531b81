import type { Customer } from '#contract/calls/actor.ts';
import type { Shop } from '../../shop.ts';
import { removeAllItems } from './statements.ts';

export async function clearCart(shop: Shop, customer: Customer): Promise<void> {
  await shop.write(removeAllItems({ userId: customer.userId }));
}
