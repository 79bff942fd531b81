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
 * Asks the courier to fetch a parcel, on a day or as soon as it can. One that waits for its courier already keeps its day.
 * @throws SHIPMENT_NOT_FOUND, also for somebody else's; AWB_MISSING; PICKUP_DAY_SET where another day is named than the
 *   one the courier comes on; PICKUP_DAY_PAST; SHIPMENT_NOT_POSSIBLE for one that was fetched or ended; PICKUP_FAILED
 *   when the courier does not take it
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
  // A courier that said by itself that it comes may not have said on which day.
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
