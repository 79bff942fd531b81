import type { Customer } from '#contract/calls/actor.ts';
import type { Address } from '#contract/calls/addresses.ts';
import type { Shop } from '../../shop.ts';
import { addressesOf } from './reads.ts';

export async function listAddresses(shop: Shop, customer: Customer): Promise<Address[]> {
  const [list] = await shop.read(addressesOf({ userId: customer.userId }));
  return list;
}
