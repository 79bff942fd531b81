import type { Staff } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { BookShipment, Shipment } from '#contract/calls/shipments.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { BookedParcel, ParcelSize, ParcelToBook, PostalAddress } from '../../../ports/couriers.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import { codConfirmationOf } from '../orders/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { chosenQuote } from './chosen-quote.ts';
import { checkNewParcel, namedSize, newParcel, planParcel } from './new-parcel.ts';
import type { ParcelPlan } from './new-parcel.ts';
import { orderOf, readShipment, standing, theOne } from './own.ts';
import { consignmentsOfOrder, eventsOfOrder, failuresOfOrder, piecesOfOrder, shipmentsOfOrder } from './reads.ts';
import type { ParcelRow, PieceRow, ShipmentRow } from './reads.ts';
import { shipmentOf } from './shipment-shape.ts';
import { cancelParcel } from '../orders/index.ts';

/**
 * Books a parcel for a consignment with the courier service, or records one manually with the seller's own courier. If
 * the consignment has a matching parcel already, that parcel is returned.
 * @param courierNumber the courier to book, if one is required; no other courier is booked
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws SHIPMENT_EXISTS when the existing parcel differs from the request
 * @throws SHIPMENT_NOT_POSSIBLE when the consignment must not be sent
 * @throws ORDER_NOT_CONFIRMED when the buyer has not confirmed the order yet
 * @throws SHIPPING_ORDER_FAILED when the courier service does not accept the parcel
 * @throws ORDER_MOVED_ON when pieces were cancelled meanwhile
 * @throws CONSIGNMENT_NOT_SAID, AWB_MISSING, COURIER_NOT_AVAILABLE
 */
export async function bookShipment(
  shop: Shop,
  staff: Staff,
  input: BookShipment,
  courierNumber?: number,
): Promise<Shipment> {
  const key = orderOf(staff, String(input.orderId));
  const { rows, pieces, known, confirmation } = await shop.read({
    rows: consignmentsOfOrder(key),
    pieces: piecesOfOrder(key),
    known: shipmentsOfOrder(key),
    confirmation: codConfirmationOf(key),
  });
  const row = theOne(rows, input.consignmentId);
  const { consignment } = row;
  const tries = known.filter((one) => one.consignment.id === consignment.id);
  const [before] = standing(tries);
  if (before) {
    if (!isAsAsked(before.shipment, input)) refuse('SHIPMENT_EXISTS');
    return readShipment(shop, staff, before.shipment.id);
  }
  checkNewParcel(confirmation[0]?.answer === null, consignment.status);

  const own = pieces.filter((piece) => piece.consignmentId === consignment.id);
  const plan = planParcel(row, pieces, input);
  const { reference } = plan;
  const { awb, courierName } = input;
  const isByHand = awb !== undefined || courierName !== undefined;
  if (isByHand && (awb === undefined || courierName === undefined)) refuse('AWB_MISSING');
  if (courierNumber !== undefined) await chosenQuote(shop, row, plan, courierNumber);
  const booked = isByHand
    ? undefined
    : await askCouriers(shop, 'SHIPPING_ORDER_FAILED', (couriers) => couriers.book(toBook(row, own, plan)));

  const written = shop.write({
    made: newParcel(shop, row, plan, booked ? { booked } : { awb: awb!, courierName: courierName! }),
    known: shipmentsOfOrder(key),
    events: eventsOfOrder(key),
    failures: failuresOfOrder(key),
  });
  const after = await written.catch(async (error: unknown) => {
    if (booked && error instanceof Refusal && error.code === 'ORDER_MOVED_ON')
      await dropBooking(shop, booked, reference);
    throw error;
  });
  const made = after.known.find((one) => one.shipment.reference === reference)!;
  return shipmentOf(made, after.events, after.failures);
}

/** Returns whether a parcel matches the request in every field that the request names. */
function isAsAsked({ isByHand, awb, courierName, ...size }: ShipmentRow['shipment'], input: BookShipment): boolean {
  const wanted = namedSize(input);
  return (
    (input.awb === undefined || (isByHand && input.awb === awb)) &&
    (input.courierName === undefined || (isByHand && input.courierName === courierName)) &&
    Object.entries(wanted).every(([name, value]) => size[name as keyof ParcelSize] === value)
  );
}

/** The order changed while its parcel was booked, so the booking is cancelled with the courier. */
async function dropBooking(shop: Shop, { orderNumber }: BookedParcel, reference: string): Promise<void> {
  const item = cancelParcel.item(`cancel-${reference}`, { orderNumber, awb: null });
  await shop.write(outboxItem(shop, item));
  shop.after(() => sendItems(shop, [item]));
}

/**
 * Returns the price of some pieces of an item. Each piece costs the same; the rounding rest is added when all pieces
 * are in the parcel.
 */
function netOf({ netPaise, pieces, quantity }: PieceRow): Paise {
  return pieces === quantity ? netPaise : Math.floor(netPaise / quantity) * pieces;
}

function toBook(
  { order, seller, shopperEmail }: ParcelRow,
  pieces: PieceRow[],
  { reference, codPaise, size }: ParcelPlan,
): ParcelToBook {
  const pickup: PostalAddress = {
    name: seller.businessName,
    mobile: seller.mobile,
    email: seller.email,
    address: seller.pickupAddress,
    address2: seller.pickupLocality,
    city: seller.pickupCity,
    state: seller.pickupState,
    pinCode: seller.pickupPinCode,
  };
  return {
    reference,
    orderedAt: order.placedAt,
    pickup: { ...pickup, nickname: `seller-${seller.id}` },
    delivery: {
      name: order.shipName,
      mobile: order.shipMobile,
      email: order.shipEmail ?? shopperEmail,
      address: order.shipAddress,
      address2: [order.shipAddressLine2, order.shipLocality].filter(Boolean).join(', '),
      city: order.shipCity,
      state: order.shipState,
      pinCode: order.shipPinCode,
    },
    items: pieces.map((piece) => ({
      name: piece.productName,
      sku: piece.skuCode,
      units: piece.pieces,
      unitPaise: Math.floor(netOf(piece) / piece.pieces),
      hsn: piece.hsn,
    })),
    codPaise: codPaise === 0 ? null : codPaise,
    valuePaise: pieces.reduce((sum, piece) => sum + netOf(piece), 0),
    parcel: size,
  };
}
