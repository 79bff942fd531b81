import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shipment, TrackedOrder } from '#contract/calls/shipments.ts';
import type { Day } from '#contract/shop/dates.ts';
import { mobileDigits } from '#contract/shop/india.ts';
import { orderKey } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { orderOf, standing } from './own.ts';
import { consignmentsOfOrder, eventsOfOrder, failuresOfOrder, piecesOfOrder, shipmentsOfOrder } from './reads.ts';
import type { ParcelRow, ShipmentRow } from './reads.ts';
import { shipmentOf } from './shipment-shape.ts';

/**
 * Returns the parcels of an order, newest first, for its shopper, its sellers and the platform. @throws ORDER_NOT_FOUND
 */
export async function trackShipment(shop: Shop, actor: Staff | Customer, order: string): Promise<Shipment[]> {
  const key = orderOf(actor, order);
  const { rows, known, events, failures } = await shop.read({
    rows: consignmentsOfOrder(key),
    known: shipmentsOfOrder(key),
    events: eventsOfOrder(key),
    failures: failuresOfOrder(key),
  });
  if (rows.length === 0) refuse('ORDER_NOT_FOUND');
  return known.map((row) => shipmentOf(row, events, failures));
}

/** Identifies an order for a visitor without a session. */
export interface WhoseOrder {
  orderId: string;
  /** The mobile or e-mail of the order's address, or of its shopper's account. */
  contact: string;
}

/**
 * Returns an order's tracking data, for a visitor who knows its number and the mobile or e-mail of the order. The data
 * omits name, address and amounts. A wrong pair gets the same answer as an order that does not exist.
 * @throws ORDER_NOT_TRACKED
 */
export async function trackOrder(shop: Shop, whose: WhoseOrder): Promise<TrackedOrder> {
  const key = { ...orderKey(whose.orderId), id: null, sellerId: null, userId: null };
  const { rows, pieces, known, events, failures } = await shop.read({
    rows: consignmentsOfOrder(key),
    pieces: piecesOfOrder(key),
    known: shipmentsOfOrder(key),
    events: eventsOfOrder(key),
    failures: failuresOfOrder(key),
  });
  const order = ownOrder(rows, whose);
  const current = standing(known);
  return {
    orderId: order.number,
    orderDate: order.placedAt,
    orderStatus: order.status,
    deliveryDate: expectedOn(order.deliveryOn, rows, current),
    city: order.shipCity,
    parcels: rows.map(({ consignment, seller }) => {
      const row = current.find((one) => one.consignment.id === consignment.id);
      return {
        consignmentId: consignment.id,
        sellerName: seller.businessName,
        orderStatus: consignment.status,
        pieces: pieces
          .filter(({ consignmentId }) => consignmentId === consignment.id)
          .reduce((sum, piece) => sum + piece.pieces, 0),
        shipment: row ? shipmentOf(row, events, failures) : null,
      };
    }),
  };
}

/**
 * Returns the couriers' delivery date, once every consignment that is not cancelled has one, otherwise the promised
 * date. The latest date counts.
 */
function expectedOn(promised: Day, rows: readonly ParcelRow[], parcels: readonly ShipmentRow[]): Day {
  const days = rows
    .filter(({ consignment }) => consignment.cancelledAt === null)
    .map(({ consignment }) => parcels.find((one) => one.consignment.id === consignment.id)?.shipment.etdOn ?? null);
  const [last] = days
    .filter((day) => day !== null)
    .toSorted()
    .toReversed();
  return last !== undefined && !days.includes(null) ? last : promised;
}

/** Returns the order if the contact belongs to it. @throws ORDER_NOT_TRACKED */
export function ownOrder(rows: readonly ParcelRow[], { contact }: WhoseOrder): ParcelRow['order'] {
  const [row] = rows;
  if (!row) refuse('ORDER_NOT_TRACKED');
  const { order, shopperEmail } = row;
  const message = contact.trim().toLowerCase();
  const isOwn = message.includes('@')
    ? [order.shipEmail, shopperEmail].some((email) => email?.toLowerCase() === message)
    : mobileDigits(message) === order.shipMobile;
  return isOwn ? order : refuse('ORDER_NOT_TRACKED');
}
