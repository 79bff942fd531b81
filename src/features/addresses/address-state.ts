import * as messages from '#contract/messages.ts';
import { listAddresses, removeAddress } from '../../api/addresses.ts';
import { serverState } from '../../api/server-state.ts';
import type { Address } from '../../api/wire.ts';

const addresses = serverState(listAddresses, messages.ADDRESSES_FETCH_FAILED);

/** The saved addresses of the signed-in shopper. */
export const $addresses = addresses.$answer;
export const loadAddresses = addresses.load;

/** Stores an address that the server has just saved. If it is the new default, the former default is updated. */
export function keepAddress(address: Address): void {
  const known = ($addresses.get().value ?? []).map((one) =>
    address.isDefault && one.isDefault ? { ...one, isDefault: false, version: one.version + 1 } : one,
  );
  const isKnown = known.some(({ id }) => id === address.id);
  const all = isKnown ? known.map((one) => (one.id === address.id ? address : one)) : [...known, address];
  // The default address is first, as in the server's list.
  addresses.write(all.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)));
  // Reloads because the former default may have been changed elsewhere.
  if (address.isDefault) void loadAddresses();
}

/**
 * Deletes an address and returns the remaining ones.
 * @throws ApiError
 */
export async function deleteAddress(id: number): Promise<Address[]> {
  await removeAddress(id);
  const rest = ($addresses.get().value ?? []).filter((address) => address.id !== id);
  addresses.write(rest);
  return rest;
}
