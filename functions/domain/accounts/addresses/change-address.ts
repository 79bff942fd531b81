import type { Customer } from '#contract/calls/actor.ts';
import type { Address, ChangeAddress } from '#contract/calls/addresses.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { savedAddress } from './reads.ts';
import { addressRow, endDefault, updateAddress } from './statements.ts';

/**
 * Changes a saved address. Orders that were sent to the old address keep it.
 * @throws ADDRESS_NOT_FOUND when the customer has no such address
 * @throws STALE_VERSION with the present state
 */
export async function changeAddress(
  shop: Shop,
  customer: Customer,
  id: number,
  { version, ...form }: ChangeAddress,
): Promise<Address> {
  const { userId } = customer;
  const [found] = await shop.read(savedAddress({ userId, id }));
  const before = found[0] ?? refuse('ADDRESS_NOT_FOUND');
  if (version !== undefined && version !== before.version) refuse('STALE_VERSION', { current: before });
  const change = { ...addressRow(form), isDefault: form.isDefault ?? null, version: before.version };
  const { changed } = await shop.write({
    others: form.isDefault ? [endDefault({ userId, next: id, now: shop.now })] : [],
    address: requireChange(updateAddress({ ...change, userId, id, now: shop.now }), 'STALE_VERSION'),
    changed: savedAddress({ userId, id }),
  });
  return changed[0]!;
}
