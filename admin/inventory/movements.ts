import type { MovementReason } from '#contract/calls/inventory.ts';

/** Why a stock changed. */
export const REASON_LABELS: Record<MovementReason, string> = {
  opened: 'Opened',
  counted: 'Counted',
  stockTake: 'Stock-take',
  increase: 'Increased by hand',
  decrease: 'Decreased by hand',
  reserve: 'Reserved by hand',
  release: 'Released by hand',
  ordered: 'Ordered',
  cancelled: 'Cancelled',
  dispatched: 'Dispatched',
  returned: 'Came back',
  damaged: 'Came back damaged',
  writtenOff: 'Written off',
};

const signed = (count: number) => (count > 0 ? `+${count}` : `−${-count}`);

/** Returns the changes of a movement. @example '−1, 1 less reserved' */
export function changeText(change: { quantityChange: number; reservedChange: number }): string {
  const { quantityChange, reservedChange } = change;
  const reserved =
    reservedChange === 0 ? '' : `${Math.abs(reservedChange)} ${reservedChange > 0 ? 'more' : 'less'} reserved`;
  if (quantityChange === 0) return reserved || '0';
  return [signed(quantityChange), reserved].filter(Boolean).join(', ');
}
