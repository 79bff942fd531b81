import { Box, Link, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ListMeta } from '../providers/data.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { totalText } from '../ui/totalText.ts';

/** Open tasks, each counted by the list it links to. */
const WORK = [
  { name: 'Orders to confirm', resource: 'orders', filter: { orderStatus: 'PLACED' } },
  { name: 'Orders to send', resource: 'orders', filter: { orderStatus: 'CONFIRMED' } },
  { name: 'Late orders', resource: 'orders', filter: { dispatch: 'LATE' } },
  { name: 'Deliveries that failed', resource: 'shipping', filter: { status: 'UNDELIVERED' } },
  { name: 'Returns to answer', resource: 'returns', filter: { status: 'REQUESTED' } },
  { name: 'Low stock', resource: 'inventory', filter: { stockLabel: 'Low Stock' } },
  { name: 'Out of stock', resource: 'inventory', filter: { stockLabel: 'Out of Stock' } },
] as const;

export function Waiting() {
  return (
    <Panel title="To do">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
          gap: '14px',
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {WORK.map((work) => (
          <Count key={work.name} {...work} />
        ))}
      </Box>
    </Panel>
  );
}

function Count({ name, resource, filter }: (typeof WORK)[number]) {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const { total, meta, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: SORTED_BY[resource], order: 'DESC' } },
    { ...ERRORS_IN_PLACE, enabled: canAccess },
  );
  if (!canAccess) return null;
  const to = `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <li>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Link
        component={RouterLink}
        to={to}
        aria-label={`${name}: ${total ?? 'unknown'}`}
        sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {total === undefined ? (error ? 'Not known' : '…') : totalText(total, meta as ListMeta | undefined)}
      </Link>
    </li>
  );
}

/** A sort that the list supports. */
const SORTED_BY = { orders: 'orderDate', shipping: 'id', returns: 'id', inventory: 'lastUpdated' } as const;
