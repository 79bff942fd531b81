/*
 * The languages of the shop. English has the specification's addresses and texts; other languages are below a prefix.
 * The words of a language are in `contract/words/`, with the same keys as in English.
 */

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export { LANGUAGE_TAGS } from './language-tags.ts';

/**
 * The words of another language for the same keys: a text for a text, and a function with the same holes for a
 * function. A missing or surplus key and a wrong hole do not compile.
 */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends (...holes: infer Holes) => string
    ? (...holes: Holes) => string
    : Words[Key] extends string
      ? string
      : Translation<Words[Key]>;
};

/**
 * The pages that exist in every language, by the first part of their English path. All other pages exist in English
 * only, and pages of another language link to those.
 */
const TRANSLATED: ReadonlySet<string> = new Set([
  '',
  'become-seller',
  'cancel',
  'cart',
  'category',
  'checkout',
  'confirm-order',
  'confirmation',
  'dashboard',
  'forgot-password',
  'history',
  'login',
  'orders',
  'payment-success',
  'product',
  'reset-password',
  'return-order',
  'reviews',
  'search',
  'shop',
  'signin',
  'signup',
  'track-order',
  'wishlist',
  'write-review',
]);

/** Whether a page exists in every language, by its English path or the pattern of it. */
export function isTranslated(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return first !== undefined && TRANSLATED.has(first);
}

/** Returns the path of a page in a language; the English one if the page exists in English only. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en' || !isTranslated(path)) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Returns the English path of a page from its path in any language.
 * @example englishPath('/hi/cart') // '/cart'
 */
export function englishPath(path: string): string {
  const own = /^\/(\w+)(?=\/|$)/.exec(path);
  const isPrefix = own !== null && own[1] !== 'en' && LANGUAGES.some((language) => language === own[1]);
  return isPrefix ? path.slice(own[0].length) || '/' : path;
}

/** Returns the addresses of a page in all its languages, from its English path; none if it exists in English only. */
export function alternatesOf(english: string): { language: Language; path: string }[] {
  if (!isTranslated(english)) return [];
  return LANGUAGES.map((language) => ({ language, path: pathIn(language, english) }));
}
