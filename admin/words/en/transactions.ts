import { inLanguage } from '../language.ts';

/** The list of transactions, from the seller’s side. */
export const words = inLanguage('transactions', {
  allTransactions: 'All transactions',
  ofOnePayout: 'Of one payout',
  onOneFeeInvoice: 'On one fee invoice',
  ofOneOrder: 'Of one order',
  reckonedOn: 'Reckoned on',
  transactions: 'Transactions',
  noTransactions: 'No transactions',
  failedToFetchTheTransactions: 'Failed to fetch the transactions',
  forWhat: 'For',
  payout: 'Payout',
});
