import { inLanguage } from '../language.ts';

/** Cash from couriers and cash taken over the counter. */
export const words = inLanguage('remittances', {
  // Cash taken over the counter
  cashPaidIntoTheBank: (person: string, day: string) => `Paid into the bank: ${person}, ${day}`,
  paidIntoTheBank: 'Paid into the bank',
  isInTheBank: (amount: string) => `${amount} is in the bank.`,
  cashTakenOn: (amount: string, person: string, day: string) => `${amount} that ${person} took on ${day}.`,
  itIsInTheBank: 'It is in the bank',
  referenceOfTheBank: 'Reference of the bank',
  cashTaken: 'Cash taken',
  soldOverTheCounter: 'Sold over the counter.',
  allOfItIsIn: 'All of it is in the bank.',
  isNotInTheBank: (amount: string) => `${amount} is not in the bank yet.`,
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  ordersInTheBank: (count: number, reference: string) =>
    `${count === 1 ? '1 order' : `${count} orders`}, in the bank: ${reference}`,
  // The import of a courier’s file
  importCsv: 'Import CSV',
  fileOfTheCourier: 'File of the courier',
  failedToReadTheFile: 'Failed to read the file',
  linesAreImported: (count: number) => (count === 1 ? '1 line is imported.' : `${count} lines are imported.`),
  importCashFromACourier: 'Import cash from a courier',
  import: 'Import',
  nothingIsImportedUntilThese: 'Nothing is imported until these are right:',
  rowHasFault: (row: number, fault: string) => `Row ${row}: ${fault}`,
  rowIsLeftOut: (row: number, reason: string) => `Row ${row} is left out. ${reason}.`,
  everyLineOfThisFile: 'Every line of this file came in before: nothing is imported.',
  newLines: (count: number, total: string) => (count === 1 ? `1 new line, ${total}` : `${count} new lines, ${total}`),
  linesOfTheFile: 'Lines of the file',
  expected: 'Expected',
  andMoreLines: (count: number) => `and ${count} more lines`,
  cameInBefore: 'Came in before',
  late: 'late',
  // Overdue cash
  notHandedOverInTime: 'Not handed over in time',
  parcelsAreMissing: (count: number, total: string) =>
    `${count === 1 ? '1 parcel' : `${count} parcels`}, ${total}. Please ask the courier.`,
  deliveredBy: (courier: string, when: string) => `${courier}, delivered ${when}`,
  // The list
  awbOrUtr: 'AWB or UTR',
  codRemittances: 'COD remittances',
  noCashWasHandedOver: 'No cash was handed over yet',
  failedToFetchTheCash: 'Failed to fetch the cash from couriers',
});
