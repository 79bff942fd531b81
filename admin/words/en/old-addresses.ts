import { inLanguage } from '../language.ts';

/** The list of addresses of a former website, and the page that each leads to. */
export const words = inLanguage('old-addresses', {
  aTableWithTwoColumns:
    'A table with two columns: the old address, and the page of this shop that it leads to, such as /product/jhumka. Whole addresses of the former website are read, too; what follows a question mark is left out. Nothing is written before you have seen what it would change.',
  oldAddressesFromAFile: 'Old addresses from a file',
  fileOfOldAddresses: 'File of old addresses',
  columns: 'Columns',
  theSecondColumnHasThe: 'The second column has the old addresses, so the two columns are read the other way round.',
  oldOrNewAddress: 'Old or new address',
  oldAddresses: 'Old addresses',
  noOldAddressesFound: 'No old addresses found',
  failedToFetchTheOld: 'Failed to fetch the old addresses',
  oldAddress: 'Old address',
  leadsTo: 'Leads to',
  added: 'Added',
  fromAFile: 'From a file',
  removeFrom: (from: string) => `Remove ${from}`,
  removeThisOldAddress: 'Remove this old address?',
  fromIsRemoved: (from: string) => `${from} is removed.`,
  leadsNowhereThen: (address: string) => `${address} leads nowhere then.`,
});
