import type { words as English } from '../en/fee-invoices.ts';

/** The list of the platform’s invoices and credit notes to sellers. */
export const words: typeof English = {
  numberOrSeller: 'नंबर या विक्रेता',
  paper: 'कागज़',
  allPapers: 'सभी कागज़',
  feeInvoices: 'शुल्क के बिल',
  noFeeInvoices: 'शुल्क का कोई बिल नहीं',
  failedToFetchTheFee: 'शुल्क के बिल नहीं मिल सके',
  ofMonth: 'महीना',
  taxable: 'टैक्स वाली रकम',
  transactionsOnNumber: (number) => `${number} के लेन-देन`,
  failedToDownloadTheInvoice: 'बिल डाउनलोड नहीं हो सका',
  downloadNumber: (number) => `${number} डाउनलोड करें`,
  download: 'डाउनलोड करें',
};
