/** What a shopper sends back: goods within the window for money or another size, or a 1-gram piece after it for a part. */
export const RETURN_KINDS = ['RETURN', 'GIVE_BACK'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** What the shopper wants for it. */
export const RESOLUTIONS = ['REFUND', 'EXCHANGE'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** How returned goods are found when they are looked at: only what is sound goes back into the stock. */
export const CONDITIONS = ['restock', 'damaged', 'writtenOff'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The statuses of a return, in the order they are passed through. */
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
 * Where people may move a return from where it is. A piece that is given back is sent by the shopper, so no courier picks
 * it up; an exchange may still end with the money, and a refund never with goods.
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

/** Whether the shopper may take a return back: as long as its pieces are with them. */
export function mayWithdraw(status: ReturnStatus): boolean {
  return status === 'REQUESTED' || status === 'APPROVED';
}

/** Returns that came to nothing: their pieces may be asked back again. */
export const RETURNS_DROPPED: readonly ReturnStatus[] = ['REJECTED', 'WITHDRAWN'];
