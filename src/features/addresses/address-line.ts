import type { Address } from '../../api/wire.ts';

/** Returns an address on one line. */
export function addressLine(
  address: Pick<Address, 'address' | 'addressLine2' | 'locality' | 'city' | 'pinCode' | 'state'> & {
    landmark?: string | null;
  },
): string {
  const { address: street, addressLine2, landmark, locality, city, pinCode, state } = address;
  return [street, addressLine2, landmark, locality, `${city} ${pinCode}`, state].filter(Boolean).join(', ');
}
