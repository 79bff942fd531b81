import type { Staff } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { BookShipment, Shipment } from '#contract/calls/shipments.ts';
import type { Paise } from '#contract/shop/money.ts';
import { requireChange } from '../../db/statement.ts';
import type { BookedParcel, ParcelSize, ParcelToBook, PostalAddress } from '../../providers/couriers/couriers.ts';
import { askCouriers, PARCEL_BOX } from '../delivery/index.ts';
import { cashAtDoor, codConfirmationOf, touchConsignment } from '../orders/index.ts';
import { outboxItem, sendItems } from '../outbox/index.ts';
import type { OutboxItem } from '../outbox/index.ts';
import type { Shop } from '../shop.ts';
import { orderOf, readShipment, standing, theOne } from './own.ts';
import { consignmentsOfOrder, eventsOfOrder, failuresOfOrder, piecesOfOrder, shipmentsOfOrder } from './reads.ts';
import type { ParcelRow, PieceRow } from './reads.ts';
import { shipmentOf } from './shipment-shape.ts';
import { insertFirstEvent, insertShipment, wholeSecond } from './statements.ts';

/** What box and paper weigh. */
const BOX_GRAMS = 100;

/**
 * Makes a parcel of a consignment: booked with the courier service, or by hand with a courier of the seller's own. A
 * consignment that has one already keeps it, and that one is answered.
 * @throws ORDER_NOT_FOUND, also for somebody else's; CONSIGNMENT_NOT_SAID; SHIPMENT_NOT_POSSIBLE for what is not to be
 *   sent, ORDER_NOT_CONFIRMED while its buyer is to confirm it; AWB_MISSING; SHIPPING_ORDER_FAILED when the courier service does not take it; ORDER_MOVED_ON when pieces of it
 *   were cancelled meanwhile
 */
export async function bookShipment(shop: Shop, staff: Staff, asked: BookShipment): Promise<Shipment> {
  const key = orderOf(staff, String(asked.orderId));
  const { rows, pieces, known, confirmation } = await shop.read({
    rows: consignmentsOfOrder(key),
    pieces: piecesOfOrder(key),
    known: shipmentsOfOrder(key),
    confirmation: codConfirmationOf(key),
  });
  const row = theOne(rows, asked.consignmentId);
  const { consignment } = row;
  const tries = known.filter((one) => one.consignment.id === consignment.id);
  const [before] = standing(tries);
  if (before) return readShipment(shop, staff, before.shipment.id);
  if (confirmation[0]?.answer === null) refuse('ORDER_NOT_CONFIRMED');
  // Paid for, or to be paid at the door; and neither cancelled nor gone by another way.
  if (!['PLACED', 'CONFIRMED', 'SHIPPED'].includes(consignment.status)) {
    refuse('SHIPMENT_NOT_POSSIBLE', { params: { status: consignment.status } });
  }

  const own = pieces.filter((piece) => piece.consignmentId === consignment.id);
  const parcel = sizeOf(asked, own);
  // One for all tries to book this content: a lost answer is found by it, and other pieces are another parcel.
  const reference = `${row.order.number}-${consignment.id}-${consignment.version}`;
  const codPaise = row.order.paymentMethod === 'COD' ? cashAtDoor(pieces, consignment.id) : 0;
  const isByHand = asked.awb !== undefined || asked.courierName !== undefined;
  if (isByHand && (asked.awb === undefined || asked.courierName === undefined)) refuse('AWB_MISSING');
  const booked = isByHand
    ? undefined
    : await askCouriers(shop, 'SHIPPING_ORDER_FAILED', (couriers) =>
        couriers.book(toBook(row, own, { reference, codPaise, parcel })),
      );

  const status = isByHand ? 'AWB_ASSIGNED' : 'BOOKED';
  const written = shop.write({
    shipment: insertShipment({
      consignmentId: consignment.id,
      reference,
      status,
      statusAt: shop.now,
      isByHand,
      courierOrderNumber: booked?.orderNumber ?? null,
      courierShipmentNumber: booked?.shipmentNumber ?? null,
      courierName: asked.courierName ?? '',
      awb: asked.awb ?? null,
      ...parcel,
      codPaise: codPaise === 0 ? null : codPaise,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    // After the parcel: who books the same at once is told of that one, and its booking stays.
    unchanged: requireChange(
      touchConsignment({ id: consignment.id, version: consignment.version, now: shop.now }),
      'ORDER_MOVED_ON',
    ),
    event: insertFirstEvent({
      reference,
      at: shop.now,
      awb: asked.awb ?? null,
      source: 'shop',
      happenedAt: wholeSecond(shop.now),
      status,
      activity: isByHand ? `Handed to ${asked.courierName}` : 'Booked',
      location: '',
      key: `booked|${reference}`,
    }),
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

/** The order changed while its parcel was booked: the courier must not wait for what was seen before. */
async function dropBooking(shop: Shop, { orderNumber }: BookedParcel, reference: string): Promise<void> {
  const item: OutboxItem = { kind: 'cancelParcel', key: `cancel-${reference}`, payload: { orderNumber, awb: null } };
  await shop.write(outboxItem(shop, item));
  shop.after(() => sendItems(shop, [item]));
}

/** The parcel as it is said, else as it is reckoned: its pieces and a box. */
function sizeOf(asked: BookShipment, pieces: PieceRow[]): ParcelSize {
  const reckoned = pieces.reduce((sum, piece) => sum + piece.weightGrams * piece.pieces, BOX_GRAMS);
  return {
    weightGrams: asked.weight === undefined ? reckoned : Math.max(1, Math.round(asked.weight * 1000)),
    lengthCm: Math.ceil(asked.length ?? PARCEL_BOX.lengthCm),
    breadthCm: Math.ceil(asked.breadth ?? PARCEL_BOX.breadthCm),
    heightCm: Math.ceil(asked.height ?? PARCEL_BOX.heightCm),
  };
}

/** What so many pieces of an item cost: each the same, and whoever has all of them the rest as well. */
function netOf({ netPaise, pieces, quantity }: PieceRow): Paise {
  return pieces === quantity ? netPaise : Math.floor(netPaise / quantity) * pieces;
}

function toBook(
  { order, seller, shopperEmail }: ParcelRow,
  pieces: PieceRow[],
  { reference, codPaise, parcel }: { reference: string; codPaise: Paise; parcel: ParcelSize },
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
    parcel,
  };
}
