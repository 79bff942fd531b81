import { Box } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { FigurePage } from '../ui/FigurePage.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ConversionTable } from './ConversionTable.tsx';
import { OutcomeTable, PinTable, TroubledTable } from './OutcomeTables.tsx';
import { CouponTable, ProductTable, SearchTable, SourceTable, StateTable } from './SalesTables.tsx';

/** Sales by place and coupon, and the outcomes of orders. Each figure links to the rows it counts. */
export function AnalyticsPage() {
  return (
    <FigurePage<AnalyticsRecord> title="Analytics" call="/api/admin/analytics" failed="Failed to fetch the analytics">
      {(analytics) => (
        <Box
          sx={{
            display: 'grid',
            gap: '14px',
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {PANELS.map(({ title, Table }) => (
            <Panel key={title} title={title}>
              <Table title={title} analytics={analytics} />
            </Panel>
          ))}
        </Box>
      )}
    </FigurePage>
  );
}

const isPlatform = entrance.role === 'ROLE_ADMIN';

const PANELS = [
  ...(isPlatform ? [{ title: 'Visits that became orders', Table: ConversionTable }] : []),
  { title: 'What became of them', Table: OutcomeTable },
  { title: 'Best selling products', Table: ProductTable },
  { title: 'Products that came back or never arrived', Table: TroubledTable },
  { title: 'PIN codes where parcels came back or never arrived', Table: PinTable },
  { title: 'States', Table: StateTable },
  { title: 'Coupons', Table: CouponTable },
  ...(isPlatform ? [{ title: 'Where orders came from', Table: SourceTable }] : []),
  ...(isPlatform ? [{ title: 'Searches without a result', Table: SearchTable }] : []),
] as const;
