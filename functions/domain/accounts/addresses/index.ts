export { addAddress } from './add-address.ts';
export { changeAddress } from './change-address.ts';
export { listAddresses } from './list-addresses.ts';
export { addressesOf, savedAddress } from './reads.ts';
export type { SavedAddress } from './reads.ts';
export { removeAddress } from './remove-address.ts';
export { addressRow, newAddress } from './statements.ts';
