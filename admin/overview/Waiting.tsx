import { Box, Link, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ListMeta } from '../providers/data.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { totalText } from '../ui/totalText.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/overview.ts';

/** Open tasks, each counted by the list it links to. */
const WORK = [
  {
    group: words.whatWaits,
    work: [
      { name: words.ordersToConfirm, resource: 'orders', filter: { orderStatus: 'PLACED' } },
      { name: words.ordersToSend, resource: 'orders', filter: { orderStatus: 'CONFIRMED' } },
      { name: words.returnsToAnswer, resource: 'returns', filter: { status: 'REQUESTED' } },
      { name: words.refundsToPay, resource: 'refunds', filter: { status: 'wanted' } },
      { name: words.sellersToCheck, resource: 'sellers', filter: { status: 'PENDING_VERIFICATION' } },
      { name: words.messagesToAnswer, resource: 'tickets', filter: { status: 'OPEN' } },
      { name: words.questionsToAnswer, resource: 'questions', filter: { answered: false, isHidden: false } },
      { name: words.dataRequests, resource: 'data-requests', filter: { status: 'OPEN' } },
    ],
  },
  {
    group: words.whatIsLateOrShort,
    work: [
      { name: words.lateOrders, resource: 'orders', filter: { dispatch: 'LATE' } },
      { name: words.lowStock, resource: 'inventory', filter: { stockLabel: 'Low Stock' } },
      { name: words.outOfStock, resource: 'inventory', filter: { stockLabel: 'Out of Stock' } },
    ],
  },
  {
    group: words.whatFailed,
    work: [
      { name: words.deliveriesThatFailed, resource: 'shipping', filter: { status: 'UNDELIVERED' } },
      { name: words.refundsThatFailed, resource: 'refunds', filter: { status: 'failed' } },
      { name: words.mailsAndCallsGivenUp, resource: 'outbox', filter: { status: 'dead' } },
    ],
  },
] as const;
type Work = (typeof WORK)[number]['work'][number];

/** The day's work of the platform: what waits, what is late, and what failed. */
export function Waiting() {
  return (
    <Panel title={common.today}>
      {WORK.map(({ group, work }) => (
        <Box component="section" key={group} aria-label={group} sx={GROUP}>
          <Typography variant="body2" sx={{ fontWeight: 600, marginBottom: '6px' }}>
            {group}
          </Typography>
          <Box component="ul" sx={COUNTS}>
            {work.map((one) => (
              <Count key={one.name} {...one} />
            ))}
          </Box>
        </Box>
      ))}
    </Panel>
  );
}

/** A group without a list that the person may see is not shown. */
const GROUP = { '& + &': { marginTop: '18px' }, '&:not(:has(li))': { display: 'none' } };

const COUNTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: '14px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;

function Count({ name, resource, filter }: Work) {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const { total, meta, error } = useGetList(
    resource,
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: resource in SORTED_BY ? SORTED_BY[resource as keyof typeof SORTED_BY] : 'id', order: 'DESC' },
    },
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
        aria-label={total === undefined ? words.taskNotCounted(name) : words.taskAndCount(name, total)}
        sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {total === undefined ? (error ? words.notKnown : '…') : totalText(total, meta as ListMeta | undefined)}
      </Link>
    </li>
  );
}

/** Sorts of lists that are not sorted by id. */
const SORTED_BY = { orders: 'orderDate', inventory: 'lastUpdated' } as const;
