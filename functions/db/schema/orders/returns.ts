import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import { CONDITIONS, RESOLUTIONS, RETURN_KINDS, RETURN_STATUSES } from '#contract/states/return.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import { skus } from '../catalogue/catalogue.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, oneOf, record } from '../columns.ts';
import { consignmentItems, consignments, orderItems } from './orders.ts';
import { users } from '../accounts/users.ts';

export const DESTINATION_WAYS = ['UPI', 'BANK'] as const;

/**
 * Where a shopper wants a refund that cannot go back to a payment. Only the person who pays it sees more than the mask.
 */
export const refundDestinations = sqliteTable(
  'refund_destinations',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    way: text('way', { enum: DESTINATION_WAYS }).notNull(),
    /** Encrypted with the shop's sealing key. */
    sealed: text('sealed').notNull(),
    masked: text('masked').notNull(),
    /** Identifies the row within the batch that inserts it. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('refund_destinations_key').on(table.key),
    index('refund_destinations_user').on(table.userId),
    oneOf('refund_destination_way_known', table.way, DESTINATION_WAYS),
  ],
);

/** Pieces of one consignment that the shopper returns. */
export const returns = sqliteTable(
  'returns',
  {
    ...record(),
    /** Its public reference, also at the courier: the order number with a count. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    status: text('status', { enum: RETURN_STATUSES }).notNull(),
    resolution: text('resolution', { enum: RESOLUTIONS }).notNull(),
    orderId: integer('order_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    consignmentId: integer('consignment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull().default(''),
    /** The refund that the shopper was shown. The row in `refunds` has the amount that is paid. */
    amountPaise: integer('amount_paise').notNull(),
    /** The SKU that the shopper wants in exchange. */
    skuId: integer('sku_id').references(() => skus.id),
    destinationId: integer('destination_id').references(() => refundDestinations.id),
    condition: text('condition', { enum: CONDITIONS }),
    /** The consignment of the replacement, from the approval of an exchange on. */
    replacementId: integer('replacement_id').references(() => consignments.id),
    /** The AWB of the parcel that comes back. */
    awb: text('awb'),
    courierName: text('courier_name').notNull().default(''),
    /** The courier service's order number, needed to cancel it. */
    courierOrderNumber: integer('courier_order_number'),
    pickupOn: text('pickup_on'),
    /** When the courier was last queried about its status. */
    trackedAt: integer('tracked_at'),
  },
  (table) => [
    uniqueIndex('returns_reference').on(table.reference),
    uniqueIndex('returns_awb').on(table.awb),
    index('returns_order').on(table.orderId),
    index('returns_user').on(table.userId, table.createdAt),
    index('returns_seller').on(table.sellerId, table.status),
    index('returns_status').on(table.status),
    index('returns_under_way')
      .on(table.trackedAt)
      .where(sql`status IN ('APPROVED', 'PICKED_UP') AND awb IS NOT NULL`),
    foreignKey({
      columns: [table.consignmentId, table.orderId, table.sellerId],
      foreignColumns: [consignments.id, consignments.orderId, consignments.sellerId],
    }),
    oneOf('return_kind_known', table.kind, RETURN_KINDS),
    oneOf('return_status_known', table.status, RETURN_STATUSES),
    oneOf('return_resolution_known', table.resolution, RESOLUTIONS),
    oneOf('return_condition_known', table.condition, CONDITIONS),
    check('return_amount_not_negative', sql`${table.amountPaise} >= 0`),
    check('return_exchange_names_its_sku', sql`${table.resolution} = 'REFUND' OR ${table.skuId} IS NOT NULL`),
  ],
);

export const returnItems = sqliteTable(
  'return_items',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    consignmentId: integer('consignment_id').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    /**
     * The item and the consignment that were paid for; they differ from the returned ones if those were replacements.
     */
    paidItemId: integer('paid_item_id')
      .notNull()
      .references(() => orderItems.id),
    paidConsignmentId: integer('paid_consignment_id')
      .notNull()
      .references(() => consignments.id),
    quantity: integer('quantity').notNull(),
    /** The refund that the shopper was shown. */
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
  },
  (table) => [
    uniqueIndex('return_items_once').on(table.returnId, table.orderItemId),
    index('return_items_consignment').on(table.consignmentId, table.orderItemId),
    index('return_items_paid').on(table.paidItemId),
    foreignKey({
      columns: [table.consignmentId, table.orderItemId],
      foreignColumns: [consignmentItems.consignmentId, consignmentItems.orderItemId],
    }),
    check('return_item_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** The events of a return, with time and actor. */
export const returnEvents = sqliteTable(
  'return_events',
  {
    ...entry(),
    ...actorColumns(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    status: text('status').$type<ReturnStatus>().notNull(),
    /** A note about the event; the shopper reads it. */
    note: text('note').notNull().default(''),
  },
  (table) => [index('return_events_return').on(table.returnId)],
);
