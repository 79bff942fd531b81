import { Box, Typography } from '@mui/material';
import type { CountedOrders } from './countedOrders.ts';
import { ofOrders } from './OrdersFigure.tsx';
import { rupees } from './rupees.ts';
import { words } from '../words/en/ui.ts';

const HEIGHT = 160;
/** The width of a bar, as a share of its space. */
const BAR = 0.7;

interface SalesChartProps {
  /** Oldest first. */
  points: readonly { name: string; counted: CountedOrders; revenue: number; orders: number }[];
  /** The unit of a bar: 'day'. */
  unit: string;
}

/** Sales as bars; amounts are shown on hover and in a table below. */
export function SalesChart({ points, unit }: SalesChartProps) {
  const most = Math.max(...points.map(({ revenue }) => revenue), 1);
  const best = points.find(({ revenue }) => revenue === most);
  if (!best) return <Typography sx={{ color: 'text.secondary' }}>{words.noSales}</Typography>;
  const says = words.theBestWasWith(unit, best.name, rupees(best.revenue));
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${points.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.salesByUnitSays(unit, says)}
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          color: 'primary.main',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {points.map(({ name, revenue, orders }, at) => {
          const height = Math.max(0, (revenue / most) * (HEIGHT - 4));
          return (
            <g key={name}>
              <title>{`${name}: ${rupees(revenue)}, ${words.orders(orders)}`}</title>
              <rect x={at} y={0} width={1} height={HEIGHT} fill="transparent" />
              <rect x={at + (1 - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} fill="currentcolor" />
            </g>
          );
        })}
      </Box>
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '0 8px',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span>{points[0]!.name}</span>
        <Box component="span" sx={{ order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          {words.theBestBefore(unit, best.name)}
          {ofOrders(best.counted, best.orders, rupees(best.revenue), true)}
          {words.theBestAfter}
        </Box>
        <span>{points.at(-1)!.name}</span>
      </Box>
    </Box>
  );
}
