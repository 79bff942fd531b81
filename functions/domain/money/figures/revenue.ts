import type { Seller } from '#contract/calls/actor.ts';
import type { RevenuePoint, RevenueType } from '#contract/calls/revenue.ts';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { salesByDay, salesByHour } from './sales.ts';

/** The number of points in a chart. The chart of today has a point for each hour. */
const POINTS: Record<Exclude<RevenueType, 'today'>, number> = { daily: 30, weekly: 12, monthly: 12, yearly: 5 };

/** Returns a seller's net sales over time, oldest first. A period without an order is 0. */
export async function revenueChart(shop: Shop, { sellerId }: Seller, type: RevenueType): Promise<RevenuePoint[]> {
  const today = kolkataDay(shop.now);
  const periods = periodsOf(type, today);
  const [from, until] = [periods[0]!.slice(0, 10), addDays(today, 1)];
  const [rows] = await shop.read(
    type === 'today'
      ? salesByHour({ sellerId, since: startOfDay(from), before: startOfDay(until) })
      : salesByDay({ sellerId, from, until }),
  );
  const points = new Map(periods.map((period) => [period, { period, revenue: 0, orders: 0 }]));
  for (const { period, revenuePaise, orders } of rows) {
    const point = points.get(type === 'today' ? period : periodOf(type, period))!;
    point.revenue += revenuePaise;
    point.orders += orders;
  }
  return [...points.values()];
}

/** Returns the first day of the period that contains a day. */
function periodOf(type: Exclude<RevenueType, 'today'>, day: string): string {
  if (type === 'weekly') return mondayOf(day);
  if (type === 'monthly') return `${day.slice(0, 7)}-01`;
  return type === 'yearly' ? `${day.slice(0, 4)}-01-01` : day;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function periodsOf(type: RevenueType, today: string): string[] {
  if (type === 'today') return Array.from({ length: 24 }, (_, hour) => `${today} ${String(hour).padStart(2, '0')}`);
  const periods = [periodOf(type, today)];
  while (periods.length < POINTS[type]) periods.unshift(periodOf(type, addDays(periods[0]!, -1)));
  return periods;
}
