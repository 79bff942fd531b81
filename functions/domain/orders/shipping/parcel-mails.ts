import type { Day } from '#contract/shop/dates.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { ParcelMail } from '../orders/index.ts';
import { parcelMovedMail, sellerParcelMovedMail } from '../orders/index.ts';
import type { ShipmentRow } from './reads.ts';

const STEPS: Partial<Record<ShipmentStatus, ParcelMail['step']>> = {
  OUT_FOR_DELIVERY: 'outForDelivery',
  UNDELIVERED: 'failed',
  RTO_INITIATED: 'returning',
  RTO_DELIVERED: 'cameBack',
  LOST: 'lost',
};
/** Steps that are mailed to the seller too. */
const TOLD_TO_SELLER: readonly ParcelMail['step'][] = ['delivered', 'failed', 'returning', 'cameBack', 'lost'];

/**
 * Returns the mails for a step that a courier reported, each once. If the pickup was never mailed, the next report
 * makes up for it. A step that the seller has set manually is not mailed again.
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
    parcelMovedMail.item(key, shopperEmail, { parcel }),
    ...(TOLD_TO_SELLER.includes(step) ? [sellerParcelMovedMail.item(`${key}-seller`, seller.email, { parcel })] : []),
  ];
}

function stepOf({ consignment }: ShipmentRow, to: ShipmentStatus): ParcelMail['step'] | undefined {
  if (to === 'PICKED_UP' || to === 'IN_TRANSIT') return consignment.dispatchedAt === null ? 'shipped' : undefined;
  if (to === 'DELIVERED') return consignment.status === 'DELIVERED' ? undefined : 'delivered';
  return STEPS[to];
}
