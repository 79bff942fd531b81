import { LANGUAGE_TAGS } from '../languages.ts';
import type { Language } from '../languages.ts';

/**
 * Returns the language tag of a text that a person wrote, if that is not the language of the page. A text with
 * Devanagari letters is taken for Hindi, one with Latin letters for English.
 */
export function textLang(language: Language, text: string): string | undefined {
  if (language === 'en' || /[\u0900-\u097f]/.test(text) || !/[a-z]{2}/i.test(text)) return undefined;
  return LANGUAGE_TAGS.en;
}
