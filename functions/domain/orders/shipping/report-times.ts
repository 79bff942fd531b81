import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { CourierScan } from '../../../ports/couriers.ts';

const HOUR_MS = 3_600_000;
/**
 * A courier that sends UTC where we expect Indian time is 5.5 hours off. A courier with a wrong clock may be as far
 * ahead.
 */
const AHEAD_MS = 6 * HOUR_MS;
/** Some couriers report the day of an event without its hour. */
const BEHIND_MS = 24 * HOUR_MS;
const LONGEST_KNOWN_MS = 365 * 24 * HOUR_MS;
/** The longest delivery time that couriers in India state is a few weeks. */
const LONGEST_WAY_DAYS = 90;

/** A scan whose time may have been corrected. */
export interface DatedScan extends CourierScan {
  /** The time as the courier reported it, epoch milliseconds. A repeated scan has the same value. */
  reportedAt: number;
}

/** Returns whether a parcel's event is possible at a time, given the booking time and the time of the report. */
export function isPossibleTime(at: number, bookedAt: number, now: number): boolean {
  return at >= bookedAt - BEHIND_MS && at <= now + AHEAD_MS;
}

/**
 * Returns a scan with a plausible time: not after now, and not before its parcel was booked. The reported time
 * identifies the scan, so a repeated scan stays one event. A scan with a wrong time is corrected rather than dropped,
 * because the event did happen. A time in the future would outrank every later report.
 */
export function dated(scan: CourierScan, bookedAt: number, now: number): DatedScan {
  const at = isPossibleTime(scan.at, bookedAt, now) ? Math.min(scan.at, now) : scan.at > now ? now : bookedAt;
  return { ...scan, at, reportedAt: scan.at };
}

/**
 * Returns a scan of an unknown parcel with a plausible time: within the last year, since an active parcel was booked
 * within a year.
 */
export function datedUnknown(scan: CourierScan, now: number): DatedScan {
  const isPossible = isPossibleTime(scan.at, now - LONGEST_KNOWN_MS, now);
  return { ...scan, at: isPossible ? Math.min(scan.at, now) : now, reportedAt: scan.at };
}

/** Returns the day a courier expects a delivery on, or null for an implausible day. */
export function possibleDay(day: Day | null, bookedAt: number, now: number): Day | null {
  if (day === null) return null;
  return day >= kolkataDay(bookedAt) && day <= addDays(kolkataDay(now), LONGEST_WAY_DAYS) ? day : null;
}
