import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderEventRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { Timeline } from '../ui/record/Timeline.tsx';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { instant } from '../ui/instant.ts';
import { ORDER_STATUS } from './orderStatus.ts';

/** The events of an order, newest first. */
export function OrderHistory({ events }: { events: OrderEventRecord[] }) {
  return (
    <Panel title="History">
      <Timeline
        events={events.toReversed().map((event) => ({
          what: inWords(event),
          when: `${instant(event.at)}, by ${ACTOR_LABELS[event.by]}${nameIn(event)}`,
        }))}
      />
    </Panel>
  );
}

/** Returns the person or the seller of an event in brackets; empty if neither is told. */
function nameIn({ person, sellerName }: OrderEventRecord): string {
  const name = person ?? sellerName;
  return name === null ? '' : ` (${name})`;
}

const KNOWN_EVENTS: Record<string, string | undefined> = {
  'cod.confirmed': 'Confirmed by the buyer',
  'order.switchedToCod': 'Switched to cash on delivery by the buyer',
  'payment.received': 'Paid',
  'payment.failed': 'A payment failed',
  'payment.returned': 'A payment is refunded',
  'payment.notReceived': 'Not paid in time',
  'refund.failed': 'A refund failed',
};

function inWords({ event, from, to, reason }: OrderEventRecord): string {
  if (event === 'order.placed') return 'Order placed';
  if (event === 'order.discounted') return `Discount given: ${reason}`;
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
