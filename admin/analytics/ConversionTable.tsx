import type { ReactNode } from 'react';
import { formatCount } from '#contract/shop/money.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { orderCount } from '../ui/OrdersFigure.tsx';
import { daysBefore } from '../ui/daysBefore.ts';
import { percentOf } from './shares.ts';
import type { AnalyticsTable } from './shares.ts';
import { words } from '../words/en/analytics.ts';
import { common } from '../words/en/common.ts';

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
              row(words.visits, ({ visits }) => formatCount(visits)),
              row(common.orders, ({ orders }, days) => orderCount({ outcome: 'ORDERED', ...days }, orders)),
              row(words.conversion, ({ visits, orders }) => percentOf(orders, visits)),
            ]
          : []
      }
      keyOf={({ name }) => name}
      empty={words.noVisitsWereCountedIn}
      columns={[
        { name: words.ofTheShop, isText: true, of: ({ name }) => name },
        { name: common.number, of: ({ now }) => now },
        { name: words.before, of: ({ before }) => before },
      ]}
    />
  );
}
