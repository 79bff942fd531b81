import type { Customer } from '#contract/calls/actor.ts';
import type { Address, AddressForm } from '#contract/calls/addresses.ts';
import type { Shop } from '../../shop.ts';
import { newestAddress } from './reads.ts';
import { endDefault, fewEnough, newAddress } from './statements.ts';

/**
 * Saves an address of a customer.
 * @throws ADDRESS_LIMIT when the customer has the maximum number of addresses
 */
export async function addAddress(shop: Shop, customer: Customer, form: AddressForm): Promise<Address> {
  const { userId } = customer;
  const { added } = await shop.write({
    others: form.isDefault ? [endDefault({ userId, next: null, now: shop.now })] : [],
    address: newAddress(shop, userId, form),
    few: fewEnough({ userId }),
    added: newestAddress({ userId }),
  });
  return added[0]!;
}
