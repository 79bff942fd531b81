import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { REVENUE_TYPES } from '#contract/calls/revenue.ts';
import type { RevenueType } from '#contract/calls/revenue.ts';
import { addDays, nextMonth } from '#contract/shop/dates.ts';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/revenue.ts';
import { formatDay, monthInWords } from '../words/dates.ts';

const FAILED = words.failedToFetchTheRevenue;

/** A bar's unit. */
type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The unit as the head of a column, and the name of its table. */
const BY_UNIT: Record<Unit, { name: string; label: string }> = {
  hour: { name: words.hour, label: words.revenueByHour },
  day: { name: common.day, label: words.revenueByDay },
  week: { name: words.week, label: words.revenueByWeek },
  month: { name: words.month, label: words.revenueByMonth },
  year: { name: words.year, label: words.revenueByYear },
};

/** Each span: its name, the unit of a bar, the bar's label, and its last day. */
const SPANS: Record<
  RevenueType,
  { word: string; unit: Unit; of: (period: string) => string; lastDay: (period: string) => string }
> = {
  today: {
    word: common.today,
    unit: 'hour',
    of: (period) => `${period.slice(11)}:00`,
    lastDay: (period) => period.slice(0, 10),
  },
  daily: { word: words.last30Days, unit: 'day', of: formatDay, lastDay: (period) => period },
  weekly: {
    word: words.last12Weeks,
    unit: 'week',
    of: (period) => words.weekOfDay(formatDay(period)),
    lastDay: (period) => addDays(period, 6),
  },
  monthly: {
    word: words.last12Months,
    unit: 'month',
    of: (period) => monthInWords(period.slice(0, 7)),
    lastDay: (period) => addDays(`${nextMonth(period.slice(0, 7))}-01`, -1),
  },
  yearly: {
    word: words.last5Years,
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
        title={words.revenue}
        actions={
          <TextField
            select
            size="small"
            value={type}
            onChange={({ target }) => setSearch({ type: target.value }, { replace: true })}
            slotProps={{ htmlInput: { 'aria-label': words.span } }}
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
          [words.revenue, orderAmount(all, sumOf('orders'), sumOf('revenue'))],
          [common.orders, orderCount(all, sumOf('orders'))],
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '10px' }}>
        {words.netSalesWithGstBy}
      </Typography>
      <SalesChart points={named} unit={unit} />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: '10px', fontSize: '0.875rem' }}>
          {words.theSameAsATable}
        </Box>
        <FigureTable
          label={BY_UNIT[unit].label}
          rows={named.toReversed()}
          keyOf={({ name }) => name}
          empty={words.nothingYet}
          columns={[
            { name: BY_UNIT[unit].name, isText: true, of: ({ name }) => name },
            { name: common.orders, of: ({ counted, orders }) => orderCount(counted, orders) },
            { name: words.revenue, of: ({ counted, orders, revenue }) => orderAmount(counted, orders, revenue) },
          ]}
        />
      </details>
    </Panel>
  );
}
