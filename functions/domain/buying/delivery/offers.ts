import { addBusinessDays, addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { CourierOffer } from '#contract/calls/shipping.ts';
import type { CourierQuote } from '../../../ports/couriers.ts';

const DAY_MS = 86_400_000;

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** An upper limit: Indian couriers estimate at most some weeks for a delivery. */
const LONGEST_WAY_DAYS = 90;

/**
 * Returns the days a parcel is in transit; null for an implausible date. Yesterday counts as today, because a quote may
 * have been cached over midnight.
 */
function daysOfWay(today: Day, etd: Day): number | null {
  const days = daysBetween(today, etd);
  return days >= -1 && days <= LONGEST_WAY_DAYS ? Math.max(0, days) : null;
}

/**
 * Returns quotes as offers. A courier's date counts from today; the parcel leaves on `leavesOn` and arrives that many
 * days after it.
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

/** Returns the day itself, or Monday for a Sunday. */
function nextBusinessDay(day: Day): Day {
  return addBusinessDays(addDays(day, -1), 1);
}

/** Returns the offer that arrives first, in a tie the cheapest. A courier without a date comes last. */
export function fastestOf(offers: readonly CourierOffer[]): CourierOffer | null {
  const late = '9999-12-31';
  return offers.toSorted((a, b) => compare(a.etd ?? late, b.etd ?? late) || a.rate - b.rate)[0] ?? null;
}

/** Returns the offer with the lowest rate, in a tie the fastest. */
export function cheapestOf(offers: readonly CourierOffer[]): CourierOffer | null {
  const late = '9999-12-31';
  return offers.toSorted((a, b) => a.rate - b.rate || compare(a.etd ?? late, b.etd ?? late))[0] ?? null;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
