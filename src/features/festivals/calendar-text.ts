import { MONTH_NAMES } from '#contract/shop/dates.ts';
import { TITHI_NAMES } from '#contract/shop/festivals.ts';
import type { FestivalType, LunarDay, MonthName } from '#contract/shop/festivals.ts';

export const TYPE_NAMES: Record<FestivalType, string> = { festival: 'Festival', fast: 'Fast', muhurat: 'Muhurat' };

/** @example monthText({ year: 2026, month: 11 }) // 'November 2026' */
export function monthText({ year, month }: MonthName): string {
  return `${MONTH_NAMES[month - 1]} ${year}`;
}

/** @example tithiText({ paksha: 'Krishna', tithi: 4 }) // 'Krishna Chaturthi' */
export function tithiText({ paksha, tithi }: Pick<LunarDay, 'paksha' | 'tithi'>): string {
  if (tithi === 15) return paksha === 'Shukla' ? 'Purnima' : 'Amavasya';
  return `${paksha} ${TITHI_NAMES[tithi - 1]}`;
}

/** Returns a lunar day in the northern (purnimanta) reckoning, with the southern month if it differs. */
export function lunarDayText(day: LunarDay): string {
  const northern = `${tithiText(day)} of ${day.month}`;
  return day.month === day.amantaMonth ? northern : `${northern} (${day.amantaMonth} in the amanta reckoning)`;
}

/**
 * Returns a name without its trailing brackets.
 * @example 'Diwali (Lakshmi Puja)' // 'Diwali'
 */
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

/** Returns the language of a festival's name by its script, for screen readers; undefined for Latin. */
export function languageOf(name: string): string | undefined {
  return SCRIPTS.find(([script]) => script.test(name))?.[1];
}
