import * as z from 'zod/mini';
import { FAILED_DELIVERY_ANSWERS, SHIPMENT_STATUSES } from '../states/shipment.ts';
import { bareEmail } from '../shop/bare-text.ts';
import { mobileDigits } from '../shop/india.ts';
import { canonicalOrderNumber } from '../shop/order-number.ts';
import { bareReference } from '../shop/reference-code.ts';
import { ORDER_STATUSES } from '../states/order.ts';
import { Mobile } from './auth.ts';
import { asSet } from './lists.ts';
import { publicLine } from './without-contact.ts';
import { Centimetres, CourierOffer, NamedKilograms } from './shipping.ts';
import { Day, Id, Instant, prose, Rupees } from './wire.ts';

const Measure = (max: number) => z.number().check(z.positive(), z.maximum(max));

/** The maximum number of parcels whose labels or packing slips come as one PDF. */
export const LABELS_AT_ONCE = 50;
const LABELS_FAULT = `Please choose 1 to ${LABELS_AT_ONCE} parcels`;

/** Parcels for one PDF of labels. */
export const ParcelLabels = z.object({
  ids: asSet(z.array(Id, LABELS_FAULT).check(z.minLength(1, LABELS_FAULT), z.maxLength(LABELS_AT_ONCE, LABELS_FAULT))),
});

/** Consignments for one PDF of packing slips, with or without the couriers' labels before them. */
export const PackParcels = z.object({
  consignmentIds: asSet(
    z.array(Id, LABELS_FAULT).check(z.minLength(1, LABELS_FAULT), z.maxLength(LABELS_AT_ONCE, LABELS_FAULT)),
  ),
  withLabels: z._default(z.boolean(), true),
});
export type PackParcels = z.output<typeof PackParcels>;

/** The seller's input for a parcel: the order, and weight and size if they differ from the computed ones. */
export const BookShipment = z.object({
  /** The order's id or number. */
  orderId: z.union(
    [Id, z.string().check(z.overwrite(canonicalOrderNumber), z.maxLength(40))],
    'Order id must be the id or the number of an order',
  ),
  /** The consignment, if an order has several of the seller's. */
  consignmentId: z.optional(Id),
  /** Kilograms and centimetres. */
  weight: z.optional(Measure(50)),
  length: z.optional(Measure(200)),
  breadth: z.optional(Measure(200)),
  height: z.optional(Measure(200)),
  /** A courier of the seller's own: nothing is booked, and no status reports arrive. */
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

/** The weight and the size of a parcel in a query. Defaults: the weight of its pieces, and the usual box. */
export const ParcelMeasures = z.object({
  weight: NamedKilograms,
  length: Centimetres('Length', undefined),
  breadth: Centimetres('Breadth', undefined),
  height: Centimetres('Height', undefined),
});
export type ParcelMeasures = z.output<typeof ParcelMeasures>;

/** An unbooked parcel, in kilograms and centimetres, and the couriers that accept it, the cheapest first. */
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

/** A parcel with its events. */
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

/** The answer of the shopper or the seller to a failed delivery. */
export const AnswerFailedDelivery = z.object({
  action: z.enum(FAILED_DELIVERY_ANSWERS),
  on: z.optional(z.nullable(Day)),
  addressDetail: z.optional(prose(200, 'Address detail can have at most 200 characters')),
  phone: z.optional(z.nullable(Mobile)),
});
export type AnswerFailedDelivery = z.output<typeof AnswerFailedDelivery>;

/** The condition of a returned parcel's goods after opening. */
export const ReceiveReturned = z.object({ condition: z.enum(['restock', 'damaged', 'writtenOff']) });

/** Returns an e-mail or a mobile number in the form that orders store. */
const contactText = (text: string) => (text.includes('@') ? bareEmail(text).toLowerCase() : mobileDigits(text));

/** The credentials to see an order without signing in: its number, and its mobile or e-mail. */
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

/** The delivery status of an order, without names, addresses or amounts. */
export const TrackedOrder = z.object({
  orderId: z.string(),
  orderDate: Instant,
  orderStatus: z.enum(ORDER_STATUSES),
  deliveryDate: Day,
  /** The destination, as far as a stranger may know it. */
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
  /** The id of its order's row, for links. */
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
  /** The cash to collect on delivery. */
  codAmount: z.nullable(Rupees),
  pickupDate: z.nullable(Day),
  etd: z.nullable(Day),
  createdAt: Instant,
});
export type ManagedParcel = z.output<typeof ManagedParcel>;

/** A courier's report on an unknown parcel. */
export const CourierReport = z.object({
  id: Id,
  /** When it was received, and when the event happened. */
  at: Instant,
  happenedAt: Instant,
  awb: z.nullable(z.string()),
  status: z.nullable(z.enum(SHIPMENT_STATUSES)),
  activity: z.string(),
  location: z.string(),
});
export type CourierReport = z.output<typeof CourierReport>;
