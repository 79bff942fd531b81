import type { Customer } from '#contract/calls/actor.ts';
import { must } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { archiveAddress } from './statements.ts';

/** @throws ADDRESS_NOT_FOUND */
export async function removeAddress(shop: Shop, customer: Customer, id: number): Promise<void> {
  await shop.write(archiveAddress({ userId: customer.userId, id, now: shop.now }), must('ADDRESS_NOT_FOUND'));
}
