import { inLanguage } from '../language.ts';

/** What only admins do with payouts: make them, and move them on. */
export const words = inLanguage('payouts-run', {
  // The moves of a payout
  release: 'Release',
  sentToTheBank: 'Sent to the bank',
  itIsPaid: 'It is paid',
  itFailed: 'It failed',
  putOnHold: 'Put on hold',
  itCanBePaidAgain: 'It can be paid again, to the seller’s present bank account.',
  theBankHasTheOrder: 'The bank has the order to transfer it.',
  theMoneyHasLeftThe: 'The money has left the bank.',
  theAmountIsOwedTo: 'The amount is owed to the seller again, and goes out with the next payout.',
  itWaitsUntilSomebodyReleases: 'It waits until somebody releases it.',
  failedToFetchTheBank: 'Failed to fetch the bank account',
  remark: 'Remark',
  pleaseEnterTheReferenceOf: 'Please enter the reference of the transfer.',
  pleaseEnterAReason: 'Please enter a reason.',
  referenceOfTheTransferUtr: 'Reference of the transfer (UTR)',
  reasonForTheSeller: 'Reason, for the seller',
  moveQuestion: (move: string) => `${move}?`,
  payoutMoved: (number: string, status: string) => `${number}: ${status.toLowerCase()}.`,

  // New payouts
  paySellers: 'Pay sellers',
  failedToFetchWhatIs: 'Failed to fetch what is payable',
  payoutsAreMade: (count: number) => (count === 1 ? '1 payout is made.' : `${count} payouts are made.`),
  makePayouts: 'Make payouts',
  makePayoutsOf: (amount: string) => `Make payouts of ${amount}`,
  pleaseChooseAtLeastOne: 'Please choose at least one seller.',
  nothingIsPayableNow: 'Nothing is payable now.',
  madeOnHoldUntilThe: (time: string) => `Made on hold until ${time}: the bank account was changed`,
  toBankLastDigits: (lastDigits: null | string) => `To •••• ${lastDigits}`,
  notPaidNow: 'Not paid now',
  pendingAmountBefore: ', ',
  pendingAmountAfter: ' pending',
});
