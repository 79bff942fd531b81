import type { Language } from '#contract/languages.ts';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import type { MonthName } from '#contract/shop/festivals.ts';
import { FESTIVALS_WORDS } from '#contract/words/index.ts';

/** @example monthText({ year: 2026, month: 11 }) // 'November 2026' */
export function monthText({ year, month }: MonthName, language: Language = 'en'): string {
  return `${FESTIVALS_WORDS[language].month(month)} ${year}`;
}

/** Returns the names of the weekdays from Sunday: 'Sun', 'Sunday'. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const format = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { weekday, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => {
    const noon = Date.UTC(1970, 0, 4 + day, 12);
    return { short: short.format(noon), long: long.format(noon) };
  });
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

/** Returns the language of a festival's name by its script, for screen readers; undefined for that of the page. */
export function languageOf(name: string, language: Language = 'en'): string | undefined {
  const own = SCRIPTS.find(([script]) => script.test(name))?.[1] ?? 'en';
  return own === language ? undefined : own;
}
