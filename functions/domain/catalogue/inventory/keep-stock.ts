import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedStock } from '#contract/calls/managed-stock.ts';
import type { ChangeStock, CreateStock } from '#contract/calls/inventory.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { inventory, products, skus } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { managedStock } from './manage-stock.ts';
import { stockMove } from './counters.ts';
import { growManualReservation, shrinkManualReservation } from './manual-reservations.ts';

const skuAsked = statement((db, params: Params<{ skuId: number }>) =>
  db
    .select({ sellerId: products.sellerId, id: inventory.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(and(eq(skus.id, params.skuId), isNull(skus.archivedAt))),
);

const reopen = statement((db, params: Params<{ skuId: number; location: string | null; now: number }>) =>
  db
    .update(inventory)
    .set({
      archivedAt: sql`NULL`,
      location: sql`${params.location}`,
      updatedAt: sql`${params.now}`,
      version: sql`${inventory.version} + 1`,
    })
    .where(and(eq(inventory.skuId, params.skuId), isNotNull(inventory.archivedAt))),
);

/**
 * Reopens the stock of a SKU whose stock was archived. A new SKU has a stock row already.
 * @throws SKU_NOT_FOUND, STOCK_KEPT_ALREADY, NOT_ENOUGH_STOCK; FIELDS_INVALID when `sellerId` is not the SKU's seller
 */
export async function createStock(shop: Shop, staff: Staff, input: CreateStock): Promise<ManagedStock> {
  const { skuId, quantity, reservedQuantity, location, sellerId } = input;
  const [[sku]] = await shop.read(skuAsked({ skuId }));
  if (!sku || (staff.kind === 'seller' && sku.sellerId !== staff.sellerId)) refuse('SKU_NOT_FOUND');
  checkSeller(sellerId, sku.sellerId);
  shop.noteResult(String(sku.id));
  const { after } = await shop.write({
    row: requireChange(reopen({ skuId, location, now: shop.now }), 'STOCK_KEPT_ALREADY'),
    counters: setCounters(shop, staff, skuId, {
      quantityChange: quantity,
      handChange: reservedQuantity,
    }),
    audit: auditEntry(shop, staff, {
      action: 'stock kept',
      subject: 'inventory',
      subjectId: sku.id,
      before: {},
      after: { skuId, quantity, reservedQuantity, location },
    }),
    after: managedStock.rowWithId(shop, staff, sku.id),
  });
  return after[0]!;
}

const updateLocation = statement(
  (db, params: Params<{ id: number; version: number; location: string | null; now: number }>) =>
    db
      .update(inventory)
      .set({
        location: sql`${params.location}`,
        updatedAt: sql`${params.now}`,
        version: sql`${inventory.version} + 1`,
      })
      .where(and(eq(inventory.id, params.id), eq(inventory.version, params.version))),
);

/** Requires that the counters still equal those the decision was based on. Fails after a concurrent sale or count. */
const countersStand = requireCondition(
  'STALE_VERSION',
  ({ id, quantity, reserved }: Params<{ id: number; quantity: number; reserved: number }>) =>
    sql`EXISTS (SELECT 1 FROM ${inventory} WHERE ${inventory.id} = ${id}
      AND ${inventory.quantity} = ${quantity} AND ${inventory.reservedQuantity} = ${reserved})`,
);

/**
 * Sets the counted pieces of a SKU, its manual reservation and its location.
 * @throws STOCK_NOT_FOUND, STALE_VERSION with the present state, STOCK_HELD_BY_ORDERS, NOT_ENOUGH_STOCK; FIELDS_INVALID
 * when another SKU or seller is named
 */
export function changeStock(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, ...change }: ChangeStock,
): Promise<ManagedStock> {
  return changeRow(managedStock, shop, staff, { id, version }, (before) => {
    if (change.skuId !== undefined && change.skuId !== before.skuId)
      refuse('FIELDS_INVALID', { fields: { skuId: 'The SKU of a stock cannot change' } });
    checkSeller(change.sellerId, before.sellerId);
    const { quantity = before.quantity, reservedQuantity = before.reservedQuantity } = change;
    const { location = before.location } = change;
    const ofOrders = before.reservedQuantity - before.heldByHand;
    if (reservedQuantity < ofOrders) refuse('STOCK_HELD_BY_ORDERS', { params: { count: ofOrders } });
    return {
      row: updateLocation({ id, version: before.version, location, now: shop.now }),
      also: [
        countersStand({ id, quantity: before.quantity, reserved: before.reservedQuantity }),
        ...setCounters(shop, staff, before.skuId, {
          quantityChange: quantity - before.quantity,
          handChange: reservedQuantity - before.reservedQuantity,
        }),
      ],
      audit: {
        action: 'stock counted',
        subject: 'inventory',
        before: { quantity: before.quantity, reservedQuantity: before.reservedQuantity, location: before.location },
        after: { quantity, reservedQuantity, location },
      },
    };
  });
}

const giveUp = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(inventory)
    .set({ archivedAt: sql`${params.now}`, updatedAt: sql`${params.now}`, version: sql`${inventory.version} + 1` })
    .where(and(eq(inventory.id, params.id), eq(inventory.version, params.version))),
);

/**
 * Archives the stock of a SKU, sets its counters to zero, and returns the archived row.
 * @throws STOCK_NOT_FOUND; STOCK_STILL_HELD when orders have reservations
 */
export async function removeStock(shop: Shop, staff: Staff, id: number): Promise<ManagedStock> {
  const before = await managedStock.one(shop, staff, id);
  if (before.reservedQuantity > before.heldByHand) refuse('STOCK_STILL_HELD');
  const { after } = await shop.write({
    stand: countersStand({ id, quantity: before.quantity, reserved: before.reservedQuantity }),
    counters: setCounters(shop, staff, before.skuId, {
      quantityChange: -before.quantity,
      handChange: -before.heldByHand,
    }),
    row: requireChange(giveUp({ id, version: before.version, now: shop.now }), 'STALE_VERSION'),
    audit: auditEntry(shop, staff, {
      action: 'stock given up',
      subject: 'inventory',
      subjectId: id,
      before: { quantity: before.quantity, heldByHand: before.heldByHand },
      after: {},
    }),
    after: managedStock.formerRow(shop, staff, id),
  });
  return after[0]!;
}

/** Returns the archived stock of a SKU when its remover repeats the request. @throws STOCK_NOT_FOUND */
export async function readRemovedStock(shop: Shop, staff: Staff, id: number): Promise<ManagedStock> {
  const [[row]] = await shop.read(managedStock.formerRow(shop, staff, id));
  return row ?? refuse('STOCK_NOT_FOUND');
}

/**
 * Returns the statements that set the counted pieces of a SKU, if its counters are unchanged since they were read.
 * @throws STALE_VERSION when the counters changed, NOT_ENOUGH_STOCK when fewer pieces are counted than reserved
 */
export function countStock(
  shop: Shop,
  staff: Staff,
  before: { id: number; skuId: number; quantity: number; reservedQuantity: number },
  quantity: number,
): Statement[] {
  const { id, skuId } = before;
  return [
    countersStand({ id, quantity: before.quantity, reserved: before.reservedQuantity }),
    ...setCounters(shop, staff, skuId, { quantityChange: quantity - before.quantity, handChange: 0 }),
    auditEntry(shop, staff, {
      action: 'stock counted',
      subject: 'inventory',
      subjectId: id,
      before: { quantity: before.quantity },
      after: { quantity },
    }),
  ];
}

/** Returns the statements that change the counted pieces and the manual reservation, as one stock movement. */
function setCounters(
  shop: Shop,
  staff: Staff,
  skuId: number,
  { quantityChange, handChange }: { quantityChange: number; handChange: number },
): Statement[] {
  if (quantityChange === 0 && handChange === 0) return [];
  return [
    ...(handChange > 0
      ? [growManualReservation({ skuId, quantity: handChange, now: shop.now, ...actorValues(staff) })]
      : []),
    ...(handChange < 0
      ? [requireChange(shrinkManualReservation({ skuId, quantity: -handChange }), 'HOLD_TOO_SMALL')]
      : []),
    ...stockMove(shop, staff, { skuId, reason: 'counted', quantityChange, reservedChange: handChange }),
  ];
}

function checkSeller(named: number | undefined, sellerId: number): void {
  if (named !== undefined && named !== sellerId)
    refuse('FIELDS_INVALID', { fields: { sellerId: 'This SKU belongs to another seller' } });
}
