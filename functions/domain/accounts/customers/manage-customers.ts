import { isNull, sql } from 'drizzle-orm';
import type { CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import { users } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { consoleList, search, where } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';

/** The number of orders and of returns on a customer's page. */
const LATEST = 10;
/** The number of notes on a customer's page. */
const NOTES = 100;

/** Counts like `refusedParcels` of the delivery area. */
const refusedParcels = (today: Given['today']) => sql<number>`(SELECT count(*) FROM orders
  JOIN consignments ON consignments.order_id = orders.id JOIN shipments ON shipments.consignment_id = consignments.id
  WHERE orders.user_id = users.id AND orders.placed_at >= unixepoch(${today}, '-365 days') * 1000
    AND orders.payment_method = 'COD' AND shipments.status IN ('RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED'))`;

const STAFF_MEMBERSHIPS = sql`memberships
  WHERE user_id = users.id AND role <> 'ROLE_CUSTOMER' AND memberships.archived_at IS NULL`;

const COLUMNS = ({ today }: Pick<Given, 'today'>) => ({
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  mobile: users.mobile,
  createdAt: users.createdAt,
  orderCount: sql<number>`(SELECT count(*) FROM orders WHERE orders.user_id = users.id)`,
  returnCount: sql<number>`(SELECT count(*) FROM returns WHERE returns.user_id = users.id)`,
  refusedParcels: refusedParcels(today),
  blockedAt: users.blockedAt,
  blockedReason: users.blockedReason,
  staffOf: sql<'seller' | 'admin' | null>`(SELECT CASE WHEN seller_id IS NULL THEN 'admin' ELSE 'seller' END
    FROM ${STAFF_MEMBERSHIPS} ORDER BY seller_id LIMIT 1)`,
  version: users.version,
});

/** Existing customers, including imported ones who have not signed in yet. */
const IS_CUSTOMER = isNull(users.archivedAt);

const DESCRIBED = {
  id: users.id,
  owner: 'platform',
  always: IS_CUSTOMER,
  counted: sql`${users}`,
  sorts: { id: users.id },
  filters: {
    isBlocked: where<boolean>((isBlocked) => sql`(${users.blockedAt} IS NOT NULL) = ${isBlocked}`),
    isStaff: where<boolean>((isStaff) => sql`EXISTS (SELECT 1 FROM ${STAFF_MEMBERSHIPS}) = ${isStaff}`),
    hasRefused: where<boolean>((hasRefused, { today }) => sql`(${refusedParcels(today)} > 0) = ${hasRefused}`),
  },
  q: [search.in(users.fullName), search.in(users.email), search.in(users.mobile)],
  missing: 'CUSTOMER_NOT_FOUND',
} as const;

/** The console's list of customers, newest first. */
export const managedCustomers = consoleList({
  ...DESCRIBED,
  select: (db: Builder, given) => db.select(COLUMNS(given)).from(users).$dynamic(),
  row: (customer): ManagedCustomer => customer,
});

type Order = CustomerRecord['orders'][number];
type Return = CustomerRecord['returns'][number];
type Note = CustomerRecord['notes'][number];

/** The customer's page: the same with the latest orders and returns, and the platform's notes. */
export const customerRecords = consoleList({
  ...DESCRIBED,
  select: (db: Builder, given) =>
    db
      .select({
        ...COLUMNS(given),
        orders: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', id, 'orderId', number,
            'orderDate', placed_at, 'orderStatus', status, 'paymentMethod', payment_method, 'total', total_paise) AS one
          FROM orders WHERE orders.user_id = users.id ORDER BY placed_at DESC LIMIT ${sql.raw(String(LATEST))}))`,
        notes: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', note.id,
            'writtenAt', note.written_at, 'by', writer.full_name, 'text', note.text) AS one
          FROM customer_notes note JOIN users writer ON writer.id = note.written_by_user_id
          WHERE note.user_id = users.id ORDER BY note.id DESC LIMIT ${sql.raw(String(NOTES))}))`,
        returns: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', id,
            'reference', reference, 'status', status, 'createdAt', created_at) AS one
          FROM returns WHERE returns.user_id = users.id ORDER BY id DESC LIMIT ${sql.raw(String(LATEST))}))`,
      })
      .from(users)
      .$dynamic(),
  row: ({ orders, returns, notes, ...customer }): CustomerRecord => ({
    ...customer,
    notes: JSON.parse(notes) as Note[],
    orders: JSON.parse(orders) as Order[],
    returns: JSON.parse(returns) as Return[],
  }),
});
