import { MONTH_NAMES, startOfDay } from '../../shop/dates.ts';
import type { Day } from '../../shop/dates.ts';
import { clockIn, dayIn, fullDayIn } from '../day-in.ts';

const WEEKDAYS: Readonly<Record<string, string>> = {
  Sun: 'रवि',
  Mon: 'सोम',
  Tue: 'मंगल',
  Wed: 'बुध',
  Thu: 'गुरु',
  Fri: 'शुक्र',
  Sat: 'शनि',
};

/** Days and times as `contract/shop/dates.ts` writes them. */
const DATE =
  /^(?:(?<weekday>[A-Z][a-z]{2})[a-z]*, )?(?<day>\d{1,2}) (?<month>[A-Z][a-z]{2})[a-z]*(?: (?<year>\d{4}))?(?:, (?<hour>\d{1,2}):(?<minute>\d\d) (?<half>[ap]m))?$/;
/** A leap year, so that it has every day. */
const SOME_YEAR = '2028';

/**
 * Returns a day, with or without weekday, year and time, in Hindi from its English text; undefined for another text.
 * @example dateText('20 Nov 2026, 3:00 pm') // '20 नव॰ 2026, दोपहर 3:00'
 */
export function dateText(text: string): string | undefined {
  const { weekday, day, month, year, hour, minute, half } = DATE.exec(text)?.groups ?? {};
  const at = MONTH_NAMES.findIndex((name) => name.slice(0, 3) === month);
  if (day === undefined || at < 0) return undefined;
  const iso = `${year ?? SOME_YEAR}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const name = year === undefined ? dayIn('hi', iso) : fullDayIn('hi', iso);
  const time = hour === undefined ? '' : `, ${clockIn('hi', instantOf(iso, Number(hour), minute!, half!))}`;
  return `${weekday === undefined ? '' : `${WEEKDAYS[weekday] ?? weekday}, `}${name}${time}`;
}

/** Returns the instant of a day and a time of twelve hours in India, in epoch milliseconds. */
function instantOf(day: Day, hour: number, minute: string, half: string): number {
  const of24 = (hour % 12) + (half === 'pm' ? 12 : 0);
  return startOfDay(day) + (of24 * 60 + Number(minute)) * 60_000;
}
