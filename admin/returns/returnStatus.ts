import { RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { RETURN_STATUSES } from '#contract/states/return.ts';
import type { Resolution, ReturnKind, ReturnStatus } from '#contract/states/return.ts';
import type { ReturnRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { shared } from '../words/language.ts';
import { words } from '../words/en/returns.ts';

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

export const STATUS_CHOICES = RETURN_STATUSES.map((value) => ({ value, word: shared(RETURN_STATUS_WORDS[value]) }));

/** The labels of the buttons. */
export const STEP_LABELS: Record<ReturnStatus, string> = {
  REQUESTED: words.askAgain,
  APPROVED: words.approve,
  REJECTED: words.doNotAccept,
  WITHDRAWN: words.withdraw,
  PICKED_UP: words.itWasPickedUp,
  RECEIVED: words.itHasArrived,
  INSPECTED: words.iHaveCheckedIt,
  REFUNDED: words.giveTheRefund,
  EXCHANGED: words.sendTheExchange,
};

/** Returns the consequence of a step, shown before it is taken. */
export function effectOf(to: ReturnStatus, { kind, resolution }: Pick<ReturnRecord, 'kind' | 'resolution'>) {
  return to === 'APPROVED' ? APPROVAL_EFFECTS[kind][resolution] : STEP_EFFECTS[to];
}

/** A courier picks up the items, and an exchange reserves the other item. */
const APPROVAL_EFFECTS: Record<ReturnKind, Record<Resolution, string>> = {
  RETURN: {
    REFUND: words.itemsArePickedUp,
    EXCHANGE: words.itemsArePickedUpForExchange,
  },
  GIVE_BACK: {
    REFUND: words.nothingIsPickedUp,
    EXCHANGE: words.nothingIsPickedUpForExchange,
  },
};

const STEP_EFFECTS: Partial<Record<ReturnStatus, string>> = {
  REJECTED: words.theShopperIsToldThe,
  INSPECTED: words.goodItemsGoBack,
  REFUNDED: words.refundCannotBeUndone,
  EXCHANGED: words.theNewItemCanBe,
};
