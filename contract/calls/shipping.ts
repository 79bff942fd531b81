import * as z from 'zod/mini';
import { pinDigits } from '../shop/india.ts';
import { Day, Id, Rupees } from './wire.ts';

/** A PIN code in a path or a query, without inner spaces; the verb returns its fault as text. */
export const PinText = z.string().check(z.overwrite(pinDigits), z.maxLength(20));

/** The maximum weight of a parcel in a query to couriers. */
const MAX_KILOGRAMS = 50;
const MAX_SIDE_CM = 200;

function measure<Default extends number | undefined>(max: number, byDefault: Default, error: string) {
  return z.pipe(
    z.optional(z.string()),
    z.transform((text, context) => {
      if (text === undefined) return byDefault;
      const number = Number(text);
      if (number > 0 && number <= max) return number;
      context.issues.push({ code: 'custom', message: error, input: text });
      return z.NEVER;
    }),
  );
}

const WEIGHT_FAULT = `Weight must be kilograms, above 0 and at most ${MAX_KILOGRAMS}`;

/** Kilograms; the default is 0.5. */
export const Kilograms = measure(MAX_KILOGRAMS, 0.5, WEIGHT_FAULT);
/** Optional kilograms. */
export const NamedKilograms = measure(MAX_KILOGRAMS, undefined, WEIGHT_FAULT);
/** Returns a schema for centimetres, with the default `byDefault`. */
export const Centimetres = <Default extends number | undefined>(side: string, byDefault: Default) =>
  measure(MAX_SIDE_CM, byDefault, `${side} must be centimetres, above 0 and at most ${MAX_SIDE_CM}`);

/** A courier's offer, in the courier service's own text. */
export const CourierOffer = z.object({
  courier_company_id: z.int(),
  courier_name: z.string(),
  rate: Rupees,
  /** The arrival day. */
  etd: z.nullable(Day),
  estimated_delivery_days: z.nullable(z.int()),
  /** 1 if it supports cash on delivery. */
  cod: z.union([z.literal(0), z.literal(1)]),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type CourierOffer = z.output<typeof CourierOffer>;

export const Serviceability = z.object({ data: z.object({ available_courier_companies: z.array(CourierOffer) }) });

/** The data of a PIN code, and the couriers' service there. */
export const PinCheck = z.object({
  pincode: z.string(),
  /** The State; two if post offices of both share the PIN code, so that the shopper must choose. */
  states: z.array(z.string()),
  district: z.nullable(z.string()),
  /** The city that an address there names; in the country the district. */
  city: z.nullable(z.string()),
  isServiceable: z.boolean(),
  /** The reason as text, if it is not served. */
  reason: z.nullable(z.string()),
  /** Whether cash on delivery is possible, for one piece if the query names a SKU; and why not, as text. */
  cod: z.boolean(),
  codReason: z.nullable(z.string()),
  /** The promised day: that of the cheapest courier, which sellers book. */
  deliveryDate: z.nullable(Day),
  fastest: z.nullable(CourierOffer),
  cheapest: z.nullable(CourierOffer),
  serviceabilityData: z.object({ available_courier_companies: z.array(CourierOffer) }),
});
export type PinCheck = z.output<typeof PinCheck>;

export const EstimatedDelivery = z.object({
  deliveryPincode: z.string(),
  pickupPincode: z.string(),
  /** The promised day and the earliest one; null if no courier delivers. */
  estimatedDeliveryDate: z.nullable(Day),
  earliestDeliveryDate: z.nullable(Day),
  /** The same as text. */
  estimate: z.string(),
});
export type EstimatedDelivery = z.output<typeof EstimatedDelivery>;

/** The maximum number of sellers per query: those of the cards of a page. */
export const MOST_SENDERS = 24;

/** Row ids in a query, separated by commas, without duplicates. */
export const SenderIds = z.pipe(
  z.string('Sellers are required').check(
    z.regex(/^\d{1,15}(,\d{1,15})*$/, 'Sellers must be whole numbers with commas between'),
    z.refine(
      (text) => new Set(text.split(',')).size <= MOST_SENDERS,
      `At most ${MOST_SENDERS} sellers can be asked about at once`,
    ),
  ),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

/** The delivery from a seller to a PIN code. */
export const SenderReach = z.object({
  sellerId: Id,
  isServiceable: z.boolean(),
  /** The promised day, the same as on the product pages; null if couriers name none. */
  deliveryDate: z.nullable(Day),
  /** Whether cash on delivery is possible there. */
  cod: z.boolean(),
});
export type SenderReach = z.output<typeof SenderReach>;

export const CourierPartner = z.object({ courier_company_id: z.int(), courier_name: z.string() });
