import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderEventRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { Timeline } from '../ui/record/Timeline.tsx';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { instant } from '../ui/instant.ts';
import { ORDER_STATUS } from './orderStatus.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

/** The events of an order, newest first. */
export function OrderHistory({ events }: { events: OrderEventRecord[] }) {
  return (
    <Panel title={words.history}>
      <Timeline
        events={events.toReversed().map((event) => ({
          what: inWords(event),
          when: words.whenBy(instant(event.at), ACTOR_LABELS[event.by], nameIn(event)),
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
  'cod.confirmed': words.confirmedByTheBuyer,
  'order.switchedToCod': words.switchedToCashOnDelivery,
  'payment.received': common.paid,
  'payment.failed': words.aPaymentFailed,
  'payment.returned': words.aPaymentIsRefunded,
  'payment.notReceived': words.notPaidInTime,
  'refund.failed': words.aRefundFailed,
};

function inWords({ event, from, to, reason }: OrderEventRecord): string {
  if (event === 'order.placed') return words.orderPlaced;
  if (event === 'order.discounted') return words.discountGiven(reason);
  if (event === 'consignment.cancelled') return common.cancelled;
  if (event === 'consignment.split') return words.someItemsAreSentBefore;
  const known = KNOWN_EVENTS[event];
  if (known) return known;
  const [before, after] = [statusWord(from), statusWord(to)];
  return before && after ? `${before} → ${after}` : (after ?? event);
}

function statusWord(status: string | null): string | undefined {
  const known = ORDER_STATUSES.find((one) => one === status);
  return known && ORDER_STATUS[known].word;
}
