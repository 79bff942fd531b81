import type { Language } from '../languages.ts';
import { fieldNames, fieldTexts } from './hi/refusals.ts';
import { sellerFieldNames, sellerFieldTexts } from './hi/seller-refusals.ts';
import { translated } from './translated.ts';
import type { WordsByText } from './translated.ts';

const WORDS: Record<Exclude<Language, 'en'>, { texts: WordsByText; names: WordsByText }> = {
  hi: { texts: { ...fieldTexts, ...sellerFieldTexts }, names: { ...fieldNames, ...sellerFieldNames } },
};

/** Returns a message about a field in a language; undefined if it has none. */
export function fieldTextIn(language: Exclude<Language, 'en'>, text: string): string | undefined {
  const { texts, names } = WORDS[language];
  let isKnown = true;
  const own = translated(texts, text, (hole, value) => {
    if (hole !== 'name') return value;
    isKnown = Object.hasOwn(names, value);
    return names[value] ?? value;
  });
  return own === text || !isKnown ? undefined : own;
}
