import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { REVENUE_TYPES } from '#contract/calls/revenue.ts';
import type { RevenueType } from '#contract/calls/revenue.ts';
import { formatDay, monthInWords } from '#contract/shop/dates.ts';
import type { RevenueRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/Answered.tsx';
import { Facts } from '../ui/Facts.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SalesChart } from '../ui/SalesChart.tsx';
import { rupees } from '../ui/rupees.ts';

const FAILED = 'Failed to fetch the revenue';

/** How each span is called, what one of its bars is, and how that is named by its first day or hour. */
const SPANS: Record<RevenueType, { word: string; unit: string; of: (period: string) => string }> = {
  today: { word: 'Today', unit: 'hour', of: (period) => `${period.slice(11)}:00` },
  daily: { word: 'Last 30 days', unit: 'day', of: formatDay },
  weekly: { word: 'Last 12 weeks', unit: 'week', of: (period) => `Week of ${formatDay(period)}` },
  monthly: { word: 'Last 12 months', unit: 'month', of: (period) => monthInWords(period.slice(0, 7)) },
  yearly: { word: 'Last 5 years', unit: 'year', of: (period) => period.slice(0, 4) },
};

/** A seller's net sales over time; which span stands in the address. */
export function RevenuePage() {
  const [search, setSearch] = useSearchParams();
  const type = REVENUE_TYPES.find((known) => known === search.get('type')) ?? 'daily';
  const asked = useAnswer<RevenueRecord>(`/api/seller/revenue/chart?type=${type}`, FAILED);
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
      <Answered asked={asked} failed={FAILED}>
        {(points) => <Revenue points={points} type={type} />}
      </Answered>
    </>
  );
}

function Revenue({ points, type }: { points: RevenueRecord; type: RevenueType }) {
  const { word, unit, of } = SPANS[type];
  const named = points.map(({ period, ...point }) => ({ name: of(period), ...point }));
  const sumOf = (part: 'revenue' | 'orders') => points.reduce((sum, point) => sum + point[part], 0);
  return (
    <Panel title={word}>
      <Facts
        facts={[
          ['Revenue', rupees(Math.round(sumOf('revenue') * 100) / 100)],
          ['Orders', sumOf('orders').toLocaleString('en-IN')],
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
            { name: 'Orders', of: ({ orders }) => orders },
            { name: 'Revenue', of: ({ revenue }) => rupees(revenue) },
          ]}
        />
      </details>
    </Panel>
  );
}
