import type { Day } from '#contract/shop/dates.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import { mailItem } from '../../platform/outbox/index.ts';
import type { OutboxItem, ParcelMail } from '../../platform/outbox/index.ts';
import type { ShipmentRow } from './reads.ts';

const STEPS: Partial<Record<ShipmentStatus, ParcelMail['step']>> = {
  OUT_FOR_DELIVERY: 'outForDelivery',
  UNDELIVERED: 'failed',
  RTO_INITIATED: 'returning',
  RTO_DELIVERED: 'cameBack',
  LOST: 'lost',
};
/** Steps the seller is told of as well. */
const TOLD_TO_SELLER: readonly ParcelMail['step'][] = ['delivered', 'failed', 'returning', 'cameBack', 'lost'];

/**
 * What is told when a courier reports a step, each once. Where the pick-up was never told, the next report makes up for
 * it; what the seller has said before by hand is not said again.
 */
export function mailsOf(
  row: ShipmentRow,
  to: ShipmentStatus,
  { etdOn, refundPaise }: { etdOn: Day | null; refundPaise: number },
): OutboxItem[] {
  const { shipment, order, seller, contents, shopperEmail, shopperName } = row;
  const step = stepOf(row, to);
  if (step === undefined) return [];
  const key = `parcel-${shipment.id}-${shipment.version}-${step}`;
  const parcel: ParcelMail = {
    step,
    number: order.number,
    fullName: shopperName,
    sellerName: seller.businessName,
    contents: contents ?? '',
    courierName: shipment.courierName,
    awb: shipment.awb ?? '',
    codPaise: shipment.codPaise,
    etdOn,
    ...(refundPaise > 0 && { refundPaise }),
  };
  return [
    mailItem(key, { name: 'parcelMoved', to: shopperEmail, parcel }),
    ...(TOLD_TO_SELLER.includes(step)
      ? [mailItem(`${key}-seller`, { name: 'sellerParcelMoved' as const, to: seller.email, parcel })]
      : []),
  ];
}

function stepOf({ consignment }: ShipmentRow, to: ShipmentStatus): ParcelMail['step'] | undefined {
  if (to === 'PICKED_UP' || to === 'IN_TRANSIT') return consignment.dispatchedAt === null ? 'shipped' : undefined;
  if (to === 'DELIVERED') return consignment.status === 'DELIVERED' ? undefined : 'delivered';
  return STEPS[to];
}
