import type { OutboxRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

const KIND_LABELS: Record<string, string> = {
  mail: 'Mail',
  message: 'Message',
  testMail: 'Mail: a test',
  codToConfirm: 'Mail: cash order to confirm',
  failedDeliveryAnswer: 'Answer to a failed delivery',
  cancelParcel: 'Parcel to cancel',
  removeFile: 'File to remove',
  removePieces: 'Pieces of a file to remove',
  refund: 'Refund',
  confirmStockNotice: 'Mail: stock notice to confirm',
  backInStock: 'Mail: back in stock',
  priceDrops: 'Mail: lower prices',
  cartReminder: 'Mail: cart that was left',
  reviewsWanted: 'Mail: reviews wanted',
  returnPickup: 'Pickup of a return',
};

/** The choices of the filter. */
export const KINDS = Object.entries(KIND_LABELS).map(([value, word]) => ({ value, word }));

/** Returns the kind of an item: 'Mail: order placed'. */
export function kindOf({ kind, mail }: Pick<OutboxRecord, 'kind' | 'mail'>): string {
  const word = KIND_LABELS[kind] ?? kind;
  return mail === null ? word : `${word}: ${mail.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)}`;
}

export const STATUS_LABELS: Record<OutboxRecord['status'], { word: string; tone: Tone }> = {
  waiting: { word: 'Waiting', tone: 'moving' },
  dead: { word: 'Given up', tone: 'bad' },
  sent: { word: 'Sent', tone: 'good' },
};
