import { inLanguage } from '../language.ts';

/** The dialog that changes a list by a file, and the past imports of a list. */
export const words = inLanguage('imports', {
  // What a file must have
  helpProducts:
    'The columns are those of the export; “Title” must be among them. A row without “Product id”, at an address where no product is, lists a new one. “Pictures” has the names of files of your library, in their order, with semicolons between them. Nothing is written before you have seen what it would change.',
  helpSkus:
    'The columns are those of the export; “SKU code” must be among them. A code that no SKU has adds one to the product of its “Product id”, with its pieces in stock. What the others have in stock is changed by a file of the inventory. “Pictures” has the names of files of your library, with semicolons between them. Nothing is written before you have seen what it would change.',
  helpInventory:
    'The columns are those of the export; “SKU code” must be among them. For a stock-take, write what you counted into “Counted pieces” and leave the others empty. Nothing is written before you have seen what it would change.',
  helpOrders:
    'The columns are those of the export; “Order” must be among them, and “Consignment” where an order has several. A file changes “Status”, and fills in “Courier” and “AWB” of what goes with your own courier. Shoppers get the same mails as for single orders. Nothing is written before you have seen what it would change.',
  helpCustomers:
    'The columns are those of the page “From another shop”; “Email” must be among them. Nothing is written before you have seen what it would change.',
  helpFormerOrders:
    'The columns are those of the page “From another shop”; “Former shop”, “Order number”, “Placed on” and “Total” must be among them. Nothing is written before you have seen what it would change.',
  helpOldAddresses:
    'The columns are those of the export, “Old address” and “New address”. Nothing is written before you have seen what it would change.',
  faulty: 'Faulty',
  new: 'New',
  unchanged: 'Unchanged',
  newChangedUnchangedFaulty: (isNew: string, changed: string, unchanged: string, faulty: string) =>
    `${isNew} new, ${changed} changed, ${unchanged} unchanged, ${faulty} faulty`,
  // Records within a sentence
  product: 'product',
  products: 'products',
  skus: 'SKUs',
  stock: 'stock',
  stocks: 'stocks',
  parcel: 'parcel',
  parcels: 'parcels',
  customer: 'customer',
  customers: 'customers',
  oldAddress: 'old address',
  oldAddresses: 'old addresses',
  formerOrder: 'former order',
  formerOrders: 'former orders',
  areImported: (counted: string, isOne: boolean) => `${counted} ${isOne ? 'is' : 'are'} imported.`,
  // The dialog
  aLineIsTooLong: 'A line of this file is too long',
  failedToReadTheFile: 'Failed to read the file',
  theImportFailedPleaseTry: 'The import failed. Please try again.',
  checkAgain: 'Check again',
  onlyForReading: (columns: string) => `Only for reading: ${columns}`,
  importCsv: 'Import CSV',
  importMany: (many: string) => `Import ${many}`,
  import: 'Import',
  chooseAnotherFile: 'Choose another file',
  chooseAFile: 'Choose a file',
  aCsvFileOfAt: (megabytes: number) => `A CSV file of at most ${megabytes} MB`,
  csvFile: 'CSV file',
  sendingTheFile: 'Sending the file…',
  checkingTheRows: 'Checking the rows…',
  importing: 'Importing…',
  failedToFetchTheRows: 'Failed to fetch the rows',
  theExportFailedPleaseTry: 'The export failed. Please try again.',
  rowsThatAreShown: 'Rows that are shown',
  faultsAsCsv: 'Faults as CSV',
  rowsOfTheFile: 'Rows of the file',
  previousRows: 'Previous rows',
  nextRows: 'Next rows',
  rowNumber: (row: number) => `Row ${row}`,
  rowsFromTo: (first: number, last: number, total: string) => `${first}–${last} of ${total}`,
  empty: '(empty)',
  // Past imports, and undoing them
  itCannotBeUndoneOnce: 'It cannot be undone once one of them was ordered.',
  thoseWhoHaveSignedIn: 'Those who have signed in, ordered or got a letter stay, and so does what was added to others.',
  ordersThatWereHereBefore: 'Orders that were here before and were changed by the file stay as they are now.',
  whatItAddedIsRemoved: (counted: string, isOne: boolean, hint: string) =>
    `${counted} that it added ${isOne ? 'is' : 'are'} removed.${hint}`,
  whatItChangedInIs: (counted: string) => `What it changed in ${counted} is restored where nobody changed it since.`,
  failedToFetchTheImports: 'Failed to fetch the imports',
  pastImportsOf: (many: string) => `Past imports of ${many}`,
  undoneAt: (instant: string) => `Undone ${instant}`,
  somethingStaysOf: (counted: string) => `${counted} had something changed since, which stays.`,
  whatStaysAsCsv: 'What stays as CSV',
  theImportIsUndone: 'The import is undone.',
  theImportCouldNotBe: 'The import could not be undone. Please try again.',
  undoTheImportOf: (fileName: string) => `Undo the import of ${fileName}`,
  undo: 'Undo',
  undoThisImport: 'Undo this import?',
  undoTheImport: 'Undo the import',
});
