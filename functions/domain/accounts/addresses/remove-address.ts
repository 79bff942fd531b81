import type { Customer } from '#contract/calls/actor.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { archiveAddress } from './statements.ts';

/**
 * Archives a saved address.
 * @throws ADDRESS_NOT_FOUND when the customer has no such address
 */
export async function removeAddress(shop: Shop, customer: Customer, id: number): Promise<void> {
  await shop.write(requireChange(archiveAddress({ userId: customer.userId, id, now: shop.now }), 'ADDRESS_NOT_FOUND'));
}
