import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, record } from '../columns.ts';
import { skus } from './catalogue.ts';
import { consignmentItems, consignments, orderItems } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * The stock of a SKU: one row per SKU. `reserved_quantity` is the sum of its open reservations, maintained by the same
 * statements that write them. The counters are not versioned; `version` guards the location only.
 */
export const inventory = sqliteTable(
  'inventory',
  {
    ...record(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    quantity: integer('quantity').notNull().default(0),
    reservedQuantity: integer('reserved_quantity').notNull().default(0),
    location: text('location'),
  },
  (table) => [
    uniqueIndex('inventory_sku').on(table.skuId),
    index('inventory_seller').on(table.sellerId),
    check('inventory_never_negative', sql`${table.quantity} >= 0`),
    check('inventory_never_oversold', sql`${table.reservedQuantity} BETWEEN 0 AND ${table.quantity}`),
    check('inventory_within_limit', sql`${table.quantity} <= 1000000`),
  ],
);

/** How a reservation ended. */
export type ReservationEnd = 'dispatched' | 'released';

/**
 * A reservation of pieces. Most belong to an order item in one consignment, until the pieces are dispatched or
 * released. Each SKU may also have one manual reservation without an order item, which `reserve` and `release` of the
 * back office change.
 */
export const reservations = sqliteTable(
  'reservations',
  {
    id: id(),
    ...actorColumns(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    orderItemId: integer('order_item_id').references(() => orderItems.id),
    consignmentId: integer('consignment_id').references(() => consignments.id),
    quantity: integer('quantity').notNull(),
    /** When the reservation of an unpaid order expires; null for a confirmed order. */
    untilAt: integer('until_at'),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    endedAs: text('ended_as').$type<ReservationEnd>(),
  },
  (table) => [
    uniqueIndex('reservations_consignment_item').on(table.orderItemId, table.consignmentId),
    foreignKey({
      columns: [table.consignmentId, table.orderItemId],
      foreignColumns: [consignmentItems.consignmentId, consignmentItems.orderItemId],
    }),
    uniqueIndex('reservations_manual')
      .on(table.skuId)
      .where(sql`order_item_id IS NULL`),
    index('reservations_open')
      .on(table.skuId)
      .where(sql`ended_at IS NULL`),
    index('reservations_until')
      .on(table.untilAt)
      .where(sql`ended_at IS NULL AND until_at IS NOT NULL`),
    check('reservation_not_negative', sql`${table.quantity} >= 0`),
    check('reservation_is_for_a_consignment', sql`(${table.orderItemId} IS NULL) = (${table.consignmentId} IS NULL)`),
    check('reservation_end_is_whole', sql`(${table.endedAt} IS NULL) = (${table.endedAs} IS NULL)`),
  ],
);

/** Every change of a SKU's counters, with actor and reason. The sums of a SKU's movements are its counters. */
export const stockMovements = sqliteTable(
  'stock_movements',
  {
    ...entry(),
    ...actorColumns(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    reason: text('reason').$type<MovementReason>().notNull(),
    /** The reason in the actor's own words, for changes that require one. */
    note: text('note'),
    quantityChange: integer('quantity_change').notNull(),
    reservedChange: integer('reserved_change').notNull(),
    orderItemId: integer('order_item_id').references(() => orderItems.id),
    consignmentId: integer('consignment_id').references(() => consignments.id),
  },
  (table) => [index('stock_movements_sku').on(table.skuId, table.at)],
);
