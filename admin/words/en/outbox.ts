import { inLanguage } from '../language.ts';

/** What waits to be sent, what was given up, and what was sent. */
export const words = inLanguage('outbox', {
  // Kinds of what is sent
  mail: 'Mail',
  message: 'Message',
  mailATest: 'Mail: a test',
  mailCashOrderToConfirm: 'Mail: cash order to confirm',
  answerToAFailedDelivery: 'Answer to a failed delivery',
  parcelToCancel: 'Parcel to cancel',
  fileToRemove: 'File to remove',
  piecesOfAFileTo: 'Pieces of a file to remove',
  refund: 'Refund',
  mailStockNoticeToConfirm: 'Mail: stock notice to confirm',
  mailBackInStock: 'Mail: back in stock',
  mailLowerPrices: 'Mail: lower prices',
  mailCartThatWasLeft: 'Mail: cart that was left',
  mailReviewsWanted: 'Mail: reviews wanted',
  pickupOfAReturn: 'Pickup of a return',

  // The list
  waiting: 'Waiting',
  givenUp: 'Given up',
  orderReturnOrError: 'Order, return or error',
  allKinds: 'All kinds',
  whomSomethingWasToldIs: 'Whom something was told is forgotten once it is sent.',
  outbox: 'Outbox',
  nothingHere: 'Nothing here',
  failedToFetchTheOutbox: 'Failed to fetch the outbox',
  about: 'About',
  tries: 'Tries',
  lastError: 'Last error',
  triesCount: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  nextTryAt: (time: string) => `next try ${time}`,
  toWhom: (to: string) => `to ${to}`,
  itIsTriedAgainWithin: 'It is tried again within a minute.',
  itHeldACodeWhich: 'It held a code, which is forgotten',
  sendAgain: 'Send again',
});
