import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { REVENUE_TYPES } from '#contract/calls/revenue.ts';
import type { RevenueType } from '#contract/calls/revenue.ts';
import { addDays, formatDay, monthInWords, nextMonth } from '#contract/shop/dates.ts';
import type { RevenueRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SalesChart } from '../ui/SalesChart.tsx';
import { orderAmount, orderCount } from '../ui/OrdersFigure.tsx';
import type { CountedOrders } from '../ui/countedOrders.ts';

const FAILED = 'Failed to fetch the revenue';

/** Each span: its name, the unit of a bar, the bar's label, and its last day. */
const SPANS: Record<
  RevenueType,
  { word: string; unit: string; of: (period: string) => string; lastDay: (period: string) => string }
> = {
  today: {
    word: 'Today',
    unit: 'hour',
    of: (period) => `${period.slice(11)}:00`,
    lastDay: (period) => period.slice(0, 10),
  },
  daily: { word: 'Last 30 days', unit: 'day', of: formatDay, lastDay: (period) => period },
  weekly: {
    word: 'Last 12 weeks',
    unit: 'week',
    of: (period) => `Week of ${formatDay(period)}`,
    lastDay: (period) => addDays(period, 6),
  },
  monthly: {
    word: 'Last 12 months',
    unit: 'month',
    of: (period) => monthInWords(period.slice(0, 7)),
    lastDay: (period) => addDays(`${nextMonth(period.slice(0, 7))}-01`, -1),
  },
  yearly: {
    word: 'Last 5 years',
    unit: 'year',
    of: (period) => period.slice(0, 4),
    lastDay: (period) => `${period.slice(0, 4)}-12-31`,
  },
};

/** A seller's net sales over time; the span is in the address. */
export function RevenuePage() {
  const [search, setSearch] = useSearchParams();
  const type = REVENUE_TYPES.find((known) => known === search.get('type')) ?? 'daily';
  const query = useAnswer<RevenueRecord>(`/api/seller/revenue/chart?type=${type}`, FAILED);
  return (
    <>
      <PageHeading
        title="Revenue"
        actions={
          <TextField
            select
            size="small"
            value={type}
            onChange={({ target }) => setSearch({ type: target.value }, { replace: true })}
            slotProps={{ htmlInput: { 'aria-label': 'Span' } }}
          >
            {REVENUE_TYPES.map((value) => (
              <MenuItem key={value} value={value}>
                {SPANS[value].word}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <Answered query={query} failed={FAILED}>
        {(points) => <Revenue points={points} type={type} />}
      </Answered>
    </>
  );
}

const soldIn = (from: string, to: string, hour?: string): CountedOrders => ({
  outcome: 'SOLD',
  from,
  to,
  ...(hour && { hour }),
});

function Revenue({ points, type }: { points: RevenueRecord; type: RevenueType }) {
  const { word, unit, of, lastDay } = SPANS[type];
  const named = points.map(({ period, ...point }) => ({
    name: of(period),
    counted: soldIn(period.slice(0, 10), lastDay(period), type === 'today' ? period : undefined),
    ...point,
  }));
  const sumOf = (part: 'revenue' | 'orders') => points.reduce((sum, point) => sum + point[part], 0);
  const [first, last] = [points[0]!.period, points.at(-1)!.period];
  const all = soldIn(first.slice(0, 10), lastDay(last));
  return (
    <Panel title={word}>
      <Facts
        facts={[
          ['Revenue', orderAmount(all, sumOf('orders'), sumOf('revenue'))],
          ['Orders', orderCount(all, sumOf('orders'))],
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '10px' }}>
        Net sales with GST, by when the order was placed, without what was cancelled or went back.
      </Typography>
      <SalesChart points={named} unit={unit} />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '10px', fontSize: '0.875rem' }}>
          The same as a table
        </Box>
        <FigureTable
          label={`Revenue by ${unit}`}
          rows={named.toReversed()}
          keyOf={({ name }) => name}
          empty="Nothing yet"
          columns={[
            { name: unit[0]!.toUpperCase() + unit.slice(1), isText: true, of: ({ name }) => name },
            { name: 'Orders', of: ({ counted, orders }) => orderCount(counted, orders) },
            { name: 'Revenue', of: ({ counted, orders, revenue }) => orderAmount(counted, orders, revenue) },
          ]}
        />
      </details>
    </Panel>
  );
}
