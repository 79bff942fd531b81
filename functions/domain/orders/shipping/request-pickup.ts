import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment } from '#contract/calls/shipments.ts';
import { formatWeekday, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { requireChange } from '../../../db/statement.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import type { Shop } from '../../shop.ts';
import { ownerOf, readShipment, writeShipment } from './own.ts';
import { shipmentById } from './reads.ts';
import { possibleDay } from './report-times.ts';
import { changed, eventOnce } from './statements.ts';

/**
 * Requests the pickup of a parcel, on a day or as soon as possible. A parcel with a scheduled pickup keeps its day.
 * @throws SHIPMENT_NOT_FOUND, also for another seller's parcel
 * @throws PICKUP_DAY_SET when the pickup is scheduled for another day than the requested one
 * @throws SHIPMENT_NOT_POSSIBLE when the parcel was picked up or has ended
 * @throws PICKUP_FAILED when the courier does not accept the request
 * @throws AWB_MISSING, PICKUP_DAY_PAST
 */
export async function requestPickup(
  shop: Shop,
  staff: Staff,
  { shipmentId, on }: { shipmentId: number; on: Day | undefined },
): Promise<Shipment> {
  const { rows } = await shop.read({ rows: shipmentById({ shipmentId, ...ownerOf(staff) }) });
  const shipment = rows[0]?.shipment ?? refuse('SHIPMENT_NOT_FOUND');
  const { status, pickupOn: set } = shipment;
  const isRequested = status === 'PICKUP_REQUESTED';
  if (isRequested && (on === undefined || on === set)) return readShipment(shop, staff, shipmentId);
  // A courier that scheduled the pickup itself may not have reported the day.
  if (isRequested && set !== null) refuse('PICKUP_DAY_SET', { params: { day: formatWeekday(set) } });
  if (status === 'BOOKED') refuse('AWB_MISSING');
  if (status !== 'AWB_ASSIGNED' && !isRequested) refuse('SHIPMENT_NOT_POSSIBLE', { params: { status } });
  const today = kolkataDay(shop.now);
  if (on !== undefined && on < today) refuse('PICKUP_DAY_PAST');
  const { courierShipmentNumber } = shipment;
  const pickupOn =
    courierShipmentNumber === null
      ? (on ?? today)
      : await askCouriers(shop, 'PICKUP_FAILED', (couriers) => couriers.requestPickup(courierShipmentNumber, on));
  const day = possibleDay(pickupOn, shop.now, shop.now) ?? on ?? today;
  return writeShipment(shop, ownerOf(staff), shipmentId, [
    requireChange(
      changed(shop, shipment, { status: 'PICKUP_REQUESTED', statusAt: shop.now, pickupOn: day }),
      'SHIPMENT_MOVED_ON',
    ),
    eventOnce(
      shop,
      { awb: shipment.awb, shipmentId, source: 'shop' },
      { at: shop.now, statusNumber: null, status: 'PICKUP_REQUESTED', activity: 'Pickup asked for', location: '' },
    ),
  ]);
}
