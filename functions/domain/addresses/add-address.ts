import type { Customer } from '#contract/calls/actor.ts';
import type { Address, AddressForm } from '#contract/calls/addresses.ts';
import type { Shop } from '../shop.ts';
import { fewEnough, newAddress, newestAddress } from './statements.ts';

/** @throws ADDRESS_LIMIT */
export async function addAddress(shop: Shop, customer: Customer, form: AddressForm): Promise<Address> {
  const { userId } = customer;
  const [, , [added]] = await shop.write(
    newAddress(shop, userId, form),
    fewEnough({ userId }),
    newestAddress({ userId }),
  );
  return { ...form, id: added!.id };
}
