import { refuse } from '#contract/calls/refusals.ts';
import type { BookShipment } from '#contract/calls/shipments.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { Paise } from '#contract/shop/money.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { BookedParcel, ParcelSize } from '../../../ports/couriers.ts';
import { PARCEL_BOX } from '../../buying/delivery/index.ts';
import { cashAtDoor, touchConsignment } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import type { PieceRow } from './reads.ts';
import { insertFirstEvent, insertShipment, wholeSecond } from './statements.ts';

/** Weight of box and paper. */
const BOX_GRAMS = 100;

/**
 * Checks that a parcel may be booked for a consignment without one.
 * @throws ORDER_NOT_CONFIRMED when the buyer has not confirmed the order yet
 * @throws SHIPMENT_NOT_POSSIBLE when the consignment must not be sent
 */
export function checkNewParcel(isUnconfirmed: boolean, status: OrderStatus): void {
  if (isUnconfirmed) refuse('ORDER_NOT_CONFIRMED');
  // Paid or COD, and neither cancelled nor delivered.
  if (!['PLACED', 'CONFIRMED', 'SHIPPED'].includes(status)) refuse('SHIPMENT_NOT_POSSIBLE', { params: { status } });
}

/** The fields of a consignment that a parcel needs. */
interface ToSend {
  order: { number: string; paymentMethod: PaymentMethod };
  consignment: { id: number; version: number };
}

/** The data of a parcel to book: weight and sides, cash to collect, and our reference. */
export interface ParcelPlan {
  /**
   * The same for all attempts to book this content, so that a booking with a lost answer is found. Other content has
   * another reference.
   */
  reference: string;
  size: ParcelSize;
  codPaise: Paise;
}

/** @param pieces all pieces of the order */
export function planParcel({ order, consignment }: ToSend, pieces: readonly PieceRow[], input: Size): ParcelPlan {
  const { id, version } = consignment;
  return {
    reference: `${order.number}-${id}-${version}`,
    size: sizeOf(
      input,
      pieces.filter(({ consignmentId }) => consignmentId === id),
    ),
    codPaise: order.paymentMethod === 'COD' ? cashAtDoor(pieces, id) : 0,
  };
}

type Size = Pick<BookShipment, 'weight' | 'length' | 'breadth' | 'height'>;

/** Returns the size from the input; by default the weight of pieces and box, and the sides of the usual box. */
function sizeOf(input: Size, pieces: readonly PieceRow[]): ParcelSize {
  const weightGrams = pieces.reduce((sum, piece) => sum + piece.weightGrams * piece.pieces, BOX_GRAMS);
  return { weightGrams, ...PARCEL_BOX, ...namedSize(input) };
}

/** Returns the weight and sides of the input, in grams and centimetres. */
export function namedSize({ weight, length, breadth, height }: Size): Partial<ParcelSize> {
  return {
    ...(weight !== undefined && { weightGrams: Math.max(1, Math.round(weight * 1000)) }),
    ...(length !== undefined && { lengthCm: Math.ceil(length) }),
    ...(breadth !== undefined && { breadthCm: Math.ceil(breadth) }),
    ...(height !== undefined && { heightCm: Math.ceil(height) }),
  };
}

/** The carrier of a parcel: the courier service that booked it, or the seller's own courier. */
export type Carrier = { booked: BookedParcel } | { courierName: string; awb: string };

/**
 * Returns the statements that insert a parcel. They fail with ORDER_MOVED_ON if the consignment changed since it was
 * read.
 */
export function newParcel(
  shop: Shop,
  { consignment: { id, version } }: ToSend,
  { reference, size, codPaise }: ParcelPlan,
  carrier: Carrier,
): Statement[] {
  const isByHand = 'awb' in carrier;
  const { awb, courierName } = isByHand ? carrier : { awb: null, courierName: '' };
  const booked = isByHand ? undefined : carrier.booked;
  const status = isByHand ? 'AWB_ASSIGNED' : 'BOOKED';
  return [
    insertShipment({
      consignmentId: id,
      reference,
      status,
      statusAt: shop.now,
      isByHand,
      courierOrderNumber: booked?.orderNumber ?? null,
      courierShipmentNumber: booked?.shipmentNumber ?? null,
      courierName,
      awb,
      ...size,
      codPaise: codPaise === 0 ? null : codPaise,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    // After the parcel, so that a concurrent booking of the same content finds that parcel and its booking stays.
    requireChange(touchConsignment({ id, version, now: shop.now }), 'ORDER_MOVED_ON'),
    insertFirstEvent({
      reference,
      at: shop.now,
      awb,
      source: 'shop',
      happenedAt: wholeSecond(shop.now),
      status,
      activity: isByHand ? `Handed to ${courierName}` : 'Booked',
      location: '',
      key: `booked|${reference}`,
    }),
  ];
}
