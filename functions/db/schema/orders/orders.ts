import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { DiscountKind } from '#contract/shop/discounts.ts';
import type { OrderSourceKind } from '#contract/shop/order-source.ts';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#contract/states/payment.ts';
import { actorColumns } from '../actors.ts';
import { entry, flag, id, oneOf, record } from '../columns.ts';
import { products, skus } from '../catalogue/catalogue.ts';
import { bundles } from '../buying/bundles.ts';
import { coupons } from '../buying/coupons.ts';
import { sellers } from '../sellers/sellers.ts';
import { storeSettings } from '../platform/settings.ts';
import { users } from '../accounts/users.ts';

/** A shopper's order. Its amounts and address are those at placing, and are never computed again. */
export const orders = sqliteTable(
  'orders',
  {
    ...record(),
    /** The public order number, unguessable and readable: RH-7K4M-92QD-X3TB. */
    number: text('number').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull(),
    placedAt: integer('placed_at').notNull(),
    /** The day the promised period is counted from: the day of dispatch, or the start of a pre-order. */
    deliveryCountsFromOn: text('delivery_counts_from_on').notNull(),
    isPreOrder: flag('is_pre_order').notNull(),
    /** The first and the last day of the promised period. */
    deliveryFromOn: text('delivery_from_on').notNull(),
    deliveryOn: text('delivery_on').notNull(),
    totalItems: integer('total_items').notNull(),
    totalMrpPaise: integer('total_mrp_paise').notNull(),
    totalSellingPaise: integer('total_selling_paise').notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    /** The code at placing. */
    couponCode: text('coupon_code'),
    couponDiscountPaise: integer('coupon_discount_paise').notNull().default(0),
    bundleDiscountPaise: integer('bundle_discount_paise').notNull().default(0),
    prepaidDiscountPaise: integer('prepaid_discount_paise').notNull(),
    shippingFeePaise: integer('shipping_fee_paise').notNull(),
    codFeePaise: integer('cod_fee_paise').notNull(),
    taxIncludedPaise: integer('tax_included_paise').notNull(),
    totalPaise: integer('total_paise').notNull(),
    /** The version of the store's policy at placing. */
    policyVersion: integer('policy_version')
      .notNull()
      .references(() => storeSettings.version),
    note: text('note').notNull().default(''),
    /** Wrapped as a gift; with a card if there is a message. */
    isGift: flag('is_gift').notNull().default(false),
    giftMessage: text('gift_message').notNull().default(''),
    shipName: text('ship_name').notNull(),
    shipMobile: text('ship_mobile').notNull(),
    shipAlternateMobile: text('ship_alternate_mobile'),
    shipEmail: text('ship_email'),
    shipAddress: text('ship_address').notNull(),
    shipAddressLine2: text('ship_address_line2'),
    shipLocality: text('ship_locality').notNull(),
    shipCity: text('ship_city').notNull(),
    shipState: text('ship_state').notNull(),
    /** GST code: place of supply. */
    shipStateCode: text('ship_state_code').notNull(),
    shipPinCode: text('ship_pin_code').notNull(),
    /** GSTIN and registered name of a buyer who requested a business invoice. */
    buyerGstin: text('buyer_gstin'),
    buyerLegalName: text('buyer_legal_name'),
    /** Where the order's visit began; null for orders that do not tell it. */
    sourceKind: text('source_kind').$type<OrderSourceKind>(),
    sourceName: text('source_name').notNull().default(''),
    sourceCampaign: text('source_campaign').notNull().default(''),
    /** What staff took off when they placed the order. */
    staffDiscountPaise: integer('staff_discount_paise').notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    index('orders_user').on(table.userId, table.placedAt),
    index('orders_placed').on(table.placedAt),
    index('orders_mobile').on(table.shipMobile, table.placedAt),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_campaign')
      .on(table.sourceName, table.sourceCampaign)
      .where(sql`source_campaign <> ''`),
    oneOf('order_status_known', table.status, ORDER_STATUSES),
    oneOf('order_payment_method_known', table.paymentMethod, PAYMENT_METHODS),
    oneOf('order_payment_status_known', table.paymentStatus, PAYMENT_STATUSES),
    check(
      'order_total_adds_up',
      sql`${table.totalPaise} = ${table.totalSellingPaise} - ${table.bundleDiscountPaise} - ${table.couponDiscountPaise} - ${table.staffDiscountPaise} - ${table.prepaidDiscountPaise} + ${table.shippingFeePaise} + ${table.codFeePaise}`,
    ),
    check('order_buyer_is_whole', sql`(${table.buyerGstin} IS NULL) = (${table.buyerLegalName} IS NULL)`),
    check('order_message_is_of_a_gift', sql`${table.giftMessage} = '' OR ${table.isGift}`),
    check('order_coupon_is_whole', sql`(${table.couponId} IS NULL) = (${table.couponCode} IS NULL)`),
    check('order_total_not_negative', sql`${table.totalPaise} >= 0`),
  ],
);

/** Pieces of one seller in an order that travel together. Pieces that travel separately are another consignment. */
export const consignments = sqliteTable(
  'consignments',
  {
    ...record(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    /** When the goods left the seller; set once, and unchanged by later statuses. */
    dispatchedAt: integer('dispatched_at'),
    deliveredAt: integer('delivered_at'),
    cancelledAt: integer('cancelled_at'),
    /** For a replacement of returned pieces: the consignment that was paid for. */
    replacesConsignmentId: integer('replaces_consignment_id').references((): AnySQLiteColumn => consignments.id),
  },
  (table) => [
    uniqueIndex('consignments_of_order_and_seller').on(table.id, table.orderId, table.sellerId),
    index('consignments_order').on(table.orderId, table.sellerId),
    index('consignments_seller').on(table.sellerId, table.createdAt),
    index('consignments_delivered')
      .on(table.deliveredAt)
      .where(sql`delivered_at IS NOT NULL`),
    index('consignments_seller_status').on(table.sellerId, table.status, table.createdAt),
    oneOf('consignment_status_known', table.status, ORDER_STATUSES),
    check('consignment_cancelled_never_dispatched', sql`${table.cancelledAt} IS NULL OR ${table.dispatchedAt} IS NULL`),
  ],
);

/** A line of an order: names and amounts as sold. */
export const orderItems = sqliteTable(
  'order_items',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Its position in the order, from 0. */
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    productName: text('product_name').notNull(),
    productTitle: text('product_title').notNull(),
    skuCode: text('sku_code').notNull(),
    color: text('color').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    /** The item that it replaces after an exchange. That item was paid for; this one costs nothing. */
    replacesItemId: integer('replaces_item_id').references((): AnySQLiteColumn => orderItems.id),
    unitMrpPaise: integer('unit_mrp_paise').notNull(),
    unitSellingPaise: integer('unit_selling_paise').notNull(),
    /** Share of the order's discounts: the sum of its rows in `order_item_discounts`. */
    discountPaise: integer('discount_paise').notNull(),
    /** The part of the discount that the platform funds. It lowers the amount paid, but not the taxable value. */
    platformDiscountPaise: integer('platform_discount_paise').notNull(),
    /** Paid for the goods: unit × quantity less discount. */
    netPaise: integer('net_paise').notNull(),
    /** Its shares of the order's fees. They belong to its seller and are taxed with the goods. */
    shippingFeePaise: integer('shipping_fee_paise').notNull(),
    codFeePaise: integer('cod_fee_paise').notNull(),
    hsn: text('hsn').notNull(),
    /** Exempt goods have no tax and are on a bill of supply. Goods taxed at 0 % are on a tax invoice. */
    taxCategory: text('tax_category', { enum: TAX_CATEGORIES }).notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    taxablePaise: integer('taxable_paise').notNull(),
    cgstPaise: integer('cgst_paise').notNull(),
    sgstPaise: integer('sgst_paise').notNull(),
    igstPaise: integer('igst_paise').notNull(),
    /**
     * The product's category at placing and those above it, nearest first, which decide the commission. Empty for items
     * that were sold before categories had rates.
     */
    categoryIds: text('category_ids', { mode: 'json' }).$type<number[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('order_items_position').on(table.orderId, table.position),
    uniqueIndex('order_items_of_order_and_seller').on(table.id, table.orderId, table.sellerId),
    index('order_items_sku').on(table.skuId),
    oneOf('order_item_tax_category_known', table.taxCategory, TAX_CATEGORIES),
    check('order_item_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'order_item_amounts_not_negative',
      sql`min(${table.discountPaise}, ${table.netPaise}, ${table.shippingFeePaise}, ${table.codFeePaise}) >= 0`,
    ),
    check(
      'order_item_net_adds_up',
      sql`${table.netPaise} = ${table.unitSellingPaise} * ${table.quantity} - ${table.discountPaise}`,
    ),
    check(
      'order_item_platform_discount_within',
      sql`${table.platformDiscountPaise} BETWEEN 0 AND ${table.discountPaise}`,
    ),
    check('order_item_replaces_at_no_charge', sql`${table.replacesItemId} IS NULL OR ${table.netPaise} = 0`),
    check(
      'order_item_tax_adds_up',
      sql`${table.netPaise} + ${table.platformDiscountPaise} + ${table.shippingFeePaise} + ${table.codFeePaise} = ${table.taxablePaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise}`,
    ),
  ],
);

/** The amount of each discount on an item, with its funder. Refunds, invoices and payouts need the difference. */
export const orderItemDiscounts = sqliteTable(
  'order_item_discounts',
  {
    id: id(),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    kind: text('kind').$type<DiscountKind>().notNull(),
    fundedBy: text('funded_by', { enum: DISCOUNT_FUNDERS }).notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    amountPaise: integer('amount_paise').notNull(),
    bundleId: integer('bundle_id').references(() => bundles.id),
    /** The bundle's name at placing. */
    bundleName: text('bundle_name'),
  },
  (table) => [
    // An item of several pieces may have a discount of each of several bundles, and one of every other kind.
    uniqueIndex('order_item_discounts_once')
      .on(table.orderItemId, table.kind)
      .where(sql`bundle_id IS NULL`),
    uniqueIndex('order_item_discounts_bundle').on(table.orderItemId, table.bundleId),
    oneOf('order_item_discount_funder_known', table.fundedBy, DISCOUNT_FUNDERS),
    check('order_item_discount_names_its_coupon', sql`(${table.kind} = 'coupon') = (${table.couponId} IS NOT NULL)`),
    check('order_item_discount_positive', sql`${table.amountPaise} > 0`),
  ],
);

/** How many pieces of an item are in a consignment. Every piece of an item is in a consignment of the item's seller. */
export const consignmentItems = sqliteTable(
  'consignment_items',
  {
    consignmentId: integer('consignment_id').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    /** Order and seller are repeated for the foreign keys, so that both sides have the same. */
    orderId: integer('order_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.orderItemId] }),
    foreignKey({
      columns: [table.consignmentId, table.orderId, table.sellerId],
      foreignColumns: [consignments.id, consignments.orderId, consignments.sellerId],
    }),
    foreignKey({
      columns: [table.orderItemId, table.orderId, table.sellerId],
      foreignColumns: [orderItems.id, orderItems.orderId, orderItems.sellerId],
    }),
    index('consignment_items_item').on(table.orderItemId),
    check('consignment_item_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** The events of an order. */
export type OrderEventName =
  | 'order.placed'
  | 'order.discounted'
  | 'order.cancelled'
  | 'order.switchedToCod'
  | 'cod.confirmed'
  | 'payment.received'
  | 'payment.failed'
  | 'payment.returned'
  | 'payment.notReceived'
  | 'refund.wanted'
  | 'refund.failed'
  | 'consignment.moved'
  | 'consignment.split'
  | 'consignment.cancelled';

/** The events of an order, with time and actor. */
export const orderHistory = sqliteTable(
  'order_history',
  {
    ...entry(),
    ...actorColumns(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    consignmentId: integer('consignment_id').references(() => consignments.id),
    event: text('event').$type<OrderEventName>().notNull(),
    from: text('from_status'),
    to: text('to_status'),
    reason: text('reason'),
  },
  (table) => [index('order_history_order').on(table.orderId)],
);
