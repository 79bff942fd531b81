import type { MovementReason } from '#contract/calls/inventory.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';

/** Why a stock changed. */
export const REASON_LABELS: Record<MovementReason, string> = {
  opened: words.opened,
  counted: words.counted,
  stockTake: words.stockTake,
  increase: words.increasedByHand,
  decrease: words.decreasedByHand,
  reserve: words.reservedByHand,
  release: words.releasedByHand,
  ordered: words.ordered,
  cancelled: common.cancelled,
  dispatched: words.dispatched,
  returned: words.cameBack,
  damaged: words.cameBackDamaged,
  writtenOff: words.writtenOff,
};

const signed = (count: number) => (count > 0 ? `+${count}` : `−${-count}`);

function reservedText(change: number): string {
  if (change === 0) return '';
  return change > 0 ? words.moreReserved(change) : words.lessReserved(-change);
}

/** The note of a stock-take, as it is stored. */
export const STOCK_TAKE = 'Stock-take';
export const noteShown = (note: string) => (note === STOCK_TAKE ? words.stockTake : note);

/** Returns the changes of a movement. @example '−1, 1 less reserved' */
export function changeText(change: { quantityChange: number; reservedChange: number }): string {
  const { quantityChange, reservedChange } = change;
  const reserved = reservedText(reservedChange);
  if (quantityChange === 0) return reserved || '0';
  return [signed(quantityChange), reserved].filter(Boolean).join(', ');
}
