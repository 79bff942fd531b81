import type * as z from 'zod/mini';
import type { ParcelOffers } from '#contract/calls/shipments.ts';
import { rupees } from '../ui/rupees.ts';
import type { Part } from './confirmOrders.ts';
import type { Measures } from './ParcelSizeFields.tsx';
import { formatWeekday } from '../words/dates.ts';
import { words } from '../words/en/orders.ts';

/** The measures of a parcel and the couriers that take it, the cheapest first. */
export type Offers = z.input<typeof ParcelOffers>;
export type Offer = Offers['couriers'][number];

/** How the courier of each of several parcels is chosen. */
export const COURIER_RULES = ['cheapest', 'fastest', 'last'] as const;
export type CourierRule = (typeof COURIER_RULES)[number];

/** Returns the address of the offers for a consignment's parcel of these measures. */
export function offersPath({ order, consignment }: Part, measures: Measures): string {
  return `/shipping/orders/${order.id}/couriers?${new URLSearchParams({ consignmentId: String(consignment.id), ...measures })}`;
}

/** Returns the offer that arrives first, the cheaper of two on one day; those without a day come last. */
export function fastestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => (a.etd ?? '9999').localeCompare(b.etd ?? '9999'))[0];
}

/**
 * Returns the offer that a rule chooses; undefined if there is none.
 * @param lastCourier the name of the courier of the last parcel; the cheapest takes its place where it offers nothing
 */
export function offerBy(rule: CourierRule, offers: readonly Offer[], lastCourier: string | undefined) {
  if (rule === 'fastest') return fastestOf(offers);
  const last = rule === 'last' && offers.find(({ courier_name }) => courier_name === lastCourier);
  return last || offers[0];
}

/** Returns the day of an offer, and whether it is the cheapest or the fastest: 'by Thu, 3 Dec, cheapest'. */
export function offerDetails(offer: Offer, offers: readonly Offer[]): string {
  return [
    offer.etd && words.byDay(formatWeekday(offer.etd)),
    offer === offers[0] && words.cheapest,
    offer.etd && offer === fastestOf(offers) && words.fastest,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the courier and the price of an offer. @example offerText(offer) // 'Delhivery Surface, ₹52' */
export function offerText({ courier_name, rate }: Offer): string {
  return `${courier_name}, ${rupees(rate)}`;
}
