import type { Staff } from '#contract/calls/actor.ts';
import type { InventoryItem, StockUpdateType } from '#contract/calls/inventory.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { inventoryOfSku } from './reads.ts';
import { stockMove } from './counters.ts';
import { growManualReservation, shrinkManualReservation } from './manual-reservations.ts';

/**
 * Changes a SKU's stock by a number of pieces. `increase` and `decrease` change the counted pieces. `reserve` and
 * `release` change only the manual reservation, never those of orders.
 * @throws SKU_NOT_FOUND for another seller's SKU, NOT_ENOUGH_STOCK, HOLD_TOO_SMALL, STOCK_TOO_LARGE
 */
export async function updateStock(
  shop: Shop,
  actor: Staff,
  skuId: number,
  type: StockUpdateType,
  quantity: number,
): Promise<InventoryItem> {
  const before = await readOwnStock(shop, actor, skuId);
  const { after } = await shop.write({
    changes: changes(shop, actor, skuId, type, quantity),
    audit: auditEntry(shop, actor, {
      action: `stock ${type}d`,
      subject: 'inventory',
      subjectId: before.id,
      before: { quantity: before.quantity, reservedQuantity: before.reservedQuantity },
      after: { type, pieces: quantity },
    }),
    after: inventoryOfSku({ skuId }),
  });
  return after[0]!;
}

/** Returns the present stock of a SKU. @throws SKU_NOT_FOUND for another seller's SKU */
export async function readOwnStock(shop: Shop, actor: Staff, skuId: number): Promise<InventoryItem> {
  const [[stock]] = await shop.read(inventoryOfSku({ skuId }));
  return stock && (actor.kind === 'admin' || stock.sellerId === actor.sellerId) ? stock : refuse('SKU_NOT_FOUND');
}

function changes(shop: Shop, actor: Staff, skuId: number, type: StockUpdateType, quantity: number): Statement[] {
  const move = (quantityChange: number, reservedChange: number) =>
    stockMove(shop, actor, { skuId, reason: type, quantityChange, reservedChange });
  switch (type) {
    case 'increase':
      return move(quantity, 0);
    case 'decrease':
      return move(-quantity, 0);
    case 'reserve':
      return [growManualReservation({ skuId, quantity, now: shop.now, ...actorValues(actor) }), ...move(0, quantity)];
    case 'release':
      return [requireChange(shrinkManualReservation({ skuId, quantity }), 'HOLD_TOO_SMALL'), ...move(0, -quantity)];
  }
}
