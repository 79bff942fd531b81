import type { Language } from '../languages.ts';
import { accountScripts } from './hi/account-scripts.ts';
import { knownTexts } from './hi/known-texts.ts';
import { productScripts } from './hi/product-scripts.ts';
import { scripts } from './hi/scripts.ts';
import { sellerTexts } from './hi/seller-texts.ts';

/** Which scripts a page has: those of every page, or also those of a product page of the account and its orders, or of the registration of sellers. */
export type PageScripts = 'every' | 'product' | 'account' | 'becomeSeller';

/** Words by their English text. */
export type WordsByText = Readonly<Record<string, string>>;

/* Functions, so that a browser's bundle that calls none of them has none of the words. */
const WORDS: Record<Exclude<Language, 'en'>, Record<PageScripts, () => WordsByText>> = {
  hi: {
    every: () => scripts,
    product: () => ({ ...scripts, ...productScripts, ...knownTexts }),
    account: () => ({ ...scripts, ...accountScripts, ...knownTexts }),
    becomeSeller: () => ({ ...scripts, ...sellerTexts }),
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
