import * as z from 'zod/mini';
import { pinDigits } from '../shop/india.ts';
import { Day, Id, Rupees } from './wire.ts';

/** A PIN code in a path or a query, without inner spaces; the verb says in words what is wrong with it. */
export const PinText = z.string().check(z.overwrite(pinDigits), z.maxLength(20));

/** The heaviest parcel couriers are asked about. */
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

/** Kilograms; half a one where nothing is said. */
export const Kilograms = measure(MAX_KILOGRAMS, 0.5, WEIGHT_FAULT);
/** Kilograms that may be left out. */
export const NamedKilograms = measure(MAX_KILOGRAMS, undefined, WEIGHT_FAULT);
/** Centimetres; `byDefault` where nothing is said. */
export const Centimetres = <Default extends number | undefined>(side: string, byDefault: Default) =>
  measure(MAX_SIDE_CM, byDefault, `${side} must be centimetres, above 0 and at most ${MAX_SIDE_CM}`);

/** What a courier offers, in the courier service's own words. */
export const CourierOffer = z.object({
  courier_company_id: z.int(),
  courier_name: z.string(),
  rate: Rupees,
  /** The day it arrives. */
  etd: z.nullable(Day),
  estimated_delivery_days: z.nullable(z.int()),
  /** 1 where it collects cash. */
  cod: z.union([z.literal(0), z.literal(1)]),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type CourierOffer = z.output<typeof CourierOffer>;

export const Serviceability = z.object({ data: z.object({ available_courier_companies: z.array(CourierOffer) }) });

/** What a PIN code says, and what couriers say of it. */
export const PinCheck = z.object({
  pincode: z.string(),
  /** The State; two where offices of both share the PIN, then the shopper is asked. */
  states: z.array(z.string()),
  city: z.nullable(z.string()),
  isServiceable: z.boolean(),
  /** Why not, in words. */
  reason: z.nullable(z.string()),
  /** Whether cash can be collected there, of one piece where a SKU is asked about; and why not, in words. */
  cod: z.boolean(),
  codReason: z.nullable(z.string()),
  /** The day that is promised: that of the cheapest courier, which is what sellers book. */
  deliveryDate: z.nullable(Day),
  fastest: z.nullable(CourierOffer),
  cheapest: z.nullable(CourierOffer),
  serviceabilityData: z.object({ available_courier_companies: z.array(CourierOffer) }),
});
export type PinCheck = z.output<typeof PinCheck>;

export const EstimatedDelivery = z.object({
  deliveryPincode: z.string(),
  pickupPincode: z.string(),
  /** The day that is promised, and the earliest one; null where nobody delivers. */
  estimatedDeliveryDate: z.nullable(Day),
  earliestDeliveryDate: z.nullable(Day),
  /** The same in words. */
  estimate: z.string(),
});
export type EstimatedDelivery = z.output<typeof EstimatedDelivery>;

/** Sellers that are asked about at once: those of the cards of a page. */
export const MOST_SENDERS = 24;

/** Row numbers in a query, with commas between: each once. */
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

/** How a seller's parcels get to a PIN code. */
export const SenderReach = z.object({
  sellerId: Id,
  isServiceable: z.boolean(),
  /** The day that is promised, as the page of each of its products says it; null where couriers do not say one. */
  deliveryDate: z.nullable(Day),
  /** Whether cash can be collected there. */
  cod: z.boolean(),
});
export type SenderReach = z.output<typeof SenderReach>;

export const CourierPartner = z.object({ courier_company_id: z.int(), courier_name: z.string() });
