/** A calendar day of Asia/Kolkata, `YYYY-MM-DD`. Days sort and compare as text. */
export type Day = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** India has one zone and no daylight saving, so the offset is a constant (also in SQL). */
const KOLKATA_OFFSET = 330 * MINUTE;

/** Returns the Kolkata day of an instant in epoch milliseconds. */
export function kolkataDay(instant: number): Day {
  return new Date(instant + KOLKATA_OFFSET).toISOString().slice(0, 10);
}

/** Returns the hour of an instant in Kolkata, from 0 to 23. */
export function kolkataHour(instant: number): number {
  return new Date(instant + KOLKATA_OFFSET).getUTCHours();
}

/** Returns the instant when a day begins in Kolkata, 00:00. */
export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - KOLKATA_OFFSET;
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Returns the day `count` business days after `day`: Monday to Saturday, as couriers work. It does not know public
 * holidays. The courier's own estimate does, once a PIN code is given.
 */
export function addBusinessDays(day: Day, count: number): Day {
  let current = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    current += DAY;
    if (new Date(current).getUTCDay() !== 0) left -= 1;
  }
  return new Date(current).toISOString().slice(0, 10);
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

// Hard-coded names, equal to Intl's en-IN. Intl's first formatter takes 70 ms on a cheap phone, and older browsers have
// other names than the server that rendered the page.
const shortMonth = (day: Day) => {
  const name = MONTH_NAMES[Number(day.slice(5, 7)) - 1]!;
  return name === 'September' ? 'Sept' : name.slice(0, 3);
};
const weekday = (day: Day) => WEEKDAY_NAMES[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** Returns the next month. @example nextMonth('2026-12') // '2027-01' */
export function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** @example monthInWords('2026-10') // 'October 2026' */
export function monthInWords(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** @example formatDayAndMonth('2026-11-20') // '20 Nov' */
export function formatDayAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${shortMonth(day)}`;
}

/** @example formatDay('2026-11-20') // '20 Nov 2026' */
export function formatDay(day: Day): string {
  return `${formatDayAndMonth(day)} ${day.slice(0, 4)}`;
}

/** @example formatWeekday('2026-11-24') // 'Tue, 24 Nov' */
export function formatWeekday(day: Day): string {
  return `${weekday(day).slice(0, 3)}, ${formatDayAndMonth(day)}`;
}

/** @example formatFullDay('2026-10-29') // 'Thursday, 29 October 2026' */
export function formatFullDay(day: Day): string {
  return `${weekday(day)}, ${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`;
}

/** @example formatInstant(Date.parse('2026-11-20T06:05:00Z')) // '20 Nov 2026, 11:35 am' */
export function formatInstant(instant: number): string {
  return `${formatDay(kolkataDay(instant))}, ${formatClock(instant)}`;
}

/** Returns the time of day in Kolkata. @example formatClock(Date.parse('2026-11-20T06:05:00Z')) // '11:35 am' */
export function formatClock(instant: number): string {
  const [hour, minute] = new Date(instant + KOLKATA_OFFSET).toISOString().slice(11, 16).split(':') as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
