import type { OrderOutcome } from '#contract/states/order.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { orderCount } from '../ui/OrdersFigure.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { productLink } from './productLink.tsx';
import { NONE, percentOf } from './shares.ts';
import type { AnalyticsTable, Outcomes } from './shares.ts';

type Troubled = AnalyticsRecord['troubled'][number];
type TroubledPin = AnalyticsRecord['pinCodes'][number];

/** The outcomes of orders, compared with their shares in the same number of days before. */
export function OutcomeTable({ title, analytics: { outcomes, before, from, to } }: AnalyticsTable) {
  const row = (name: string, part: keyof Outcomes, outcome: OrderOutcome) => ({
    name,
    outcome,
    count: outcomes[part],
    share: percentOf(outcomes[part], outcomes.all),
    earlier: percentOf(before[part], before.all),
  });
  const rows = [
    row('All', 'all', 'ORDERED'),
    row('Cancelled', 'cancelled', 'CANCELLED'),
    row('Came back as a return', 'returned', 'RETURNED'),
    row('Never arrived', 'undelivered', 'UNDELIVERED'),
  ];
  return (
    <FigureTable
      label={title}
      rows={outcomes.all === 0 ? [] : rows}
      keyOf={({ name }) => name}
      empty={NONE}
      columns={[
        { name: 'Orders', isText: true, of: ({ name }) => name },
        {
          name: 'Number',
          of: ({ outcome, count }) => orderCount({ outcome, from, to }, count),
        },
        { name: 'Of all', of: ({ share }) => share },
        { name: 'Before', of: ({ earlier }) => earlier },
      ]}
    />
  );
}

/** Products with many cancelled, returned or undelivered orders. */
export function TroubledTable({ title, analytics: { troubled, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={troubled}
      keyOf={({ productId }) => productId}
      empty="All that was sold in these days stayed, or is on its way"
      columns={[
        {
          name: 'Product',
          isText: true,
          of: productLink,
        },
        ...countsOf<Troubled>(({ productId }) => ({ productId, from, to })),
      ]}
    />
  );
}

/** PIN codes with many returned or undelivered parcels. */
export function PinTable({ title, analytics: { pinCodes, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={pinCodes}
      keyOf={({ pinCode }) => pinCode}
      empty="All parcels of these days arrived, or are on their way"
      columns={[
        { name: 'PIN code', isText: true, of: ({ pinCode, city }) => `${pinCode} ${city}` },
        ...countsOf<TroubledPin>(({ pinCode }) => ({ pinCode, from, to })),
      ]}
    />
  );
}

/** Returns the columns of returned and undelivered orders with their shares, each linked to its orders. */
function countsOf<Row extends Outcomes>(
  which: (row: Row) => { productId?: number; pinCode?: string; from: string; to: string },
) {
  const column = (name: string, part: 'returned' | 'undelivered', outcome: OrderOutcome) => ({
    name,
    of: (row: Row) =>
      orderCount(
        { outcome, ...which(row) },
        row[part],
        row[part] === 0 ? '–' : `${row[part]} (${percentOf(row[part], row.all)})`,
      ),
  });
  return [
    { name: 'All', of: (row: Row) => orderCount({ outcome: 'ORDERED', ...which(row) }, row.all) },
    column('Came back', 'returned', 'RETURNED'),
    column('Never arrived', 'undelivered', 'UNDELIVERED'),
  ];
}
