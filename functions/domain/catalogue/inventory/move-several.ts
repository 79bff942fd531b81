import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedStock } from '#contract/calls/managed-stock.ts';
import type { MoveStocks } from '#contract/calls/inventory.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { managedStock } from './manage-stock.ts';
import { stockMove } from './counters.ts';

/**
 * Changes the stock of several SKUs by a number of pieces each, all or none. A count is sent as the difference between
 * the seen and the counted number, so that pieces sold meanwhile stay subtracted.
 * @throws STOCK_NOT_FOUND, also for another seller's stock; NOT_ENOUGH_STOCK, STOCK_TOO_LARGE
 */
export async function moveStocks(
  shop: Shop,
  staff: Staff,
  { moves, why, reason }: MoveStocks,
): Promise<ManagedStock[]> {
  const ids = moves.map(({ id }) => id);
  const present = await readStocks(shop, staff, ids);
  const { after } = await shop.write({
    moves: moves.flatMap(({ id, change }, at) => {
      const { skuId, quantity } = present[at]!;
      const movement = why === 'counted' ? why : change > 0 ? 'increase' : 'decrease';
      return [
        ...stockMove(shop, staff, { skuId, reason: movement, note: reason, quantityChange: change, reservedChange: 0 }),
        auditEntry(shop, staff, {
          action: why === 'counted' ? 'stock counted' : `stock ${movement}d`,
          subject: 'inventory',
          subjectId: id,
          before: { quantity },
          after: { pieces: change },
          reason,
        }),
      ];
    }),
    after: ids.map((id) => managedStock.rowWithId(shop, staff, id)),
  });
  return after.map(([row]) => row!);
}

/** Returns the present stock rows in the order of `ids`. @throws STOCK_NOT_FOUND */
export async function readStocks(shop: Shop, staff: Staff, ids: readonly number[]): Promise<ManagedStock[]> {
  const { rows } = await shop.read({ rows: ids.map((id) => managedStock.rowWithId(shop, staff, id)) });
  return rows.map(([row]) => row ?? refuse('STOCK_NOT_FOUND'));
}
