import { Box, Typography } from '@mui/material';
import type { ActorKind } from '#contract/calls/roles.ts';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderEventRecord } from '../providers/records.ts';
import { Panel } from '../ui/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { ORDER_STATUS } from './orderStatus.ts';

const BY: Record<ActorKind, string> = {
  visitor: 'a visitor',
  customer: 'the customer',
  seller: 'the seller',
  admin: 'Ratnahaat',
  system: 'the system',
  gateway: 'the payment gateway',
  courier: 'the courier',
};

/** What happened to an order and who did it, the newest first. */
export function OrderHistory({ events }: { events: OrderEventRecord[] }) {
  return (
    <Panel title="History">
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {events.toReversed().map((event, index) => (
          <Box
            component="li"
            key={events.length - index}
            sx={{
              position: 'relative',
              paddingLeft: '20px',
              '& + &': { marginTop: '12px' },
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 2,
                top: 7,
                width: 8,
                height: 8,
                borderRadius: '50%',
                backgroundColor: 'text.secondary',
              },
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                left: 5.5,
                top: 15,
                bottom: -7,
                width: '1px',
                backgroundColor: 'divider',
              },
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>{inWords(event)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instant(event.at)}, by {BY[event.by]}
              {event.sellerName && ` (${event.sellerName})`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const KNOWN_EVENTS: Record<string, string | undefined> = {
  'cod.confirmed': 'Confirmed by the buyer',
  'payment.received': 'Paid',
  'payment.failed': 'A payment failed',
  'payment.returned': 'A payment is refunded',
  'payment.notReceived': 'Not paid in time',
  'refund.failed': 'A refund failed',
};

function inWords({ event, from, to }: OrderEventRecord): string {
  if (event === 'order.placed') return 'Order placed';
  if (event === 'consignment.cancelled') return 'Cancelled';
  if (event === 'consignment.split') return 'Some items are sent before the others';
  const known = KNOWN_EVENTS[event];
  if (known) return known;
  const [before, after] = [statusWord(from), statusWord(to)];
  return before && after ? `${before} → ${after}` : (after ?? event);
}

function statusWord(status: string | null): string | undefined {
  const known = ORDER_STATUSES.find((one) => one === status);
  return known && ORDER_STATUS[known].word;
}
