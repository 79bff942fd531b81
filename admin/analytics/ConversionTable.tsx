import type { ReactNode } from 'react';
import { formatCount } from '#contract/shop/money.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { orderCount } from '../ui/OrdersFigure.tsx';
import { daysBefore } from '../ui/daysBefore.ts';
import { percentOf } from './shares.ts';
import type { AnalyticsTable } from './shares.ts';

interface Counted {
  visits: number;
  orders: number;
}

/** The share of visits that ended in an order, compared with the same number of days before. */
export function ConversionTable({ title, analytics: { conversion, from, to } }: AnalyticsTable) {
  const counted = conversion?.now.visits ? conversion : undefined;
  const span = { from, to };
  const earlier = daysBefore(span);
  const row = (name: string, of: (days: Counted, span: { from: string; to: string }) => ReactNode) => ({
    name,
    now: counted ? of(counted.now, span) : '',
    before: counted ? of(counted.before, earlier) : '',
  });
  return (
    <FigureTable
      label={title}
      rows={
        counted
          ? [
              row('Visits', ({ visits }) => formatCount(visits)),
              row('Orders', ({ orders }, days) => orderCount({ outcome: 'ORDERED', ...days }, orders)),
              row('Conversion', ({ visits, orders }) => percentOf(orders, visits)),
            ]
          : []
      }
      keyOf={({ name }) => name}
      empty="No visits were counted in these days. They are counted if the settings say so, under Notifications."
      columns={[
        { name: 'Of the shop', isText: true, of: ({ name }) => name },
        { name: 'Number', of: ({ now }) => now },
        { name: 'Before', of: ({ before }) => before },
      ]}
    />
  );
}
