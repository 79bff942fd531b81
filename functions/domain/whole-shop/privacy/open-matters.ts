import { inArray, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AccountDeletion, OpenMatter } from '#contract/calls/account.ts';
import { OPEN_RETURNS } from '#contract/states/return.ts';
import { PARCELS_BACK } from '#contract/states/shipment.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isNotPaid } from '../../orders/orders/index.ts';

/**
 * What is not over for somebody: parcels that are neither with them nor back, returns under way, and money they have
 * not got. A parcel that came back or was lost leaves its part of the order as it was sent. An order that was not paid in
 * time is over: with the account it is cancelled.
 */
export const openMattersOf = (userId: SQL | Placeholder) => sql`
  SELECT 'order' AS kind, orders.number AS reference FROM orders
    JOIN consignments part ON part.order_id = orders.id
    WHERE orders.user_id = ${userId} AND part.status NOT IN ('DELIVERED', 'CANCELLED')
      AND NOT EXISTS (SELECT 1 FROM shipments parcel WHERE parcel.consignment_id = part.id
        AND ${inArray(sql`parcel.status`, [...PARCELS_BACK])})
      AND NOT (${isNotPaid})
  UNION SELECT 'return', returns.reference FROM returns
    WHERE returns.user_id = ${userId}
      AND ${inArray(sql`returns.status`, [...OPEN_RETURNS])}
  UNION SELECT 'refund', orders.number FROM orders JOIN refunds back ON back.order_id = orders.id
    WHERE orders.user_id = ${userId} AND back.status <> 'processed'`;

export const openMatters = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ kind: sql<OpenMatter>`kind`, reference: sql<string>`reference` })
    .from(sql`(${openMattersOf(params.userId)})`),
);

/** Whom somebody works for, which keeps their account: a seller, or the house. */
export const staffRights = statement((db, params: Params<{ userId: number }>) =>
  db.select({ role: sql<'ROLE_SELLER' | 'ROLE_ADMIN'>`role` }).from(sql`(${staffRightsOf(params.userId)})`),
);

export const staffRightsOf = (userId: SQL | Placeholder) => sql`
  SELECT role FROM memberships WHERE user_id = ${userId} AND role <> 'ROLE_CUSTOMER' AND archived_at IS NULL`;

/** An open matter in words. */
export function matterInWords({ kind, reference }: AccountDeletion['waitsFor'][number]): string {
  switch (kind) {
    case 'order':
      return `Order ${reference} is not delivered yet.`;
    case 'return':
      return `Return ${reference} is not settled yet.`;
    case 'refund':
      return `Your refund for order ${reference} is not paid yet.`;
  }
}
