import { addBusinessDays, addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { CourierOffer } from '#contract/calls/shipping.ts';
import type { CourierQuote } from '../../../ports/couriers.ts';

const DAY_MS = 86_400_000;

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The longest time that a courier of India names for a delivery is some weeks. */
const LONGEST_WAY_DAYS = 90;

/**
 * Returns how many days a parcel is on its way, or null for a day that cannot be true. The day before counts as today: a
 * quote may have been kept over midnight.
 */
function daysOfWay(today: Day, etd: Day): number | null {
  const days = daysBetween(today, etd);
  return days >= -1 && days <= LONGEST_WAY_DAYS ? Math.max(0, days) : null;
}

/**
 * Quotes as offers. A courier's day counts from today; the parcel leaves on `leavesOn`, and arrives so many days after
 * it.
 */
export function offersOf(quotes: readonly CourierQuote[], today: Day, leavesOn: Day): CourierOffer[] {
  return quotes.map(({ courierNumber, courierName, ratePaise, cod, etd, city, state }) => {
    const days = etd === null ? null : daysOfWay(today, etd);
    return {
      courier_company_id: courierNumber,
      courier_name: courierName,
      rate: ratePaise,
      etd: days === null ? null : nextBusinessDay(addDays(leavesOn, days)),
      estimated_delivery_days: days,
      cod: cod ? 1 : 0,
      city,
      state,
    };
  });
}

/** The day itself, or the one after a Sunday. */
function nextBusinessDay(day: Day): Day {
  return addBusinessDays(addDays(day, -1), 1);
}

/** The one that arrives first, of several the cheapest; a courier that names no day comes last. */
export function fastestOf(offers: readonly CourierOffer[]): CourierOffer | null {
  const late = '9999-12-31';
  return offers.toSorted((a, b) => compare(a.etd ?? late, b.etd ?? late) || a.rate - b.rate)[0] ?? null;
}

/** The one with the lowest rate, of several the fastest. */
export function cheapestOf(offers: readonly CourierOffer[]): CourierOffer | null {
  const late = '9999-12-31';
  return offers.toSorted((a, b) => a.rate - b.rate || compare(a.etd ?? late, b.etd ?? late))[0] ?? null;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
