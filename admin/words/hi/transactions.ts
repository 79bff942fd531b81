import type { words as English } from '../en/transactions.ts';

/** The list of transactions, from the seller’s side. */
export const words: typeof English = {
  allTransactions: 'सभी लेन-देन',
  ofOnePayout: 'एक पेआउट के',
  onOneFeeInvoice: 'शुल्क के एक बिल के',
  ofOneOrder: 'एक ऑर्डर के',
  reckonedOn: 'किस रकम पर',
  transactions: 'लेन-देन',
  noTransactions: 'कोई लेन-देन नहीं',
  failedToFetchTheTransactions: 'लेन-देन नहीं मिल सके',
  forWhat: 'मद',
  payout: 'पेआउट',
};
