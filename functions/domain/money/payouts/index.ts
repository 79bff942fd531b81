export { managedPayouts } from './managed-payouts.ts';
export { managedOrderSums } from './managed-order-sums.ts';
export { managedTransactions } from './managed-transactions.ts';
export { movePayout, openPayoutAccount } from './move-payout.ts';
export { printStatement } from './print-statement.ts';
export { readBalance } from './read-balance.ts';
export { readStatement } from './read-statement.ts';
export { previewPayouts, readPayouts, runPayouts } from './run-payouts.ts';
export { sellerPayoutMessage } from './messages.ts';
