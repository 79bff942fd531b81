import { sql } from 'drizzle-orm';
import { checkouts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Forgets orders that were never paid; a cart is forgotten when it is empty. */
export const forgetOldCheckouts = statement((db, params: Params<{ before: number }>) =>
  db.delete(checkouts).where(sql`${checkouts.changedAt} < ${params.before} AND ${checkouts.orderId} IS NOT NULL`),
);

/** Whether somebody placed another order that stands since this checkout was last touched. */
export const orderedSince = sql<number>`EXISTS (SELECT 1 FROM orders other
  WHERE other.user_id = ${checkouts.userId} AND other.placed_at >= ${checkouts.changedAt}
    AND other.id IS NOT ${checkouts.orderId} AND other.status != 'CANCELLED'
    AND (other.payment_method = 'COD' OR other.payment_status NOT IN ('PENDING', 'FAILED')))`;
