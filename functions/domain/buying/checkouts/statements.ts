import { sql } from 'drizzle-orm';
import { checkouts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Deletes checkouts of orders that were never paid. The checkout of a cart is deleted when the cart is empty. */
export const forgetOldCheckouts = statement((db, params: Params<{ before: number }>) =>
  db.delete(checkouts).where(sql`${checkouts.changedAt} < ${params.before} AND ${checkouts.orderId} IS NOT NULL`),
);

/** Whether the shopper placed another valid order since the last change of this checkout. */
export const orderedSince = sql<number>`EXISTS (SELECT 1 FROM orders other
  WHERE other.user_id = ${checkouts.userId} AND other.placed_at >= ${checkouts.changedAt}
    AND other.id IS NOT ${checkouts.orderId} AND other.status != 'CANCELLED'
    AND (other.payment_method = 'COD' OR other.payment_status NOT IN ('PENDING', 'FAILED')))`;
