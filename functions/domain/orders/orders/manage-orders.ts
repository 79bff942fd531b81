import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { OwedState } from '#contract/shop/ledger.ts';
import type { DispatchState, OrderOutcome } from '#contract/states/order.ts';
import {
  byOwedState,
  consignments,
  consoleOrders,
  isOwedAs,
  orderItems,
  shipments,
  skus,
} from '../../../db/schema/index.ts';
import {
  byWord,
  consoleList,
  equals,
  kolkataInstant,
  readByIds,
  rowsWithWords,
  where,
  withinDays,
} from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';
import { isOfProduct, OUTCOMES } from './outcomes.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { readManagedOrder } from './read-orders.ts';
import { ordersWithIds, sellerOrdersWithIds } from './reads.ts';

/** True if a seller has a part in the order that meets the condition. */
const hasPart = (seller: SQL, what = sql`1`) =>
  sql`${consoleOrders.orderId} IN (SELECT part.order_id FROM ${consoleOrders} part WHERE part.of_seller = ${seller} AND ${what})`;

/** A condition on the day to send: of the signed-in seller, of the seller in the filter, or of any seller. */
const toSend =
  (when: (column: SQL, given: Given) => SQL) =>
  (given: Given): SQL => {
    const input = given.seller ? undefined : given.asked('sellerId');
    return input ? hasPart(input, when(sql`part.to_send_on`, given)) : when(sql`${consoleOrders.toSendOn}`, given);
  };

/** True if the order's own row meets the condition. */
const saysOf = (condition: SQL) =>
  sql`EXISTS (SELECT 1 FROM orders said WHERE said.id = ${consoleOrders.orderId} AND ${condition})`;

/** Limits rows to the signed-in seller, or to the seller in the filter. */
const ofAsker = (column: SQL, { seller, asked }: Given) => {
  const one = seller ?? asked('sellerId');
  return one ? sql`${column} = ${one}` : sql`1`;
};

/**
 * True if a part of the order had this outcome. The part is that of the signed-in seller, or of the seller in the
 * filter. With a product filter, pieces of that product must have the outcome. Replacement consignments do not count as
 * parts.
 */
const cameTo = (outcome: keyof typeof OUTCOMES) => (given: Given) => {
  const product = given.asked('productId');
  return sql`EXISTS (SELECT 1 FROM sold_orders JOIN ${consignments} ON ${consignments.orderId} = sold_orders.order_id
    WHERE sold_orders.order_id = ${consoleOrders.orderId} AND ${consignments.replacesConsignmentId} IS NULL
      AND ${OUTCOMES[outcome]} AND ${ofAsker(sql`${consignments.sellerId}`, given)}
      AND ${product ? isOfProduct(outcome, product) : sql`1`})`;
};

/** True if the order's coupon reduced the price of a seller's goods. */
const hasCouponOff = (seller: SQL) =>
  sql`EXISTS (SELECT 1 FROM order_items item JOIN order_item_discounts off ON off.order_item_id = item.id
    WHERE item.order_id = ${consoleOrders.orderId} AND item.seller_id = ${seller} AND off.kind = 'coupon')`;

const startOfHour = (hour: SQL) => kolkataInstant(sql`${hour} || ':00'`);

/** True if a seller is owed an amount of the order in this state. */
const owes = (state: OwedState) => (given: Given) =>
  sql`EXISTS (SELECT 1 FROM owed_parts owed WHERE owed.order_id = ${consoleOrders.orderId}
    AND ${ofAsker(sql`owed.seller_id`, given)} AND ${isOwedAs(state, given.now)})`;

const q = sql.placeholder('q');
/** Limits a seller's search by parcel or SKU to the seller's own part of an order. */
const isOwn = (seller: AnySQLiteColumn) =>
  sql`(${sql.placeholder('seller')} IS NULL OR ${seller} = ${sql.placeholder('seller')})`;

/** Selects orders. In a shared order, neither filters nor sorts reveal other sellers' data to a seller. */
const chosenOrders = consoleList({
  id: consoleOrders.orderId,
  owner: consoleOrders.ofSeller,
  // The platform sees each order as a whole.
  always: ({ seller }) => (seller ? undefined : sql`${consoleOrders.ofSeller} = 0`),
  select: (db) => db.select({ id: consoleOrders.orderId }).from(consoleOrders).$dynamic(),
  counted: sql`${consoleOrders}`,
  sorts: {
    id: consoleOrders.orderId,
    orderDate: consoleOrders.placedAt,
    dispatchOn: consoleOrders.dispatchOn,
    orderId: consoleOrders.number,
    total: consoleOrders.totalPaise,
    orderStatus: consoleOrders.status,
  },
  filters: {
    orderStatus: equals(consoleOrders.status),
    paymentMethod: equals(consoleOrders.paymentMethod),
    ...withinDays(consoleOrders.placedAt),
    sellerId: where<number>((sellerId, { seller }) => (seller ? sql`1` : hasPart(sellerId))),
    // The same outcomes as the figures count, so that each figure links to its orders.
    outcome: byWord<OrderOutcome>({
      SOLD: (given) =>
        sql`EXISTS (SELECT 1 FROM item_sales sale WHERE sale.order_id = ${consoleOrders.orderId} AND ${ofAsker(sql`sale.seller_id`, given)})`,
      ORDERED: cameTo('ORDERED'),
      CANCELLED: cameTo('CANCELLED'),
      RETURNED: cameTo('RETURNED'),
      UNDELIVERED: cameTo('UNDELIVERED'),
      SENT: cameTo('SENT'),
      SENT_LATE: cameTo('SENT_LATE'),
    }),
    state: where<string>((query) => saysOf(sql`said.ship_state = ${query}`)),
    pinCode: where<string>((request) => saysOf(sql`said.ship_pin_code = ${request}`)),
    couponCode: where<string>((asked, { seller }) =>
      and(saysOf(sql`said.coupon_code = ${asked}`), seller && hasCouponOff(seller))!,
    ),
    // Where the visit of an order began is the platform's alone.
    sourceKind: where<string>((kind, { seller }) => (seller ? sql`0` : saysOf(sql`said.source_kind = ${kind}`))),
    sourceName: where<string>((name, { seller }) => (seller ? sql`0` : saysOf(sql`said.source_name = ${name}`))),
    // An hour in Kolkata, such as `2026-11-20 13`.
    hour: where<string>(
      (asked) =>
        sql`${consoleOrders.placedAt} >= ${startOfHour(asked)} AND ${consoleOrders.placedAt} < ${startOfHour(asked)} + 3600000`,
    ),
    owed: byWord<OwedState>(byOwedState(owes)),
    productId: where<number>(
      (asked, given) => sql`EXISTS (SELECT 1 FROM order_items item WHERE item.order_id = ${consoleOrders.orderId}
        AND item.product_id = ${asked} AND ${ofAsker(sql`item.seller_id`, given)})`,
    ),
    dispatch: byWord<DispatchState>({
      TO_SEND: toSend((day) => sql`${day} IS NOT NULL`),
      LATE: toSend((day, { today }) => sql`${day} < ${today}`),
    }),
  },
  q: [
    sql`${consoleOrders.orderId} IN (
      ${rowsWithWords('console_order_texts')}
      UNION ALL SELECT ${consignments.orderId} FROM ${shipments} JOIN ${consignments} ON ${consignments.id} = ${shipments.consignmentId}
      WHERE ${shipments.awb} = ${q} AND ${isOwn(consignments.sellerId)}
      UNION ALL SELECT ${orderItems.orderId} FROM ${skus} JOIN ${orderItems} ON ${orderItems.skuId} = ${skus.id}
      WHERE ${skus.code} = upper(${q}) AND ${isOwn(orderItems.sellerId)})`,
  ],
  row: ({ id }) => id,
  missing: 'ORDER_NOT_FOUND',
});

/** Lists the orders that staff manage: a seller's own part of each, or all of every order. */
export const managedOrders = readByIds(chosenOrders, {
  async rows(shop, staff, chosen) {
    const ids = JSON.stringify(chosen);
    return staff.kind === 'seller'
      ? sellerOrdersOf(await shop.read(sellerOrdersWithIds({ ids, sellerId: staff.sellerId })))
      : ordersOf(await shop.read(ordersWithIds({ ids })));
  },
  one: (shop, staff, id) => readManagedOrder(shop, staff, String(id)),
});
