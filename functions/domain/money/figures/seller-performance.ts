import type { Admin } from '#contract/calls/actor.ts';
import type { SellerPerformance } from '#contract/calls/figures.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { addDays } from '#contract/shop/dates.ts';
import { managedSellers } from '../../sellers/sellers/index.ts';
import type { Shop } from '../../shop.ts';
import { outcomesOfSeller } from './analytics.ts';
import { spanOf, sumOf } from './overview.ts';
import { salesByDay } from './sales.ts';

/** Returns a seller's figures of the last 90 days, for the platform. @throws SELLER_NOT_FOUND */
export async function readSellerPerformance(shop: Shop, admin: Admin, id: number): Promise<SellerPerformance> {
  const { from, to, since, before } = spanOf(shop, '90');
  const { row, became, days } = await shop.read({
    row: managedSellers.rowWithId(shop, admin, id),
    became: outcomesOfSeller({ sellerId: id, since, before }),
    days: salesByDay({ sellerId: id, from, until: addDays(to, 1) }),
  });
  if (!row[0]) refuse('SELLER_NOT_FOUND');
  return {
    from,
    to,
    outcomes: became[0]!,
    sales: sumOf(days.map(({ revenuePaise, orders }) => ({ revenue: revenuePaise, orders }))),
  };
}
