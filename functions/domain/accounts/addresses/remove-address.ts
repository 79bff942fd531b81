import type { Customer } from '#contract/calls/actor.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { archiveAddress } from './statements.ts';

/** @throws ADDRESS_NOT_FOUND */
export async function removeAddress(shop: Shop, customer: Customer, id: number): Promise<void> {
  await shop.write(requireChange(archiveAddress({ userId: customer.userId, id, now: shop.now }), 'ADDRESS_NOT_FOUND'));
}
