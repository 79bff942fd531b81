import { inLanguage } from '../language.ts';

export const words = inLanguage('order-sums', {
  toTheSeller: 'To the seller',
  toYou: 'To you',
  sumsByOrder: 'Sums by order',
  noOrdersWithTransactions: 'No orders with transactions',
  failedToFetchTheSums: 'Failed to fetch the sums',
  placed: 'Placed',
  inPayouts: 'In payouts',
  transactionsOfOrderId: (orderId: string) => `transactions of ${orderId}`,
});
