import { StockUpdate } from '#contract/calls/inventory.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import { words } from '../words/en/inventory.ts';

interface StockUpdateLabels {
  word: string;
  meaning: string;
  /** The change of each figure per piece. */
  total: -1 | 0 | 1;
  available: -1 | 1;
}

/** The four manual changes of a stock, with their labels and effects. */
export const STOCK_UPDATES: Record<StockUpdateType, StockUpdateLabels> = {
  increase: { word: words.increase, meaning: words.piecesCameIn, total: 1, available: 1 },
  decrease: { word: words.decrease, meaning: words.piecesAreLostBrokenOr, total: -1, available: -1 },
  reserve: { word: words.reserve, meaning: words.keepPiecesAsideByHand, total: 0, available: -1 },
  release: { word: words.release, meaning: words.giveBackWhatWasKept, total: 0, available: 1 },
};

/** Returns the number of pieces, or the error of a text that is none. */
export function readPieces(text: string): { pieces: number; error?: string } {
  const update = StockUpdate.safeParse({ quantity: /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN });
  return update.success ? { pieces: update.data.quantity } : { pieces: 0, error: update.error.issues[0]!.message };
}

/** Returns the stock after the change. It leaves out orders that arrive before the change is saved. */
export function stockAfter(
  stock: StockRecord,
  type: StockUpdateType,
  pieces: number,
): { total: number; available: number } {
  const { total, available } = STOCK_UPDATES[type];
  return { total: stock.quantity + total * pieces, available: stock.availableQuantity + available * pieces };
}
