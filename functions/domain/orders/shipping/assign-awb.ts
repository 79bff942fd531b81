import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment } from '#contract/calls/shipments.ts';
import { requireChange } from '../../../db/statement.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import type { Shop } from '../../shop.ts';
import { bookShipment } from './book-shipment.ts';
import { chosenQuote } from './chosen-quote.ts';
import { orderOf, ownerOf, readShipment, standing, theOne, writeShipment } from './own.ts';
import { shipmentsOfOrder } from './reads.ts';
import { changed, eventOnce } from './statements.ts';

/**
 * Assigns an AWB to an order's parcel, from the named courier or the cheapest. Books the parcel first if necessary. A
 * parcel with an AWB keeps it.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws AWB_GIVEN when the parcel has an AWB of another courier than the named one
 * @throws AWB_FAILED when the courier service assigns none
 * @throws CONSIGNMENT_NOT_SAID, COURIER_NOT_AVAILABLE, and the codes of `bookShipment`
 */
export async function assignAwb(
  shop: Shop,
  staff: Staff,
  input: { order: string; consignmentId: number | undefined; courierNumber: number | undefined },
): Promise<Shipment> {
  const { order, consignmentId, courierNumber } = input;
  let { known } = await shop.read({ known: shipmentsOfOrder(orderOf(staff, order)) });
  if (standing(known).length === 0) {
    await bookShipment(shop, staff, { orderId: order, consignmentId }, courierNumber);
    ({ known } = await shop.read({ known: shipmentsOfOrder(orderOf(staff, order)) }));
  }
  const row = theOne(standing(known), consignmentId);
  const { shipment } = row;
  const { awb, courierName } = shipment;
  if (awb !== null) {
    const isOther = courierNumber !== undefined && courierNumber !== shipment.courierNumber;
    if (isOther) refuse('AWB_GIVEN', { params: { courier: courierName, awb } });
    return readShipment(shop, staff, shipment.id);
  }
  const { courierOrderNumber, courierShipmentNumber, reference } = shipment;
  if (courierOrderNumber === null || courierShipmentNumber === null) refuse('AWB_FAILED');
  const quote = await chosenQuote(shop, row, { size: shipment, codPaise: shipment.codPaise }, courierNumber);
  const assigned = await askCouriers(shop, 'AWB_FAILED', (couriers) =>
    couriers.assignAwb(
      { orderNumber: courierOrderNumber, shipmentNumber: courierShipmentNumber, reference },
      quote.courierNumber,
    ),
  );
  const given = { ...assigned, courierNumber: assigned.courierNumber ?? quote.courierNumber };
  const freight = { freightPaise: quote.ratePaise, rtoFreightPaise: quote.rtoPaise };
  return writeShipment(shop, ownerOf(staff), shipment.id, [
    requireChange(
      changed(shop, shipment, { ...given, ...freight, status: 'AWB_ASSIGNED', statusAt: shop.now }),
      'SHIPMENT_MOVED_ON',
    ),
    eventOnce(
      shop,
      { awb: assigned.awb, shipmentId: shipment.id, source: 'shop' },
      {
        at: shop.now,
        statusNumber: null,
        status: 'AWB_ASSIGNED',
        activity: `Booked with ${assigned.courierName}`,
        location: '',
      },
    ),
  ]);
}
