/**
 * RETURN: within the window, for money or another size. GIVE_BACK: a 1-gram piece after it, for a part of its price.
 */
export const RETURN_KINDS = ['RETURN', 'GIVE_BACK'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The resolution that the shopper requests. */
export const RESOLUTIONS = ['REFUND', 'EXCHANGE'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The condition of returned goods after inspection: only `restock` goods go back into the stock. */
export const CONDITIONS = ['restock', 'damaged', 'writtenOff'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The statuses of a return, in their usual order. */
export const RETURN_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'PICKED_UP',
  'RECEIVED',
  'INSPECTED',
  'REFUNDED',
  'EXCHANGED',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

const RETURN_MOVES: Record<ReturnStatus, readonly ReturnStatus[]> = {
  REQUESTED: ['APPROVED', 'REJECTED'],
  APPROVED: ['PICKED_UP'],
  REJECTED: [],
  WITHDRAWN: [],
  PICKED_UP: ['RECEIVED'],
  RECEIVED: ['INSPECTED'],
  INSPECTED: ['REFUNDED', 'EXCHANGED'],
  REFUNDED: [],
  EXCHANGED: [],
};

/**
 * Returns the statuses that people may set next. The shopper sends a give-back, so it has no pickup. An exchange may
 * still end in a refund, but a refund never in an exchange.
 */
export function returnMoves({
  kind,
  status,
  resolution,
}: {
  kind: ReturnKind;
  status: ReturnStatus;
  resolution: Resolution;
}): readonly ReturnStatus[] {
  if (kind === 'GIVE_BACK' && status === 'APPROVED') return ['RECEIVED'];
  return RETURN_MOVES[status].filter((to) => to !== 'EXCHANGED' || resolution === 'EXCHANGE');
}

/** Returns whether the shopper may withdraw a return: only while the shopper has the pieces. */
export function mayWithdraw(status: ReturnStatus): boolean {
  return status === 'REQUESTED' || status === 'APPROVED';
}

/** Ended returns without effect: their pieces may be returned in a new request. */
export const RETURNS_DROPPED: readonly ReturnStatus[] = ['REJECTED', 'WITHDRAWN'];

/** The statuses in which a return may still change. */
export const OPEN_RETURNS: readonly ReturnStatus[] = RETURN_STATUSES.filter(
  (status) => RETURN_MOVES[status].length > 0,
);
