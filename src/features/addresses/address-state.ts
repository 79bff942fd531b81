import * as messages from '#contract/messages.ts';
import { listAddresses, removeAddress } from '../../api/addresses.ts';
import { serverState } from '../../api/server-state.ts';
import type { Address } from '../../api/wire.ts';

const addresses = serverState(listAddresses, messages.ADDRESSES_FETCH_FAILED);

/** The saved addresses of the shopper who is signed in. */
export const $addresses = addresses.$answer;
export const loadAddresses = addresses.load;

/** Takes an address as the server has just saved it. Where it became the default, the former one changed with it. */
export function keepAddress(address: Address): void {
  const known = ($addresses.get().value ?? []).map((one) =>
    address.isDefault && one.isDefault ? { ...one, isDefault: false, version: one.version + 1 } : one,
  );
  const isKnown = known.some(({ id }) => id === address.id);
  const all = isKnown ? known.map((one) => (one.id === address.id ? address : one)) : [...known, address];
  // The default one first, as the server lists them.
  addresses.write(all.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)));
  // The former default may have been changed elsewhere as well.
  if (address.isDefault) void loadAddresses();
}

/**
 * Deletes an address and returns those that are left.
 * @throws ApiError
 */
export async function deleteAddress(id: number): Promise<Address[]> {
  await removeAddress(id);
  const rest = ($addresses.get().value ?? []).filter((address) => address.id !== id);
  addresses.write(rest);
  return rest;
}
