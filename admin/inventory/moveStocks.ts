import type * as z from 'zod/mini';
import { MOST_MOVED } from '#contract/calls/inventory.ts';
import type { MoveStocks } from '#contract/calls/inventory.ts';
import { callOnce } from '../providers/call-once.ts';
import { invalid } from '../providers/useSend.ts';
import { words } from '../words/en/inventory.ts';

/** Changes the stock of several SKUs at once. @returns the text of the notification */
export async function moveStocks(input: z.input<typeof MoveStocks>): Promise<string> {
  const { length } = input.moves;
  if (length > MOST_MOVED) throw invalid({ moves: words.pleaseSaveAtMostSkus(MOST_MOVED) });
  await callOnce('/api/admin/inventory/moves', { method: 'PUT', body: JSON.stringify(input) });
  return words.theStockOfSkusIsChanged(length);
}
