import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment } from '#contract/calls/shipments.ts';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import { requireChange } from '../../../db/statement.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import type { Shop } from '../../shop.ts';
import { orderOf, ownerOf, readShipment, standing, theOne, writeShipment } from './own.ts';
import { shipmentsOfOrder } from './reads.ts';
import { changed, eventOnce } from './statements.ts';

/**
 * Cancels the parcel of an order before pickup. The order stays and may be sent in another way. A second cancellation
 * has no effect.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws SHIPMENT_NOT_FOUND when nothing is booked
 * @throws SHIPMENT_NOT_POSSIBLE when the parcel is on its way
 * @throws PARCEL_FETCHED when the courier has picked up the parcel and no report says so yet
 * @throws SHIPPING_CANCEL_FAILED when the courier does not accept the cancellation
 */
export async function cancelShipment(
  shop: Shop,
  staff: Staff,
  { order, consignmentId }: { order: string; consignmentId: number | undefined },
): Promise<Shipment> {
  const { known } = await shop.read({ known: shipmentsOfOrder(orderOf(staff, order)) });
  if (known.length === 0) refuse('SHIPMENT_NOT_FOUND');
  const alive = standing(known);
  if (alive.length === 0) return readShipment(shop, staff, known[0]!.shipment.id);
  const { shipment, consignment } = theOne(alive, consignmentId);
  // A manual parcel has no courier reports; its seller marks the consignment as sent.
  const hasLeft = shipment.isByHand
    ? consignment.dispatchedAt !== null
    : SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP;
  if (hasLeft) {
    refuse('SHIPMENT_NOT_POSSIBLE', { params: { status: shipment.status } });
  }
  const { courierOrderNumber } = shipment;
  if (courierOrderNumber !== null) {
    const answer = await askCouriers(shop, 'SHIPPING_CANCEL_FAILED', (couriers) =>
      couriers.cancel({ orderNumber: courierOrderNumber, awb: shipment.awb }),
    );
    if (answer === 'fetched') refuse('PARCEL_FETCHED');
  }
  return writeShipment(shop, ownerOf(staff), shipment.id, [
    requireChange(changed(shop, shipment, { status: 'CANCELLED', statusAt: shop.now }), 'SHIPMENT_MOVED_ON'),
    eventOnce(
      shop,
      { awb: shipment.awb, shipmentId: shipment.id, source: 'shop' },
      { at: shop.now, statusNumber: null, status: 'CANCELLED', activity: 'Parcel cancelled', location: '' },
    ),
  ]);
}
