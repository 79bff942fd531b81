import { RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { RETURN_STATUSES } from '#contract/states/return.ts';
import type { Resolution, ReturnKind, ReturnStatus } from '#contract/states/return.ts';
import type { ReturnRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The tone of each status, from the seller's side: a due return needs an action. */
export const RETURN_TONES: Record<ReturnStatus, Tone> = {
  REQUESTED: 'due',
  APPROVED: 'waiting',
  REJECTED: 'over',
  WITHDRAWN: 'over',
  PICKED_UP: 'moving',
  RECEIVED: 'due',
  INSPECTED: 'due',
  REFUNDED: 'good',
  EXCHANGED: 'good',
};

export const STATUS_CHOICES = RETURN_STATUSES.map((value) => ({ value, word: RETURN_STATUS_WORDS[value] }));

/** The labels of the buttons. */
export const STEP_LABELS: Record<ReturnStatus, string> = {
  REQUESTED: 'Ask again',
  APPROVED: 'Approve',
  REJECTED: 'Do not accept',
  WITHDRAWN: 'Withdraw',
  PICKED_UP: 'It was picked up',
  RECEIVED: 'It has arrived',
  INSPECTED: 'I have checked it',
  REFUNDED: 'Refund',
  EXCHANGED: 'Send the exchange',
};

/** Returns the consequence of a step, shown before it is taken. */
export function effectOf(to: ReturnStatus, { kind, resolution }: Pick<ReturnRecord, 'kind' | 'resolution'>) {
  return to === 'APPROVED' ? APPROVAL_EFFECTS[kind][resolution] : STEP_EFFECTS[to];
}

/** A courier picks up the items, and an exchange reserves the other item. */
const APPROVAL_EFFECTS: Record<ReturnKind, Record<Resolution, string>> = {
  RETURN: {
    REFUND: 'The courier picks up the items.',
    EXCHANGE: 'The courier picks up the items, and the exchange item is held.',
  },
  GIVE_BACK: {
    REFUND: 'Nothing is picked up.',
    EXCHANGE: 'Nothing is picked up, and the exchange item is held.',
  },
};

const STEP_EFFECTS: Partial<Record<ReturnStatus, string>> = {
  REJECTED: 'The shopper is told the reason.',
  INSPECTED: 'Items in good condition go back into stock.',
  REFUNDED: 'The refund is paid, and a credit note is made. This cannot be undone.',
  EXCHANGED: 'The new item can be packed: it is a parcel of the same order.',
};
