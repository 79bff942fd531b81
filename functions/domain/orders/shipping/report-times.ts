import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { CourierScan } from '../../../ports/couriers.ts';

const HOUR_MS = 3_600_000;
/** A courier that writes UTC where we read India's time is 5.5 hours off; one with a bad clock may be as much ahead. */
const AHEAD_MS = 6 * HOUR_MS;
/** Some couriers know the day of an event and not its hour. */
const BEHIND_MS = 24 * HOUR_MS;
const LONGEST_KNOWN_MS = 365 * 24 * HOUR_MS;
/** The longest time that India's couriers name for a delivery is some weeks. */
const LONGEST_WAY_DAYS = 90;

/** A scan whose time may have been corrected. */
export interface DatedScan extends CourierScan {
  /** The time as the courier reported it, epoch milliseconds: a scan that is reported again has the same. */
  reportedAt: number;
}

/** Returns whether something can have happened to a parcel at a time, by when it was booked and when that was reported. */
export function isPossibleTime(at: number, bookedAt: number, now: number): boolean {
  return at >= bookedAt - BEHIND_MS && at <= now + AHEAD_MS;
}

/**
 * Returns a scan at a time that can be true: not after now, and not before its parcel was booked. The reported time says
 * which scan it is, so a scan reported twice stays one event. A corrected time is better than none: the courier says that
 * something happened, only its clock is wrong, and a time in the future would outlast every later report.
 */
export function dated(scan: CourierScan, bookedAt: number, now: number): DatedScan {
  const at = isPossibleTime(scan.at, bookedAt, now) ? Math.min(scan.at, now) : scan.at > now ? now : bookedAt;
  return { ...scan, at, reportedAt: scan.at };
}

/** The same for a parcel nobody knows: one that is on its way was booked within a year. */
export function datedUnknown(scan: CourierScan, now: number): DatedScan {
  const isPossible = isPossibleTime(scan.at, now - LONGEST_KNOWN_MS, now);
  return { ...scan, at: isPossible ? Math.min(scan.at, now) : now, reportedAt: scan.at };
}

/** Returns the day a courier expects a delivery on, or null for a day that cannot be true. */
export function possibleDay(day: Day | null, bookedAt: number, now: number): Day | null {
  if (day === null) return null;
  return day >= kolkataDay(bookedAt) && day <= addDays(kolkataDay(now), LONGEST_WAY_DAYS) ? day : null;
}
