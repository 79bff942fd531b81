import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { FigureDays, Overview } from '#contract/calls/figures.ts';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { salesByDay } from './sales.ts';

const NOTHING = { revenue: 0, orders: 0 };

/** Returns the days of a period that ends today. */
export function spanOf(shop: Pick<Shop, 'now'>, days: FigureDays) {
  const to = kolkataDay(shop.now);
  const from = addDays(to, 1 - Number(days));
  return { from, to, since: startOfDay(from), before: startOfDay(addDays(to, 1)) };
}

/** Returns the sales of each day up to today, and the sum of as many days before them. */
export async function readOverview(shop: Shop, staff: Staff, days: FigureDays): Promise<Overview> {
  const { from, to } = spanOf(shop, days);
  const first = addDays(from, -Number(days));
  const [rows] = await shop.read(salesByDay({ sellerId: sellerIdOf(staff), from: first, until: addDays(to, 1) }));
  const byDay = new Map(rows.map(({ period, revenuePaise, orders }) => [period, { revenue: revenuePaise, orders }]));
  const pointsFrom = (day: string) =>
    Array.from({ length: Number(days) }, (_, at) => addDays(day, at)).map((one) => ({
      day: one,
      ...(byDay.get(one) ?? NOTHING),
    }));
  const points = pointsFrom(from);
  return { from, to, sales: sumOf(points), before: sumOf(pointsFrom(first)), points };
}

/** Returns the sum of some days or hours. */
export function sumOf(points: readonly { revenue: number; orders: number }[]) {
  return points.reduce(
    (sum, { revenue, orders }) => ({ revenue: sum.revenue + revenue, orders: sum.orders + orders }),
    NOTHING,
  );
}
