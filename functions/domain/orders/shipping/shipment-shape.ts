import type { Shipment } from '#contract/calls/shipments.ts';
import type { EventRow, FailureRow, ShipmentRow } from './reads.ts';

/** Returns a shipment in the contract's shape, with its own rows of the given events and failures. */
export function shipmentOf(
  { shipment, consignment, order, seller }: ShipmentRow,
  events: readonly EventRow[],
  failures: readonly FailureRow[],
): Shipment {
  const { id, status, isByHand, awb, courierNumber, courierName, pickupOn, etdOn } = shipment;
  return {
    id,
    shipment_id: id,
    orderId: order.number,
    consignmentId: consignment.id,
    sellerName: seller.businessName,
    status,
    orderStatus: consignment.status,
    isByHand,
    awb,
    courier_id: courierNumber,
    courier_name: courierName,
    pickup_scheduled: pickupOn !== null,
    pickup_date: pickupOn,
    etd: etdOn,
    events: events
      .filter(({ shipmentId }) => shipmentId === id)
      .map((event) => ({
        at: event.happenedAt,
        status: event.status,
        activity: event.activity,
        location: event.location,
      })),
    failures: failures
      .filter(({ shipmentId }) => shipmentId === id)
      .map(({ attempt, failedAt, reason, answer, wishedOn }) => ({ attempt, at: failedAt, reason, answer, wishedOn })),
  };
}
