import { inArray, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AccountDeletion, OpenMatter } from '#contract/calls/account.ts';
import { OPEN_RETURNS } from '#contract/states/return.ts';
import { PARCELS_BACK } from '#contract/states/shipment.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isNotPaid } from '../../orders/orders/index.ts';

/**
 * Open matters of a person: parcels that are neither delivered nor back, returns in progress, and refunds not yet paid.
 * The consignment of a parcel that came back or was lost keeps its status, but is not open. An order that was not paid
 * in time is not open: it is cancelled with the account.
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

/** The staff roles of a person, at a seller or the platform. They prevent the deletion of the account. */
export const staffRights = statement((db, params: Params<{ userId: number }>) =>
  db.select({ role: sql<'ROLE_SELLER' | 'ROLE_ADMIN'>`role` }).from(sql`(${staffRightsOf(params.userId)})`),
);

export const staffRightsOf = (userId: SQL | Placeholder) => sql`
  SELECT role FROM memberships WHERE user_id = ${userId} AND role <> 'ROLE_CUSTOMER' AND archived_at IS NULL`;

/** Returns an open matter as text. */
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
