import type { OutboxRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/outbox.ts';

const KIND_LABELS: Record<string, string> = {
  mail: words.mail,
  message: words.message,
  testMail: words.mailATest,
  codToConfirm: words.mailCashOrderToConfirm,
  failedDeliveryAnswer: words.answerToAFailedDelivery,
  cancelParcel: words.parcelToCancel,
  removeFile: words.fileToRemove,
  removePieces: words.piecesOfAFileTo,
  refund: words.refund,
  confirmStockNotice: words.mailStockNoticeToConfirm,
  backInStock: words.mailBackInStock,
  priceDrops: words.mailLowerPrices,
  cartReminder: words.mailCartThatWasLeft,
  reviewsWanted: words.mailReviewsWanted,
  returnPickup: words.pickupOfAReturn,
};

/** The choices of the filter. */
export const KINDS = Object.entries(KIND_LABELS).map(([value, word]) => ({ value, word }));

/** Returns the kind of an item: 'Mail: order placed'. */
export function kindOf({ kind, mail }: Pick<OutboxRecord, 'kind' | 'mail'>): string {
  const word = KIND_LABELS[kind] ?? kind;
  return mail === null ? word : `${word}: ${mail.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)}`;
}

export const STATUS_LABELS: Record<OutboxRecord['status'], { word: string; tone: Tone }> = {
  waiting: { word: words.waiting, tone: 'moving' },
  dead: { word: words.givenUp, tone: 'bad' },
  sent: { word: common.sent, tone: 'good' },
};
