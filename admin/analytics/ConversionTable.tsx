import { FigureTable } from '../ui/FigureTable.tsx';
import { percentOf } from './shares.ts';
import type { AnalyticsTable } from './shares.ts';

/** How many of the shop's visits ended in an order, beside as many days before. */
export function ConversionTable({ title, analytics: { conversion } }: AnalyticsTable) {
  const counted = conversion?.now.visits ? conversion : undefined;
  const row = (name: string, of: (days: { visits: number; orders: number }) => string) => ({
    name,
    now: counted ? of(counted.now) : '',
    before: counted ? of(counted.before) : '',
  });
  return (
    <FigureTable
      label={title}
      rows={
        counted
          ? [
              row('Visits', ({ visits }) => visits.toLocaleString('en-IN')),
              row('Orders', ({ orders }) => orders.toLocaleString('en-IN')),
              row('Conversion', ({ visits, orders }) => percentOf(orders, visits)),
            ]
          : []
      }
      keyOf={({ name }) => name}
      empty="No visits were counted in these days. They are counted while the shop shows how many people are there: Settings, Notifications."
      columns={[
        { name: 'Of the shop', isText: true, of: ({ name }) => name },
        { name: 'Number', of: ({ now }) => now },
        { name: 'Before', of: ({ before }) => before },
      ]}
    />
  );
}
