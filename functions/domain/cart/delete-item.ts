import type { Customer } from '#contract/calls/actor.ts';
import { must } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { removeItem } from './statements.ts';

/** @throws CART_ITEM_NOT_FOUND */
export async function deleteItem(shop: Shop, customer: Customer, id: number): Promise<void> {
  await shop.write(removeItem({ userId: customer.userId, id }), must('CART_ITEM_NOT_FOUND'));
}
