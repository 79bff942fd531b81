import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment } from '#contract/calls/shipments.ts';
import { requireChange } from '../../db/statement.ts';
import { askCouriers } from '../delivery/index.ts';
import type { CourierQuote } from '../../providers/couriers/couriers.ts';
import type { Shop } from '../shop.ts';
import { bookShipment } from './book-shipment.ts';
import { orderOf, ownerOf, readShipment, standing, theOne, writeShipment } from './own.ts';
import { shipmentsOfOrder } from './reads.ts';
import type { ShipmentRow } from './reads.ts';
import { changed, eventOnce } from './statements.ts';

/**
 * Gives the parcel of an order its AWB, by the courier that is named or the cheapest; one that is not booked yet is
 * booked first. A parcel that has its AWB keeps it.
 * @throws ORDER_NOT_FOUND, also for somebody else's; CONSIGNMENT_NOT_SAID; AWB_FAILED when the courier service gives none;
 *   and what `bookShipment` throws
 */
export async function assignAwb(
  shop: Shop,
  staff: Staff,
  asked: { order: string; consignmentId: number | undefined; courierNumber: number | undefined },
): Promise<Shipment> {
  const { order, consignmentId } = asked;
  let { known } = await shop.read({ known: shipmentsOfOrder(orderOf(staff, order)) });
  if (standing(known).length === 0) {
    await bookShipment(shop, staff, { orderId: order, consignmentId });
    ({ known } = await shop.read({ known: shipmentsOfOrder(orderOf(staff, order)) }));
  }
  const row = theOne(standing(known), consignmentId);
  const { shipment } = row;
  if (shipment.awb !== null) return readShipment(shop, staff, shipment.id);
  const { courierOrderNumber, courierShipmentNumber, reference } = shipment;
  if (courierOrderNumber === null || courierShipmentNumber === null) refuse('AWB_FAILED');
  const quote = await chosenQuote(shop, row, asked.courierNumber);
  const assigned = await askCouriers(shop, 'AWB_FAILED', (couriers) =>
    couriers.assignAwb(
      { orderNumber: courierOrderNumber, shipmentNumber: courierShipmentNumber, reference },
      quote.courierNumber,
    ),
  );
  const freight = { freightPaise: quote.ratePaise, rtoFreightPaise: quote.rtoPaise };
  return writeShipment(shop, ownerOf(staff), shipment.id, [
    requireChange(
      changed(shop, shipment, { ...assigned, ...freight, status: 'AWB_ASSIGNED', statusAt: shop.now }),
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

/**
 * What the named courier takes for a parcel, or else the cheapest that does what is needed: where cash is collected, one
 * that collects it.
 * @throws AWB_FAILED where no such courier takes it
 */
async function chosenQuote(
  shop: Shop,
  { shipment, order, seller }: ShipmentRow,
  courierNumber: number | undefined,
): Promise<CourierQuote> {
  const { weightGrams, lengthCm, breadthCm, heightCm, codPaise } = shipment;
  const cod = codPaise !== null;
  const quotes = await askCouriers(shop, 'AWB_FAILED', (couriers) =>
    couriers.quotes({
      pickupPin: seller.pickupPinCode,
      deliveryPin: order.shipPinCode,
      parcel: { weightGrams, lengthCm, breadthCm, heightCm },
      cod,
    }),
  );
  const able = quotes.filter((quote) => quote.cod || !cod);
  const meant = courierNumber === undefined ? able : able.filter((quote) => quote.courierNumber === courierNumber);
  return meant.toSorted((a, b) => a.ratePaise - b.ratePaise)[0] ?? refuse('AWB_FAILED');
}
