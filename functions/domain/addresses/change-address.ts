import type { Customer } from '#contract/calls/actor.ts';
import type { Address, AddressForm } from '#contract/calls/addresses.ts';
import { requireChange } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { savedAddress } from './reads.ts';
import { addressRow, endDefault, updateAddress } from './statements.ts';

/** Orders that were sent to the old address keep it. @throws ADDRESS_NOT_FOUND */
export async function changeAddress(shop: Shop, customer: Customer, id: number, form: AddressForm): Promise<Address> {
  const { userId } = customer;
  const change = { ...addressRow(form), isDefault: form.isDefault ?? null, userId, id, now: shop.now };
  const { changed } = await shop.write({
    others: form.isDefault ? [endDefault({ userId })] : [],
    address: requireChange(updateAddress(change), 'ADDRESS_NOT_FOUND'),
    changed: savedAddress({ userId, id }),
  });
  return { ...form, isDefault: changed[0]!.isDefault, id };
}
