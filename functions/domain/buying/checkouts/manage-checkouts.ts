import { eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { ABANDONED_AFTER_HOURS } from '#contract/calls/checkouts.ts';
import type { AbandonedCheckout, CheckoutKind, CheckoutStep } from '#contract/calls/checkouts.ts';
import { checkouts, orders, users } from '../../../db/schema/index.ts';
import type { ConsoleList } from '../../platform/console-list/index.ts';
import { consoleList, search, where } from '../../platform/console-list/index.ts';
import { wantsNotice } from '../../platform/notices/index.ts';
import { orderedSince } from './statements.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Item = AbandonedCheckout['items'][number];

/** The lines of a cart, or of an order, as JSON. */
const items = sql<string>`CASE WHEN ${checkouts.orderId} IS NULL THEN
    (SELECT json_group_array(json_object('name', products.name, 'color', skus.color, 'size', coalesce(nullif(cart_items.size, ''), skus.size),
        'quantity', cart_items.quantity))
      FROM cart_items JOIN skus ON skus.id = cart_items.sku_id JOIN products ON products.id = skus.product_id
      WHERE cart_items.user_id = ${checkouts.userId} AND cart_items.saved_at IS NULL)
  ELSE
    (SELECT json_group_array(json_object('name', product_name, 'color', color, 'size', size, 'quantity', quantity))
      FROM order_items WHERE order_items.order_id = ${checkouts.orderId})
  END`;

const total = sql<number>`coalesce(${orders.totalPaise}, (SELECT sum(skus.selling_paise * cart_items.quantity)
  FROM cart_items JOIN skus ON skus.id = cart_items.sku_id
  WHERE cart_items.user_id = ${checkouts.userId} AND cart_items.saved_at IS NULL), 0)`;

const step = sql<CheckoutStep>`CASE
  WHEN ${checkouts.orderId} IS NULL THEN
    CASE WHEN EXISTS (SELECT 1 FROM cart_coupons WHERE cart_coupons.user_id = ${checkouts.userId}) THEN 'COUPON' ELSE 'CART' END
  WHEN EXISTS (SELECT 1 FROM payments WHERE payments.order_id = ${checkouts.orderId}) THEN 'PAYMENT'
  ELSE 'ORDER' END`;

const allCheckouts = consoleList({
  id: checkouts.id,
  owner: 'platform',
  always: isNull(users.archivedAt),
  select: (db) =>
    db
      .select({
        id: checkouts.id,
        orderRow: checkouts.orderId,
        orderNumber: orders.number,
        step,
        userId: users.id,
        fullName: users.fullName,
        email: users.email,
        mobile: users.mobile,
        items,
        total,
        beganAt: checkouts.beganAt,
        changedAt: checkouts.changedAt,
        orderedSince,
        wantsReminder: sql<number>`${wantsNotice('cartReminder', sql`${users.id}`)}`,
        remindedAt: checkouts.remindedAt,
      })
      .from(checkouts)
      .innerJoin(users, eq(users.id, checkouts.userId))
      .leftJoin(orders, eq(orders.id, checkouts.orderId))
      .$dynamic(),
  counted: sql`${checkouts} JOIN ${users} ON ${users.id} = ${checkouts.userId}`,
  sorts: { changedAt: checkouts.changedAt, id: checkouts.id },
  filters: {
    kind: where<CheckoutKind>((kind) => sql`(${checkouts.orderId} IS NULL) = (${kind} = 'CART')`),
    isReminded: where<boolean>((isReminded) => sql`(${checkouts.remindedAt} IS NOT NULL) = ${isReminded}`),
    orderedSince: where<boolean>((options) => sql`${orderedSince} = ${options}`),
    changedBefore: where<number>((instant) => sql`${checkouts.changedAt} <= ${instant}`),
    changedAfter: where<number>((instant) => sql`${checkouts.changedAt} > ${instant}`),
  },
  q: [search.in(users.fullName), search.in(users.email), search.in(users.mobile)],
  row: ({ orderRow, orderNumber, userId, fullName, email, mobile, ...row }): AbandonedCheckout => ({
    ...row,
    kind: orderRow === null ? 'CART' : 'ORDER',
    customer: { id: userId, fullName, email, mobile },
    order: orderRow === null || orderNumber === null ? null : { id: orderRow, orderId: orderNumber },
    items: (JSON.parse(row.items) as (Omit<Item, 'detail'> & { color: string; size: string })[]).map(
      ({ name, color, size, quantity }) => ({
        name,
        detail: [color, size && `size ${size}`].filter(Boolean).join(', '),
        quantity,
      }),
    ),
    orderedSince: row.orderedSince === 1,
    wantsReminder: row.wantsReminder === 1,
  }),
  missing: 'NOT_FOUND',
});

interface AbandonedFilter {
  kind?: CheckoutKind | undefined;
  isReminded?: boolean | undefined;
  orderedSince?: boolean | undefined;
  /** Only checkouts abandoned within this many days. */
  days?: number | undefined;
}

/** Carts and unpaid orders without a change for `ABANDONED_AFTER_HOURS`. */
export const abandonedCheckouts: ConsoleList<Admin, AbandonedCheckout, 'changedAt' | 'id', AbandonedFilter> = {
  sorts: allCheckouts.sorts,
  missing: allCheckouts.missing,
  one: allCheckouts.one,
  list: (shop, admin, { filter: { days, ...filter }, ...asked }) =>
    allCheckouts.list(shop, admin, {
      ...asked,
      filter: {
        ...filter,
        changedBefore: shop.now - ABANDONED_AFTER_HOURS * HOUR_MS,
        changedAfter: days === undefined ? undefined : shop.now - days * DAY_MS,
      },
    }),
};
