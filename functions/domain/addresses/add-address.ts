import type { Customer } from '#contract/calls/actor.ts';
import type { Address, AddressForm } from '#contract/calls/addresses.ts';
import type { Shop } from '../shop.ts';
import { endDefault, fewEnough, newAddress, newestAddress } from './statements.ts';

/** @throws ADDRESS_LIMIT */
export async function addAddress(shop: Shop, customer: Customer, form: AddressForm): Promise<Address> {
  const { userId } = customer;
  const { added } = await shop.write({
    others: form.isDefault ? [endDefault({ userId })] : [],
    address: newAddress(shop, userId, form),
    few: fewEnough({ userId }),
    added: newestAddress({ userId }),
  });
  return { ...form, isDefault: form.isDefault ?? false, id: added[0]!.id };
}
