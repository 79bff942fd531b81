import * as z from 'zod/mini';
import { FAILED_DELIVERY_ANSWERS, SHIPMENT_STATUSES } from '../states/shipment.ts';
import { bareEmail } from '../shop/bare-text.ts';
import { mobileDigits } from '../shop/india.ts';
import { canonicalOrderNumber } from '../shop/order-number.ts';
import { bareReference } from '../shop/reference-code.ts';
import { ORDER_STATUSES } from '../states/order.ts';
import { Mobile } from './auth.ts';
import { asSet } from './lists.ts';
import { publicLine } from './public-words.ts';
import { Centimetres, CourierOffer, NamedKilograms } from './shipping.ts';
import { Day, Id, Instant, prose, Rupees } from './wire.ts';

const Measure = (max: number) => z.number().check(z.positive(), z.maximum(max));

/** The labels, or packing slips, of so many parcels come as one PDF. */
export const LABELS_AT_ONCE = 50;
const LABELS_FAULT = `Please choose 1 to ${LABELS_AT_ONCE} parcels`;

/** Parcels whose labels are wanted as one PDF. */
export const ParcelLabels = z.object({
  ids: asSet(z.array(Id, LABELS_FAULT).check(z.minLength(1, LABELS_FAULT), z.maxLength(LABELS_AT_ONCE, LABELS_FAULT))),
});

/** Consignments whose packing slips are wanted as one PDF, with the couriers' labels before them or without. */
export const PackParcels = z.object({
  consignmentIds: asSet(
    z.array(Id, LABELS_FAULT).check(z.minLength(1, LABELS_FAULT), z.maxLength(LABELS_AT_ONCE, LABELS_FAULT)),
  ),
  withLabels: z._default(z.boolean(), true),
});
export type PackParcels = z.output<typeof PackParcels>;

/** What the seller says of a parcel: which order, and where it is not what the shop reckons, its weight and size. */
export const BookShipment = z.object({
  /** The order's id or number. */
  orderId: z.union(
    [Id, z.string().check(z.overwrite(canonicalOrderNumber), z.maxLength(40))],
    'Order id must be the id or the number of an order',
  ),
  /** Which consignment, where an order has several of the seller's. */
  consignmentId: z.optional(Id),
  /** Kilograms and centimetres. */
  weight: z.optional(Measure(50)),
  length: z.optional(Measure(200)),
  breadth: z.optional(Measure(200)),
  height: z.optional(Measure(200)),
  /** A courier of the seller's own: then nothing is booked, and nobody reports of the parcel. */
  courierName: z.optional(publicLine('Courier name', 60)),
  awb: z.optional(
    z
      .string('AWB is required')
      .check(
        z.overwrite(bareReference),
        z.minLength(1, 'AWB is required'),
        z.regex(/^[A-Za-z0-9/-]{5,40}$/, 'AWB must be 5 to 40 letters and digits'),
      ),
  ),
});
export type BookShipment = z.output<typeof BookShipment>;

/** The weight and the size of a parcel in a query: what is left out is as its pieces and the usual box are. */
export const ParcelMeasures = z.object({
  weight: NamedKilograms,
  length: Centimetres('Length', undefined),
  breadth: Centimetres('Breadth', undefined),
  height: Centimetres('Height', undefined),
});
export type ParcelMeasures = z.output<typeof ParcelMeasures>;

/** A parcel that is not booked yet, in kilograms and centimetres, and the couriers that take it, the cheapest first. */
export const ParcelOffers = z.object({
  weight: z.number(),
  length: z.number(),
  breadth: z.number(),
  height: z.number(),
  couriers: z.array(CourierOffer),
});
export type ParcelOffers = z.output<typeof ParcelOffers>;

export const ShipmentEvent = z.object({
  at: Instant,
  status: z.nullable(z.enum(SHIPMENT_STATUSES)),
  activity: z.string(),
  location: z.string(),
});

export const FailedDelivery = z.object({
  attempt: z.int(),
  at: Instant,
  reason: z.string(),
  answer: z.nullable(z.enum(FAILED_DELIVERY_ANSWERS)),
  wishedOn: z.nullable(Day),
});

/** A parcel, with what happened to it. */
export const Shipment = z.object({
  id: Id,
  shipment_id: Id,
  orderId: z.string(),
  consignmentId: Id,
  sellerName: z.string(),
  status: z.enum(SHIPMENT_STATUSES),
  orderStatus: z.enum(ORDER_STATUSES),
  isByHand: z.boolean(),
  awb: z.nullable(z.string()),
  courier_id: z.nullable(z.int()),
  courier_name: z.string(),
  pickup_scheduled: z.boolean(),
  pickup_date: z.nullable(Day),
  etd: z.nullable(Day),
  events: z.array(ShipmentEvent),
  failures: z.array(FailedDelivery),
});
export type Shipment = z.output<typeof Shipment>;

export const ShipmentAnswer = z.object({ data: Shipment });

/** What the shopper or the seller wants done after a delivery that failed. */
export const AnswerFailedDelivery = z.object({
  action: z.enum(FAILED_DELIVERY_ANSWERS),
  on: z.optional(z.nullable(Day)),
  addressDetail: z.optional(prose(200, 'Address detail can have at most 200 characters')),
  phone: z.optional(z.nullable(Mobile)),
});
export type AnswerFailedDelivery = z.output<typeof AnswerFailedDelivery>;

/** How a parcel that came back is found when it is opened. */
export const ReceiveReturned = z.object({ condition: z.enum(['restock', 'damaged', 'writtenOff']) });

/** Returns an e-mail or a mobile number as orders have it. */
const contactText = (text: string) => (text.includes('@') ? bareEmail(text).toLowerCase() : mobileDigits(text));

/** Who asks for an order without signing in: its number, and the mobile or e-mail it was placed with. */
const WhoseOrder = {
  orderId: z
    .string()
    .check(z.overwrite(canonicalOrderNumber), z.minLength(1, 'Order number is required'), z.maxLength(40)),
  contact: z
    .string()
    .check(
      z.overwrite(contactText),
      z.minLength(1, 'Contact must be the mobile number or the email of the order'),
      z.maxLength(254),
    ),
};
export const TrackOrder = z.object(WhoseOrder);
export const AnswerFailedDeliveryOf = z.extend(AnswerFailedDelivery, { ...WhoseOrder, shipmentId: Id });

/** An order as its parcels go, without a name, an address or an amount. */
export const TrackedOrder = z.object({
  orderId: z.string(),
  orderDate: Instant,
  orderStatus: z.enum(ORDER_STATUSES),
  deliveryDate: Day,
  /** Where to, as far as a stranger may know it. */
  city: z.string(),
  parcels: z.array(
    z.object({
      consignmentId: Id,
      sellerName: z.string(),
      orderStatus: z.enum(ORDER_STATUSES),
      pieces: z.int(),
      shipment: z.nullable(Shipment),
    }),
  ),
});
export type TrackedOrder = z.output<typeof TrackedOrder>;

/** A parcel in the console's list. */
export const ManagedParcel = z.object({
  id: Id,
  /** The id of its order's row, to open it by. */
  orderKey: Id,
  orderId: z.string(),
  sellerName: z.string(),
  status: z.enum(SHIPMENT_STATUSES),
  statusAt: Instant,
  courierName: z.string(),
  awb: z.nullable(z.string()),
  isByHand: z.boolean(),
  city: z.string(),
  pinCode: z.string(),
  /** What is collected at the door. */
  codAmount: z.nullable(Rupees),
  pickupDate: z.nullable(Day),
  etd: z.nullable(Day),
  createdAt: Instant,
});
export type ManagedParcel = z.output<typeof ManagedParcel>;

/** What a courier told of a parcel nobody here knows. */
export const CourierReport = z.object({
  id: Id,
  /** When it came in, and when it happened. */
  at: Instant,
  happenedAt: Instant,
  awb: z.nullable(z.string()),
  status: z.nullable(z.enum(SHIPMENT_STATUSES)),
  activity: z.string(),
  location: z.string(),
});
export type CourierReport = z.output<typeof CourierReport>;
