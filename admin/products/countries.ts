import { LANGUAGE_TAGS } from '#contract/language-tags.ts';
import { language } from '../words/language.ts';

const LOCALE = LANGUAGE_TAGS[language];
const names = new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are no countries: unions, unknown, and codes for tests. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Returns the name of a country by its ISO 3166 code. @example countryName('IN') // 'India' */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code;
}

/** Returns the countries that the browser knows, India first. */
export function countryChoices(): { id: string; name: string }[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const all = codes.flatMap((id) => {
    const name = NO_COUNTRY.has(id) ? undefined : names.of(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const isHome = ({ id }: { id: string }) => Number(id === 'IN');
  return all.toSorted((one, other) => isHome(other) - isHome(one) || one.name.localeCompare(other.name, LOCALE));
}
