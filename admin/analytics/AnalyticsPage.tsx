import { Box } from '@mui/material';
import { RowLink } from '../ui/RowLink.tsx';
import { entrance } from '../providers/entrance.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { FigurePage } from '../ui/FigurePage.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { rupees } from '../ui/rupees.ts';

type SoldProduct = AnalyticsRecord['products'][number];

function linkOf({ productId, name }: SoldProduct) {
  return <RowLink to={`/products/${productId}`}>{name}</RowLink>;
}

const SALES = [
  { name: 'Orders', of: ({ orders }: { orders: number }) => orders },
  { name: 'Sales', of: ({ revenue }: { revenue: number }) => rupees(revenue) },
];
const PRODUCT = [
  { name: 'Product', isText: true, of: linkOf },
  { name: 'Pieces', of: ({ pieces }: SoldProduct) => pieces },
  ...SALES,
];
const NONE = 'Nothing in these days';

/** What was sold, where, by which coupon, and what became of it. */
export function AnalyticsPage() {
  return (
    <FigurePage<AnalyticsRecord> title="Analytics" call="/api/admin/analytics" failed="Failed to fetch the analytics">
      {({ consignments, products, states, coupons, pinCodes, searches }) => (
        <Box
          sx={{
            display: 'grid',
            gap: '14px',
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Panel title="What became of them">
            <FigureTable
              label="What became of them"
              rows={ratesOf(consignments)}
              keyOf={({ name }) => name}
              empty={NONE}
              columns={[
                { name: 'Consignments', isText: true, of: ({ name }) => name },
                { name: 'Number', of: ({ count }) => count.toLocaleString('en-IN') },
                { name: 'Of all', of: ({ share }) => share },
              ]}
            />
          </Panel>
          <Panel title="Best selling products">
            <FigureTable
              label="Best selling products"
              rows={products}
              keyOf={({ productId }) => productId}
              empty={NONE}
              columns={PRODUCT}
            />
          </Panel>
          <Panel title="States">
            <FigureTable
              label="States"
              rows={states}
              keyOf={({ state }) => state}
              empty={NONE}
              columns={[{ name: 'State', isText: true, of: ({ state }) => state }, ...SALES]}
            />
          </Panel>
          <Panel title="Coupons">
            <FigureTable
              label="Coupons"
              rows={coupons}
              keyOf={({ code }) => code}
              empty="No coupon was used in these days"
              columns={[
                { name: 'Code', isText: true, of: ({ code }) => code },
                { name: 'Orders', of: ({ orders }) => orders },
                { name: 'Discount', of: ({ discount }) => rupees(discount) },
              ]}
            />
          </Panel>
          <Panel title="PIN codes where parcels did not arrive">
            <FigureTable
              label="PIN codes where parcels did not arrive"
              rows={pinCodes}
              keyOf={({ pinCode }) => pinCode}
              empty="All parcels of these days arrived, or are on their way"
              columns={[
                { name: 'PIN code', isText: true, of: ({ pinCode, city }) => `${pinCode} ${city}` },
                { name: 'Consignments', of: (row) => row.consignments },
                { name: 'Not arrived', of: ({ undelivered }) => undelivered },
              ]}
            />
          </Panel>
          {entrance.role === 'ROLE_ADMIN' && (
            <Panel title="Searches without a result">
              <FigureTable
                label="Searches without a result"
                rows={searches}
                keyOf={({ query }) => query}
                empty="All searches of these days found something"
                columns={[
                  { name: 'Words', isText: true, of: ({ query }) => query },
                  { name: 'Searches', of: (row) => row.searches.toLocaleString('en-IN') },
                  { name: 'In vain', of: ({ inVain }) => inVain.toLocaleString('en-IN') },
                ]}
              />
            </Panel>
          )}
        </Box>
      )}
    </FigurePage>
  );
}

function ratesOf({ all, cancelled, returned, undelivered }: AnalyticsRecord['consignments']) {
  const row = (name: string, count: number) => ({
    name,
    count,
    share: all === 0 ? '' : `${((count / all) * 100).toFixed(1)}%`,
  });
  if (all === 0) return [];
  return [
    row('All', all),
    row('Cancelled', cancelled),
    row('Came back as a return', returned),
    row('Never arrived', undelivered),
  ];
}
