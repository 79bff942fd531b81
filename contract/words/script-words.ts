import type { Language } from '../languages.ts';
import { contactScripts } from './hi/contact-scripts.ts';
import { festivalScripts } from './hi/festival-scripts.ts';
import { knownTexts } from './hi/known-texts.ts';
import { productScripts } from './hi/product-scripts.ts';
import { scripts } from './hi/scripts.ts';

/** Which scripts a page has: those of every page, or also those of a product page or another one. */
export type PageScripts = 'every' | 'product' | 'contact' | 'festivals';

/** Words by their English text. */
export type WordsByText = Readonly<Record<string, string>>;

/* Functions, so that a browser's bundle that calls none of them has none of the words. */
const WORDS: Record<Exclude<Language, 'en'>, Record<PageScripts, () => WordsByText>> = {
  hi: {
    every: () => scripts,
    product: () => ({ ...scripts, ...productScripts, ...knownTexts }),
    contact: () => ({ ...scripts, ...contactScripts }),
    festivals: () => ({ ...scripts, ...festivalScripts }),
  },
};

/** Returns the texts that the scripts of a page write, by the English text; undefined if they are English. */
export function scriptWords(language: Language, of: PageScripts): WordsByText | undefined {
  return language === 'en' ? undefined : WORDS[language][of]();
}

/** Returns the texts of the scripts of all pages, for islands that the server renders. */
export function allScriptWords(language: Language): WordsByText {
  return language === 'en' ? {} : Object.assign({}, ...Object.values(WORDS[language]).map((words) => words()));
}
