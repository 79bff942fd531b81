import type { Language } from '../languages.ts';

/** The plural forms of each language, by the categories of CLDR. */
interface PluralForms {
  en: 'one' | 'other';
  hi: 'one' | 'other';
}

const RULES: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), hi: new Intl.PluralRules('hi') };

/**
 * Returns the form of a text for a count.
 * @example plural('hi', 0, { one: 'नग', other: 'नग' }) // Hindi has the form `one` for 0 and 1.
 */
export function plural<Spoken extends Language>(
  language: Spoken,
  count: number,
  forms: Record<PluralForms[Spoken], string>,
): string {
  const known: Record<string, string> = forms;
  return known[RULES[language].select(count)]!;
}
