import { Link } from '@mui/material';
import { searchPath } from '#contract/pages/search-path.ts';
import { formatCount } from '#contract/shop/money.ts';
import { sourceInWords } from '#contract/shop/order-source.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import type { CountedOrders } from '../ui/countedOrders.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { ofOrders, orderAmount, orderCount } from '../ui/OrdersFigure.tsx';
import { rupees } from '../ui/rupees.ts';
import { productLink } from './productLink.tsx';
import { NONE } from './shares.ts';
import type { AnalyticsTable } from './shares.ts';
import { words } from '../words/en/analytics.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

type SoldIn = AnalyticsRecord['states'][number];
type OrderSource = AnalyticsRecord['sources'][number];
type SoldProduct = AnalyticsRecord['products'][number];
type Searched = AnalyticsRecord['searches'][number];
/** Returns the columns of orders and net sales, each linked to its orders. */
const salesOf = <Row extends { orders: number; revenue: number }>(which: (row: Row) => CountedOrders) => [
  { name: common.orders, of: (row: Row) => orderCount(which(row), row.orders) },
  { name: common.sales, of: (row: Row) => orderAmount(which(row), row.orders, row.revenue) },
];

const searchLink = ({ query }: Searched) => (
  <Link href={searchPath({ q: query })} target="_blank" rel="noopener">
    {query}
  </Link>
);

/** Products by net sales. */
export function ProductTable({ title, analytics: { products, from, to } }: AnalyticsTable) {
  const ofProduct = ({ productId }: SoldProduct): CountedOrders => ({ outcome: 'SOLD', productId, from, to });
  return (
    <FigureTable
      label={title}
      rows={products}
      keyOf={({ productId }) => productId}
      empty={NONE}
      columns={[
        {
          name: common.product,
          isText: true,
          of: productLink,
        },
        {
          name: words.pieces,
          of: (row: SoldProduct) => ofOrders(ofProduct(row), row.orders, formatCount(row.pieces)),
        },
        ...salesOf(ofProduct),
      ]}
    />
  );
}

/** States by net sales. */
export function StateTable({ title, analytics: { states, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={states}
      keyOf={({ state }) => state}
      empty={NONE}
      columns={[
        { name: common.state, isText: true, of: ({ state }) => shared(state) },
        ...salesOf<SoldIn>(({ state }) => ({ outcome: 'SOLD', state, from, to })),
      ]}
    />
  );
}

/** Where the visits of orders began, by net sales. */
export function SourceTable({ title, analytics: { sources, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={sources}
      keyOf={({ kind, name }) => `${kind} ${name}`}
      empty={words.noOrderOfTheseDays}
      columns={[
        { name: words.source, isText: true, of: ({ kind, name }) => sourceInWords({ kind, name, campaign: '' }) },
        ...salesOf<OrderSource>(({ kind, name }) => ({
          outcome: 'SOLD',
          sourceKind: kind,
          ...(name !== '' && { sourceName: name }),
          from,
          to,
        })),
      ]}
    />
  );
}

/** Coupons by net sales. */
export function CouponTable({ title, analytics: { coupons, from, to } }: AnalyticsTable) {
  const withCoupon = ({ code }: { code: string }): CountedOrders => ({ outcome: 'SOLD', couponCode: code, from, to });
  return (
    <FigureTable
      label={title}
      rows={coupons}
      keyOf={({ code }) => code}
      empty={words.noCouponWasUsedIn}
      columns={[
        { name: common.code, isText: true, of: ({ code }) => code },
        { name: common.orders, of: (row) => orderCount(withCoupon(row), row.orders) },
        { name: common.discount, of: (row) => ofOrders(withCoupon(row), row.orders, rupees(row.discount)) },
      ]}
    />
  );
}

/** Searches without a result, each linked to its present result. */
export function SearchTable({ title, analytics: { searches } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={searches}
      keyOf={({ query }) => query}
      empty={words.allSearchesOfTheseDays}
      columns={[
        {
          name: common.words,
          isText: true,
          of: searchLink,
        },
        { name: words.searches, of: (row) => formatCount(row.searches) },
        { name: words.inVain, of: ({ inVain }) => formatCount(inVain) },
      ]}
    />
  );
}
