export { readRemovedOldAddress, removeOldAddress } from './remove-old-address.ts';
export { managedOldAddresses } from './manage-old-addresses.ts';
export { leadsTo } from './leads-to.ts';
