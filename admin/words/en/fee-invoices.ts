import { inLanguage } from '../language.ts';

/** The list of the platform’s invoices and credit notes to sellers. */
export const words = inLanguage('fee-invoices', {
  numberOrSeller: 'Number or seller',
  paper: 'Paper',
  allPapers: 'All papers',
  feeInvoices: 'Fee invoices',
  noFeeInvoices: 'No fee invoices',
  failedToFetchTheFee: 'Failed to fetch the fee invoices',
  ofMonth: 'For',
  taxable: 'Taxable',
  transactionsOnNumber: (number: string) => `transactions on ${number}`,
  failedToDownloadTheInvoice: 'Failed to download the invoice',
  downloadNumber: (number: string) => `Download ${number}`,
  download: 'Download',
});
