import type * as z from 'zod/mini';
import { MOST_MOVED } from '#contract/calls/inventory.ts';
import type { MoveStocks } from '#contract/calls/inventory.ts';
import { callOnce } from '../providers/call-once.ts';
import { invalid } from '../providers/useSend.ts';

/** Changes the stock of several SKUs at once. @returns the text of the notification */
export async function moveStocks(input: z.input<typeof MoveStocks>): Promise<string> {
  const { length } = input.moves;
  if (length > MOST_MOVED) throw invalid({ moves: `Please save at most ${MOST_MOVED} SKUs at once.` });
  await callOnce('/api/admin/inventory/moves', { method: 'PUT', body: JSON.stringify(input) });
  return length === 1 ? 'The stock of 1 SKU is changed.' : `The stock of ${length} SKUs is changed.`;
}
