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

/** What box and paper weigh. */
const BOX_GRAMS = 100;

/**
 * Whether a parcel may be made of a consignment that has none.
 * @throws ORDER_NOT_CONFIRMED while its buyer is to confirm it; SHIPMENT_NOT_POSSIBLE for what is not to be sent
 */
export function checkNewParcel(isUnconfirmed: boolean, status: OrderStatus): void {
  if (isUnconfirmed) refuse('ORDER_NOT_CONFIRMED');
  // Paid for, or to be paid at the door; and neither cancelled nor gone by another way.
  if (!['PLACED', 'CONFIRMED', 'SHIPPED'].includes(status)) refuse('SHIPMENT_NOT_POSSIBLE', { params: { status } });
}

/** A consignment as a parcel is made of it. */
interface ToSend {
  order: { number: string; paymentMethod: PaymentMethod };
  consignment: { id: number; version: number };
}

/** What a parcel is made with: what it weighs and measures, what it collects, and our name of it. */
export interface ParcelPlan {
  /** One for all tries to book this content: a lost answer is found by it, and other pieces are another parcel. */
  reference: string;
  size: ParcelSize;
  codPaise: Paise;
}

/** @param pieces all of the order */
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

/** The parcel as it is said, else as it is reckoned: its pieces and a box. */
function sizeOf(input: Size, pieces: readonly PieceRow[]): ParcelSize {
  const weightGrams = pieces.reduce((sum, piece) => sum + piece.weightGrams * piece.pieces, BOX_GRAMS);
  return { weightGrams, ...PARCEL_BOX, ...namedSize(input) };
}

/** What is said of a parcel's weight and sides, in the units it is booked with. */
export function namedSize({ weight, length, breadth, height }: Size): Partial<ParcelSize> {
  return {
    ...(weight !== undefined && { weightGrams: Math.max(1, Math.round(weight * 1000)) }),
    ...(length !== undefined && { lengthCm: Math.ceil(length) }),
    ...(breadth !== undefined && { breadthCm: Math.ceil(breadth) }),
    ...(height !== undefined && { heightCm: Math.ceil(height) }),
  };
}

/** Who takes a parcel: the courier service that booked it, or a courier of the seller's own. */
export type Carrier = { booked: BookedParcel } | { courierName: string; awb: string };

/** The statements that make a parcel; refused with ORDER_MOVED_ON where the consignment changed since it was read. */
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
    // After the parcel: who books the same at once is told of that one, and its booking stays.
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
