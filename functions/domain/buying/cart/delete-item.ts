import type { Customer } from '#contract/calls/actor.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { removeItem } from './statements.ts';

/** Deletes an item of the cart. @throws CART_ITEM_NOT_FOUND */
export async function deleteItem(shop: Shop, customer: Customer, id: number): Promise<void> {
  await shop.write(requireChange(removeItem({ userId: customer.userId, id }), 'CART_ITEM_NOT_FOUND'));
}
