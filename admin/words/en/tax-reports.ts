import { inLanguage } from '../language.ts';

/** The page of the tax reports of a month. */
export const words = inLanguage('tax-reports', {
  failedToFetchTheTax: 'Failed to fetch the tax reports',
  taxReports: 'Tax reports',
  month: 'Month',
  thisMonthIsNotOver: 'This month is not over: more comes into its reports.',
  failedToDownloadTheReport: 'Failed to download the report',
  // GSTR-1
  gstr1: 'GSTR-1',
  invoicesAndCreditNotesIssued: (month: string) =>
    `Invoices and credit notes issued in ${month}. The portal takes the JSON file; its offline tool takes the CSV files.`,
  noInvoicesInThisMonth: 'No invoices in this month',
  papersOfMonth: (month: string) => `papers of ${month}`,
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  creditNotes: (count: number) => (count === 1 ? '1 credit note' : `${count} credit notes`),
  gstr1OfAsJson: (sellerName: string) => `GSTR-1 of ${sellerName} as JSON`,
  gstr1OfAsCsv: (sellerName: string) => `GSTR-1 of ${sellerName} as CSV files`,
  // TCS and TDS
  gstr8TaxCollectedAt: 'GSTR-8: tax collected at source',
  taxCollectedAtSourceTcs: 'Tax collected at source (TCS)',
  gstr8AsJson: 'GSTR-8 as JSON',
  gstr8AsCsv: 'GSTR-8 as CSV',
  sellersAcceptItOnThe: 'Sellers accept it on the portal.',
  acceptItOnThePortal: 'Accept it on the portal: it then is in your electronic cash ledger.',
  taxDeductedAtSourceTds: 'Tax deducted at source (TDS)',
  tdsAsCsv: 'TDS as CSV',
  forTheQuarterlyStatementForm: 'For the quarterly statement, Form 140.',
  itIsSetOffAgainst: 'It is set off against your income tax.',
  inTheTransactionsOf: (tax: string, month: string) => `${tax} in the transactions of ${month}`,
  nothingInThisMonth: 'Nothing in this month',
  sellersWithTax: (tax: string) => `sellers with ${tax}`,
  reckonedOn: 'Reckoned on',
});
