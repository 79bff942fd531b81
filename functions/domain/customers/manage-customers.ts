import { and, isNull, sql } from 'drizzle-orm';
import type { CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import { users } from '../../db/schema/index.ts';
import type { Builder } from '../../db/statement.ts';
import { consoleList, search, where } from '../console-list/index.ts';
import type { Given } from '../console-list/index.ts';

/** Orders and returns that a customer's page shows. */
const LATEST = 10;

const COLUMNS = ({ today }: Pick<Given, 'today'>) => ({
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  mobile: users.mobile,
  createdAt: users.createdAt,
  orderCount: sql<number>`(SELECT count(*) FROM orders WHERE orders.user_id = users.id)`,
  returnCount: sql<number>`(SELECT count(*) FROM returns WHERE returns.user_id = users.id)`,
  // As `refusedParcels` of the delivery counts them.
  refusedParcels: sql<number>`(SELECT count(*) FROM orders
    JOIN consignments ON consignments.order_id = orders.id JOIN shipments ON shipments.consignment_id = consignments.id
    WHERE orders.user_id = users.id AND orders.placed_at >= unixepoch(${today}, '-365 days') * 1000
      AND orders.payment_method = 'COD' AND shipments.status IN ('RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED'))`,
  blockedAt: users.blockedAt,
  blockedReason: users.blockedReason,
  version: users.version,
});

/** Who is there and may shop: an account that was deleted has no proven email any more. */
const IS_CUSTOMER = and(isNull(users.archivedAt), sql`${users.emailVerifiedAt} IS NOT NULL`)!;

const DESCRIBED = {
  id: users.id,
  owner: 'house',
  always: IS_CUSTOMER,
  counted: sql`${users}`,
  sorts: { id: users.id },
  filters: { isBlocked: where<boolean>((isBlocked) => sql`(${users.blockedAt} IS NOT NULL) = ${isBlocked}`) },
  q: [search.in(users.fullName), search.in(users.email), search.in(users.mobile)],
  missing: 'CUSTOMER_NOT_FOUND',
} as const;

/** The people who shop here, the newest first. */
export const managedCustomers = consoleList({
  ...DESCRIBED,
  select: (db: Builder, given) => db.select(COLUMNS(given)).from(users).$dynamic(),
  row: (customer): ManagedCustomer => customer,
});

type Order = CustomerRecord['orders'][number];
type Return = CustomerRecord['returns'][number];

/** The same with what they ordered and sent back last. */
export const customerRecords = consoleList({
  ...DESCRIBED,
  select: (db: Builder, given) =>
    db
      .select({
        ...COLUMNS(given),
        orders: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', id, 'orderId', number,
            'orderDate', placed_at, 'orderStatus', status, 'paymentMethod', payment_method, 'total', total_paise) AS one
          FROM orders WHERE orders.user_id = users.id ORDER BY placed_at DESC LIMIT ${sql.raw(String(LATEST))}))`,
        returns: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', id,
            'reference', reference, 'status', status, 'createdAt', created_at) AS one
          FROM returns WHERE returns.user_id = users.id ORDER BY id DESC LIMIT ${sql.raw(String(LATEST))}))`,
      })
      .from(users)
      .$dynamic(),
  row: ({ orders, returns, ...customer }): CustomerRecord => ({
    ...customer,
    orders: JSON.parse(orders) as Order[],
    returns: JSON.parse(returns) as Return[],
  }),
});
