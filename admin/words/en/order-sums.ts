import { inLanguage } from '../language.ts';

/** The list of the sums of each order’s transactions. */
export const words = inLanguage('order-sums', {
  toTheSeller: 'To the seller',
  toYou: 'To you',
  sumsByOrder: 'Sums by order',
  noOrdersWithTransactions: 'No orders with transactions',
  failedToFetchTheSums: 'Failed to fetch the sums',
  placed: 'Placed',
  inPayouts: 'In payouts',
  transactionsOfOrder: (order: string) => `transactions of ${order}`,
});
