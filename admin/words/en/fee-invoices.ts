import { inLanguage } from '../language.ts';

export const words = inLanguage('fee-invoices', {
  numberOrSeller: 'Number or seller',
  paper: 'Paper',
  allPapers: 'All papers',
  feeInvoices: 'Fee invoices',
  noFeeInvoices: 'No fee invoices',
  failedToFetchTheFee: 'Failed to fetch the fee invoices',
  taxable: 'Taxable',
  transactionsOnNumber: (number: string) => `transactions on ${number}`,
  failedToDownloadTheInvoice: 'Failed to download the invoice',
  downloadNumber: (number: string) => `Download ${number}`,
  download: 'Download',
});
