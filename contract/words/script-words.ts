import type { Language } from '../languages.ts';
import { contactScripts } from './hi/contact-scripts.ts';
import { festivalScripts } from './hi/festival-scripts.ts';
import { accountRules, accountScripts } from './hi/account-scripts.ts';
import { knownTexts } from './hi/known-texts.ts';
import { cartScripts } from './hi/cart-scripts.ts';
import { colourNames } from './hi/colour-names.ts';
import { formScripts } from './hi/form-scripts.ts';
import { orderStates } from './hi/order-states.ts';
import { orderTexts } from './hi/order-texts.ts';
import { paymentScripts } from './hi/payment-scripts.ts';
import { productScripts } from './hi/product-scripts.ts';
import { scripts } from './hi/scripts.ts';
import { sellerTexts } from './hi/seller-texts.ts';
import { purchaseTexts } from './hi/purchase-texts.ts';
import { searchScripts } from './hi/search-scripts.ts';
import { signInScripts } from './hi/sign-in-scripts.ts';
import { LAST_PATTERN } from './translated.ts';
import type { WordsByText } from './translated.ts';

/**
 * Which scripts a page has: those of every page, or also those of a product page, of a sign-in, of a purchase, of the
 * account with its orders, of the registration of sellers, of the contact form, or of the festival calendar.
 */
export type PageScripts =
  | 'every'
  | 'product'
  | 'signIn'
  | 'purchase'
  | 'account'
  | 'becomeSeller'
  | 'contact'
  | 'festivals';

/**
 * The key after which texts are only found by their whole English text, not by what it becomes with values in it:
 * 'Order {order}' would be found in too much.
 */
const WHOLE_TEXTS_FOLLOW = { [LAST_PATTERN]: '' };

/** The account shows what a purchase does, too: cart, addresses, payment and parcels. */
const purchase = () => ({
  ...scripts,
  ...productScripts,
  ...knownTexts,
  ...purchaseTexts,
  ...WHOLE_TEXTS_FOLLOW,
  ...searchScripts,
  ...formScripts,
  ...signInScripts,
  ...cartScripts,
  ...paymentScripts,
  ...colourNames(),
  ...orderStates(),
  ...orderTexts,
});

/* Functions, so that a browser's bundle that calls none of them has none of the words. */
const WORDS: Record<Exclude<Language, 'en'>, Record<PageScripts, () => WordsByText>> = {
  hi: {
    every: () => ({ ...scripts, ...WHOLE_TEXTS_FOLLOW, ...searchScripts }),
    product: () => ({ ...scripts, ...productScripts, ...knownTexts, ...WHOLE_TEXTS_FOLLOW, ...searchScripts }),
    signIn: () => ({
      ...scripts,
      ...productScripts,
      ...purchaseTexts,
      ...WHOLE_TEXTS_FOLLOW,
      ...searchScripts,
      ...formScripts,
      ...signInScripts,
    }),
    purchase,
    account: () => ({ ...accountRules, ...purchase(), ...accountScripts }),
    becomeSeller: () => ({
      ...scripts,
      ...purchaseTexts,
      ...WHOLE_TEXTS_FOLLOW,
      ...searchScripts,
      ...formScripts,
      ...signInScripts,
      ...sellerTexts,
    }),
    contact: () => ({ ...scripts, ...contactScripts, ...WHOLE_TEXTS_FOLLOW, ...searchScripts }),
    festivals: () => ({ ...scripts, ...festivalScripts, ...WHOLE_TEXTS_FOLLOW, ...searchScripts }),
  },
};

/** Returns the texts that the scripts of a page write, by the English text; undefined if they are English. */
export function scriptWords(language: Language, of: PageScripts): WordsByText | undefined {
  return language === 'en' ? undefined : WORDS[language][of]();
}

/** The texts of all pages by language, made once: each island that the server renders asks for them. */
const allWords = new Map<Language, WordsByText>();

/** Returns the texts of the scripts of all pages, for islands that the server renders. */
export function allScriptWords(language: Language): WordsByText {
  if (language === 'en') return {};
  const known = allWords.get(language);
  if (known) return known;
  const { account, ...others } = WORDS[language];
  // First what the account has: the words that islands look up by their patterns are in front in it.
  const all: WordsByText = Object.assign({}, account(), ...Object.values(others).map((words) => words()));
  allWords.set(language, all);
  return all;
}
