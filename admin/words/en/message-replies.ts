import { inLanguage } from '../language.ts';

/** The answers of shoppers to messages. */
export const words = inLanguage('message-replies', {
  notUnderstood: 'Not understood',
  messagesStopped: 'Messages stopped',
  messagesStarted: 'Messages started',
  orderConfirmed: 'Order confirmed',
  orderCancelled: 'Order cancelled',
  courierTriesAgain: 'Courier tries again',
  parcelGoesBack: 'Parcel goes back',
  answeredBefore: 'Answered before',
  severalOrdersWait: 'Several orders wait',
  refusedReason: (reason: string) => `Refused: ${reason}`,
  outcome: 'Outcome',
  allOutcomes: 'All outcomes',
  replies: 'Replies',
  noRepliesHere: 'No replies here',
  failedToFetchTheReplies: 'Failed to fetch the replies',
});
