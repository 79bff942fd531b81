import { Box } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { AnalyticsRecord } from '../providers/records.ts';
import { FigurePage } from '../ui/FigurePage.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ConversionTable } from './ConversionTable.tsx';
import { OutcomeTable, PinTable, TroubledTable } from './OutcomeTables.tsx';
import { CouponTable, ProductTable, SearchTable, SourceTable, StateTable } from './SalesTables.tsx';
import { words } from '../words/en/analytics.ts';

/** Sales by place and coupon, and the outcomes of orders. Each figure links to the rows it counts. */
export function AnalyticsPage() {
  return (
    <FigurePage<AnalyticsRecord>
      title={words.analytics}
      call="/api/admin/analytics"
      failed={words.failedToFetchTheAnalytics}
    >
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
  ...(isPlatform ? [{ title: words.visitsThatBecameOrders, Table: ConversionTable }] : []),
  { title: words.whatBecameOfThem, Table: OutcomeTable },
  { title: words.bestSellingProducts, Table: ProductTable },
  { title: words.productsThatCameBackOr, Table: TroubledTable },
  { title: words.pinCodesWhereParcelsCame, Table: PinTable },
  { title: words.states, Table: StateTable },
  { title: words.coupons, Table: CouponTable },
  ...(isPlatform ? [{ title: words.whereOrdersCameFrom, Table: SourceTable }] : []),
  ...(isPlatform ? [{ title: words.searchesWithoutAResult, Table: SearchTable }] : []),
] as const;
