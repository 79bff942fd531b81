import { sql } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import type { FormerOrder } from '#contract/calls/former-orders.ts';
import { formerOrders } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { emailsOf } from '../../accounts/users/index.ts';
import { selectCount } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { DETAILS, FACTS, withItems } from './columns.ts';

/** The condition for orders of the person's emails, once the present one is confirmed. */
const isOwn = ({ userId }: Params<{ userId: number }>) =>
  sql`${formerOrders.email} IN ${emailsOf(userId)} AND EXISTS (SELECT 1 FROM users
    WHERE users.id = ${userId} AND users.email_verified_at IS NOT NULL AND users.archived_at IS NULL)`;

const own = statement((db, params: Params<Rows & { userId: number }>) =>
  db
    .select({ ...FACTS, ...DETAILS })
    .from(formerOrders)
    .where(isOwn(params))
    .orderBy(sql`${formerOrders.placedOn} DESC`, sql`${formerOrders.id} DESC`)
    .limit(params.limit)
    .offset(params.offset),
);

const countOwn = statement((db, params: Params<{ userId: number }>) =>
  selectCount(db, sql`${formerOrders} WHERE ${isOwn(params)}`),
);

/** Returns the orders of a customer's confirmed emails in the former shop, newest first. */
export async function listOwnFormerOrders(
  shop: Shop,
  { userId }: Customer,
  rows: Rows,
): Promise<ListAnswer<FormerOrder>> {
  const { found, total } = await shop.read({ found: own({ userId, ...rows }), total: countOwn({ userId }) });
  return { rows: found.map(withItems), total: total[0]!.total };
}
