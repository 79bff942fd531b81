import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import type { DayPanchang, PanchangLimb } from '#contract/shop/festivals.ts';
import { panchangOf } from '#panchang/festival-year.ts';
import { timeInWords } from '#panchang/times.ts';

/** A line of the day's almanac: 'Tithi', 'Chaturthi until 8:12 pm, Panchami'. */
export interface PanchangLine {
  label: string;
  when: string;
}

/**
 * Returns the almanac of a day in a city as text, from its sunrise to the next.
 * @param date YYYY-MM-DD
 */
export function panchangInWords(date: string, city: City = NEW_DELHI): PanchangLine[] {
  const day = panchangOf(date, city);
  const at = (moment: number) => timeInWords({ label: '', fromAt: moment, toAt: moment }, date);
  const limbs = (list: readonly PanchangLimb[]) =>
    list
      .map(({ name, untilAt }, index) => (index < list.length - 1 ? `${name} until ${at(untilAt)}` : name))
      .join(', ');
  return [
    { label: 'Sun', when: `${at(day.sunriseAt)} to ${at(day.sunsetAt)}` },
    { label: 'Moon', when: moonInWords(day, at) },
    { label: 'Tithi', when: limbs(day.tithis) },
    { label: 'Nakshatra', when: limbs(day.nakshatras) },
    { label: 'Yoga', when: limbs(day.yogas) },
    { label: 'Karana', when: limbs(day.karanas) },
    ...[...day.good, ...day.avoided].map((time) => ({ label: time.label, when: timeInWords(time, date) })),
  ].filter(({ when }) => when !== '');
}

/** Returns the moon's times. Once a month the Moon does not rise on a day, and once it does not set. */
function moonInWords({ moonriseAt, moonsetAt }: DayPanchang, at: (moment: number) => string): string {
  return [moonriseAt !== null && `rises ${at(moonriseAt)}`, moonsetAt !== null && `sets ${at(moonsetAt)}`]
    .filter((part) => part !== false)
    .join(', ');
}
