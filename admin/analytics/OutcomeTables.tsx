import type { OrderOutcome } from '#contract/states/order.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { orderCount } from '../ui/OrdersFigure.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { productLink } from './productLink.tsx';
import { NONE, percentOf } from './shares.ts';
import type { AnalyticsTable, Outcomes } from './shares.ts';
import { words } from '../words/en/analytics.ts';
import { common } from '../words/en/common.ts';

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
    row(words.all, 'all', 'ORDERED'),
    row(common.cancelled, 'cancelled', 'CANCELLED'),
    row(words.cameBackAsAReturn, 'returned', 'RETURNED'),
    row(words.neverArrived, 'undelivered', 'UNDELIVERED'),
  ];
  return (
    <FigureTable
      label={title}
      rows={outcomes.all === 0 ? [] : rows}
      keyOf={({ name }) => name}
      empty={NONE}
      columns={[
        { name: common.orders, isText: true, of: ({ name }) => name },
        {
          name: common.number,
          of: ({ outcome, count }) => orderCount({ outcome, from, to }, count),
        },
        { name: words.ofAll, of: ({ share }) => share },
        { name: words.before, of: ({ earlier }) => earlier },
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
      empty={words.allThatWasSoldIn}
      columns={[
        {
          name: common.product,
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
      empty={words.allParcelsOfTheseDays}
      columns={[
        { name: common.pinCode, isText: true, of: ({ pinCode, city }) => `${pinCode} ${city}` },
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
    { name: words.all, of: (row: Row) => orderCount({ outcome: 'ORDERED', ...which(row) }, row.all) },
    column(words.cameBack, 'returned', 'RETURNED'),
    column(words.neverArrived, 'undelivered', 'UNDELIVERED'),
  ];
}
