import type { Condition, ReturnKind, ReturnStatus } from '../states/return.ts';

/** The reasons for a return. */
export const RETURN_REASONS = ['changedMind', 'wrongSize', 'notAsShown', 'defective', 'damaged', 'wrongItem'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_WORDS: Record<ReturnReason, string> = {
  changedMind: 'I changed my mind',
  wrongSize: 'The size does not fit',
  notAsShown: 'It looks different from the pictures',
  defective: 'It is faulty',
  damaged: 'It arrived damaged',
  wrongItem: 'I got something else',
};

/** Reasons of transport damage and mistakes. They are reported soon, with a video of the parcel being opened. */
export const NEEDS_VIDEO: readonly ReturnReason[] = ['damaged', 'wrongItem'];

export const RETURN_STATUS_WORDS: Record<ReturnStatus, string> = {
  REQUESTED: 'Waiting for an answer',
  APPROVED: 'Approved',
  REJECTED: 'Not accepted',
  WITHDRAWN: 'Withdrawn',
  PICKED_UP: 'On its way back',
  RECEIVED: 'Received',
  INSPECTED: 'Checked',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
};

/** Why an item cannot be returned after its return window. */
export const RETURN_WINDOW_OVER = 'It could be returned until {time}.';

export const RETURN_KIND_WORDS: Record<ReturnKind, string> = { RETURN: 'Return', GIVE_BACK: 'Give-back' };

export const CONDITION_WORDS: Record<Condition, string> = {
  restock: 'Good condition, back in stock',
  damaged: 'Damaged',
  writtenOff: 'Written off',
};
