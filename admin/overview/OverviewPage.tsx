import { Box, Typography } from '@mui/material';
import type { OverviewRecord } from '../providers/records.ts';
import { FigurePage } from '../ui/FigurePage.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { LargeFigure } from '../ui/LargeFigure.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SalesChart } from '../ui/SalesChart.tsx';
import { SetUpNote } from '../set-up/SetUpNote.tsx';
import { daysBefore } from '../ui/daysBefore.ts';
import { ofOrders, orderAmount, orderCount } from '../ui/OrdersFigure.tsx';
import { DoctorNote } from './DoctorNote.tsx';
import { Waiting } from './Waiting.tsx';
import { trendOf } from './trend.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/overview.ts';
import { formatDay } from '../words/dates.ts';

/** Open tasks and sales. */
export function OverviewPage() {
  return (
    <FigurePage<OverviewRecord>
      title={words.overview}
      call="/api/admin/overview"
      failed={words.failedToFetchTheOverview}
    >
      {(overview) => (
        <Box sx={{ display: 'grid', gap: '14px' }}>
          <SetUpNote />
          <DoctorNote />
          <Waiting />
          <Sales overview={overview} />
        </Box>
      )}
    </FigurePage>
  );
}

const averageOf = ({ revenue, orders }: OverviewRecord['sales']) => (orders === 0 ? 0 : revenue / orders);

function Sales({ overview: { from, to, sales, before, points } }: { overview: OverviewRecord }) {
  const span = { outcome: 'SOLD', from, to } as const;
  const earlier = { outcome: 'SOLD', ...daysBefore(span) } as const;
  /** Returns the comparison with the figure before, linked to the orders of that one. */
  const trend = (now: number, then: number) => ofOrders(earlier, before.orders, trendOf(now, then));
  const days = points.map(({ day, ...point }) => ({
    name: formatDay(day),
    counted: { outcome: 'SOLD', from: day, to: day } as const,
    ...point,
  }));
  return (
    <Panel title={words.salesDayToDay(formatDay(from), formatDay(to))}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: '14px', margin: 0 }}
      >
        <LargeFigure
          name={common.sales}
          value={orderAmount(span, sales.orders, sales.revenue)}
          hint={trend(sales.revenue, before.revenue)}
        />
        <LargeFigure
          name={common.orders}
          value={orderCount(span, sales.orders)}
          hint={trend(sales.orders, before.orders)}
        />
        <LargeFigure
          name={words.averageOrder}
          value={orderAmount(span, sales.orders, averageOf(sales))}
          hint={trend(averageOf(sales), averageOf(before))}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '10px' }}>
        {words.withGstByTheDay}
      </Typography>
      <SalesChart points={days} unit="day" />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '10px', fontSize: '0.875rem' }}>
          {words.theSameAsATable}
        </Box>
        <FigureTable
          label={words.salesByDay}
          rows={days.toReversed()}
          keyOf={({ name }) => name}
          empty={words.noDays}
          columns={[
            { name: common.day, isText: true, of: ({ name }) => name },
            { name: common.orders, of: ({ counted, orders }) => orderCount(counted, orders) },
            { name: common.sales, of: ({ counted, orders, revenue }) => orderAmount(counted, orders, revenue) },
          ]}
        />
      </details>
    </Panel>
  );
}
