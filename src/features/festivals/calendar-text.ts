import { MONTH_NAMES } from '#contract/shop/dates.ts';
import { TITHI_NAMES } from '#contract/shop/festivals.ts';
import type { FestivalType, LunarDay, MonthName } from '#contract/shop/festivals.ts';

export const TYPE_NAMES: Record<FestivalType, string> = { festival: 'Festival', fast: 'Fast', muhurat: 'Muhurat' };

/** @example monthInWords({ year: 2026, month: 11 }) // 'November 2026' */
export function monthText({ year, month }: MonthName): string {
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** @example tithiInWords({ paksha: 'Krishna', tithi: 4 }) // 'Krishna Chaturthi' */
export function tithiText({ paksha, tithi }: Pick<LunarDay, 'paksha' | 'tithi'>): string {
  if (tithi === 15) return paksha === 'Shukla' ? 'Purnima' : 'Amavasya';
  return `${paksha} ${TITHI_NAMES[tithi - 1]}`;
}

/** A lunar day as readers of the North say it, with the month of the South where that is another. */
export function lunarDayText(day: LunarDay): string {
  const northern = `${tithiText(day)} of ${day.month}`;
  return day.month === day.amantaMonth ? northern : `${northern} (${day.amantaMonth} in the amanta reckoning)`;
}

/** A name without what stands in brackets behind it. @example 'Diwali (Lakshmi Puja)' // 'Diwali' */
export function plainName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}

const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Oriya}/u, 'or'],
];

/** The language a festival's name is written in, by its script, so that it is read aloud as such; none for Latin. */
export function languageOf(name: string): string | undefined {
  return SCRIPTS.find(([script]) => script.test(name))?.[1];
}
