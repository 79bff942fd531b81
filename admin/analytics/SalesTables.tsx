import { Link } from '@mui/material';
import { searchPath } from '#contract/pages/search-path.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { countLink } from '../ui/CountLink.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { rupees } from '../ui/rupees.ts';
import { productLink } from './productLink.tsx';
import { NONE } from './shares.ts';
import type { AnalyticsTable } from './shares.ts';

type SoldProduct = AnalyticsRecord['products'][number];
type Searched = AnalyticsRecord['searches'][number];
const SALES = { name: 'Sales', of: ({ revenue }: { revenue: number }) => rupees(revenue) };

const searchLink = ({ query }: Searched) => (
  <Link href={searchPath({ q: query })} target="_blank" rel="noopener">
    {query}
  </Link>
);

/** What brought most. */
export function ProductTable({ title, analytics: { products, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={products}
      keyOf={({ productId }) => productId}
      empty={NONE}
      columns={[
        {
          name: 'Product',
          isText: true,
          of: productLink,
        },
        { name: 'Pieces', of: ({ pieces }: SoldProduct) => pieces },
        {
          name: 'Orders',
          of: ({ productId, orders }) => countLink({ outcome: 'SOLD', productId, from, to }, orders),
        },
        SALES,
      ]}
    />
  );
}

/** Where it went. */
export function StateTable({ title, analytics: { states, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={states}
      keyOf={({ state }) => state}
      empty={NONE}
      columns={[
        { name: 'State', isText: true, of: ({ state }) => state },
        {
          name: 'Orders',
          of: ({ state, orders }) => countLink({ outcome: 'SOLD', state, from, to }, orders),
        },
        SALES,
      ]}
    />
  );
}

/** By which coupon. */
export function CouponTable({ title, analytics: { coupons, from, to } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={coupons}
      keyOf={({ code }) => code}
      empty="No coupon was used in these days"
      columns={[
        { name: 'Code', isText: true, of: ({ code }) => code },
        {
          name: 'Orders',
          of: ({ code, orders }) => countLink({ outcome: 'SOLD', couponCode: code, from, to }, orders),
        },
        { name: 'Discount', of: ({ discount }) => rupees(discount) },
      ]}
    />
  );
}

/** What shoppers did not find; each leads to what the shop answers now. */
export function SearchTable({ title, analytics: { searches } }: AnalyticsTable) {
  return (
    <FigureTable
      label={title}
      rows={searches}
      keyOf={({ query }) => query}
      empty="All searches of these days found something"
      columns={[
        {
          name: 'Words',
          isText: true,
          of: searchLink,
        },
        { name: 'Searches', of: (row) => row.searches.toLocaleString('en-IN') },
        { name: 'In vain', of: ({ inVain }) => inVain.toLocaleString('en-IN') },
      ]}
    />
  );
}
