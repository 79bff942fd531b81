import { OldAddress } from '#contract/calls/old-addresses.ts';
import {
  managedOldAddresses,
  readRemovedOldAddress,
  removeOldAddress,
} from '../../domain/platform/old-addresses/index.ts';
import { OLD_ADDRESS_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import { importCalls } from './imports.ts';
import { csvOf, resource } from './simple-rest.ts';

export const oldAddressCalls = [
  ...importCalls('old-addresses'),
  ...resource({
    name: 'old-addresses',
    row: OldAddress,
    rows: managedOldAddresses,
    sortedBy: { by: 'from', descending: false },
    filters: {},
    exported: csvOf(managedOldAddresses, writing(OLD_ADDRESS_COLUMNS)),
    archive: {
      summary: 'Removes an address of the former website.',
      run: removeOldAddress,
      again: readRemovedOldAddress,
    },
  }),
];
