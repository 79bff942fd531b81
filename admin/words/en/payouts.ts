import { inLanguage } from '../language.ts';

/** Payouts as sellers read them: the balance, the commission, the list, and a payout with its statement. */
export const words = inLanguage('payouts', {
  // The balance
  failedToFetchYourBalance: 'Failed to fetch your balance',
  yourMoney: 'Your money',
  allTransactions: 'All transactions',
  payableNow: 'Payable now',
  paidFromOn: (minimum: string) => `Paid from ${minimum} on`,
  goesOutWithTheNext: 'Goes out with the next payout',
  nothingPayableYet: 'Nothing payable yet',
  owesMoreThanItIs: 'Owes more than it is owed: taken off the next payout',
  lessThanTheMinimumGoes: 'Less than the minimum: goes with the next payout',
  noBankAccount: 'No bank account',
  pending: 'Pending',
  becomesPayableLater: 'Becomes payable later',
  onItsWay: 'On its way',
  payoutsOnTheirWay: 'payouts on their way',
  inPayoutsBeingPaid: 'In payouts being paid',
  onHold: 'On hold',
  payoutsOnHold: 'payouts on hold',
  waitsSeeBelow: 'Waits, see below',
  paidSoFar: 'Paid so far',
  payoutsThatWerePaid: 'payouts that were paid',
  toYourBankAccount: 'To your bank account',
  yourBankAccountWasChanged: (heldUntil: string) =>
    `Your bank account was changed. To keep your money safe, payouts wait until ${heldUntil}.`,
  whyMoneyIsPending: 'Why money is pending',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  transactionsOwed: (state: string) => `transactions: ${state}`,

  // The commission
  failedToFetchYourCommission: 'Failed to fetch your commission',
  yourCommission: 'Your commission',
  allOtherGoods: 'All other goods',
  allGoods: 'All goods',
  percentAsAgreed: (percent: number) => `${percent}%, as agreed with you`,
  commissionOn: (category: string) => `Commission on ${category}`,

  // The list
  payoutSellerOrReference: 'Payout, seller or reference',
  payoutOrReference: 'Payout or reference',
  onTheirWay: 'On their way',
  payouts: 'Payouts',
  noPayouts: 'No payouts',
  failedToFetchThePayouts: 'Failed to fetch the payouts',
  payout: 'Payout',
  made: 'Made',
  bankAccount: 'Account',
  reference: 'Reference',

  // A payout and its statement
  payoutNumber: (number: string) => `Payout ${number}`,
  waitsUntil: 'Waits until',
  paid: 'Paid',
  statement: 'Statement',
  failedToFetchTheStatement: 'Failed to fetch the statement',
  failedToDownloadTheStatement: 'Failed to download the statement',
  downloadPdf: 'Download PDF',
  downloadCsv: 'Download CSV',
  statementByKind: 'Statement by for',
  forWhat: 'For',
  statementByOrder: 'Statement by order',
  noOrder: 'No order',
  transactionsOfThisPayout: (part: string) => `transactions of this payout: ${part}`,
  allTransactionsOfThisPayout: 'transactions of this payout: all',
});
