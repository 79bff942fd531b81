import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { parcelMovedMail } from './mails/parcels.ts';
import type { ParcelMail } from './mails/parcels.ts';
import type { ConsignmentRow, OrderRow } from './order-rows.ts';

const STEPS: Partial<Record<OrderStatus, ParcelMail['step']>> = {
  CONFIRMED: 'confirmed',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
};

/** Statuses that no mail about a consignment announces. */
const UNTOLD: readonly OrderStatus[] = ['PENDING', 'PLACED'];

/** A consignment that moves, with the parcel's fields for the mail. */
export interface MovedRow extends Pick<ConsignmentRow, 'consignment' | 'sellerName' | 'contents'> {
  shipment: Pick<NonNullable<ConsignmentRow['shipment']>, 'courierName' | 'awb' | 'codPaise' | 'etdOn'> | null;
}

/**
 * Returns the mail to the shopper when staff move a consignment: the new step, or the correction of an earlier one.
 */
export function moveMails(
  { order, fullName, email }: OrderRow,
  { consignment, sellerName, contents, shipment }: MovedRow,
  to: OrderStatus,
): OutboxItem[] {
  const { id, version, status: from } = consignment;
  const isForward = ORDER_STATUSES.indexOf(to) > ORDER_STATUSES.indexOf(from);
  const step = isForward ? STEPS[to] : UNTOLD.includes(from) ? undefined : 'corrected';
  if (step === undefined) return [];
  return [
    parcelMovedMail.item(`consignment-${id}-${version}-${step}`, email, {
      parcel: {
        step,
        number: order.number,
        fullName,
        sellerName,
        contents: contents ?? '',
        courierName: shipment?.courierName ?? '',
        awb: shipment?.awb ?? '',
        codPaise: shipment?.codPaise ?? null,
        etdOn: shipment?.etdOn ?? null,
        ...(step === 'corrected' && { statusWord: to.toLowerCase() }),
      },
    }),
  ];
}
