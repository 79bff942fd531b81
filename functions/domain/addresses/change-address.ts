import type { Customer } from '#contract/calls/actor.ts';
import type { Address, AddressForm } from '#contract/calls/addresses.ts';
import { requireChange } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { addressRow, updateAddress } from './statements.ts';

/** Orders that were sent to the old address keep it. @throws ADDRESS_NOT_FOUND */
export async function changeAddress(shop: Shop, customer: Customer, id: number, form: AddressForm): Promise<Address> {
  await shop.write(
    requireChange(
      updateAddress({ ...addressRow(form), userId: customer.userId, id, now: shop.now }),
      'ADDRESS_NOT_FOUND',
    ),
  );
  return { ...form, id };
}
