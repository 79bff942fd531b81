import type { words as English } from '../en/order-sums.ts';

/** The list of the sums of each order’s transactions. */
export const words: typeof English = {
  toTheSeller: 'विक्रेता को',
  toYou: 'आपको',
  sumsByOrder: 'ऑर्डर का हिसाब',
  noOrdersWithTransactions: 'लेन-देन वाला कोई ऑर्डर नहीं',
  failedToFetchTheSums: 'हिसाब नहीं मिल सका',
  placed: 'ऑर्डर कब हुआ',
  inPayouts: 'पेआउट में',
  transactionsOfOrder: (order) => `${order} के लेन-देन`,
};
