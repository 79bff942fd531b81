import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDay } from '#contract/shop/dates.ts';
import type { OverviewRecord } from '../providers/records.ts';
import { countLink } from '../ui/CountLink.tsx';
import { FigurePage } from '../ui/FigurePage.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SalesChart } from '../ui/SalesChart.tsx';
import { rupees } from '../ui/rupees.ts';
import { Waiting } from './Waiting.tsx';
import { trendOf } from './trend.ts';

/** What waits to be done, and how sales go. */
export function OverviewPage() {
  return (
    <FigurePage<OverviewRecord> title="Overview" call="/api/admin/overview" failed="Failed to fetch the overview">
      {(overview) => (
        <Box sx={{ display: 'grid', gap: '14px' }}>
          <Waiting />
          <Sales overview={overview} />
        </Box>
      )}
    </FigurePage>
  );
}

const averageOf = ({ revenue, orders }: OverviewRecord['sales']) => (orders === 0 ? 0 : revenue / orders);

function Sales({ overview: { from, to, sales, before, points } }: { overview: OverviewRecord }) {
  return (
    <Panel title={`Sales, ${formatDay(from)} to ${formatDay(to)}`}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: '14px', margin: 0 }}
      >
        <Figure name="Sales" value={rupees(sales.revenue)} trend={trendOf(sales.revenue, before.revenue)} />
        <Figure
          name="Orders"
          value={countLink({ outcome: 'SOLD', from, to }, sales.orders)}
          trend={trendOf(sales.orders, before.orders)}
        />
        <Figure
          name="Average order"
          value={rupees(averageOf(sales))}
          trend={trendOf(averageOf(sales), averageOf(before))}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '10px' }}>
        With GST, by the day of the order, without what was cancelled or went back. Compared with as many days before.
      </Typography>
      <SalesChart points={points.map(({ day, ...point }) => ({ name: formatDay(day), ...point }))} unit="day" />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '10px', fontSize: '0.875rem' }}>
          The same as a table
        </Box>
        <FigureTable
          label="Sales by day"
          rows={points.toReversed()}
          keyOf={({ day }) => day}
          empty="No days"
          columns={[
            { name: 'Day', isText: true, of: ({ day }) => formatDay(day) },
            {
              name: 'Orders',
              of: ({ day, orders }) => countLink({ outcome: 'SOLD', from: day, to: day }, orders),
            },
            { name: 'Sales', of: ({ revenue }) => rupees(revenue) },
          ]}
        />
      </details>
    </Panel>
  );
}

function Figure({ name, value, trend }: { name: string; value: ReactNode; trend: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{value}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {trend}
        </Typography>
      </Box>
    </Box>
  );
}
