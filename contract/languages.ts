import { translatedPath } from './language-tags.ts';

/*
 * The languages of the shop. English has the specification's addresses and texts; other languages are below a prefix.
 * The words of a language are in `contract/words/`, with the same keys as in English.
 */

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Returns the language that a header or a stored value names; English for any other value. */
export function languageNamed(name: string | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? 'en';
}

export { LANGUAGE_HEADER, LANGUAGE_TAGS } from './language-tags.ts';

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
  '404',
  'about',
  'become-seller',
  'blog',
  'cancel',
  'care',
  'cart',
  'category',
  'checkout',
  'closed',
  'confirm-order',
  'confirmation',
  'contact',
  'damage',
  'dashboard',
  'fault',
  'forgot-password',
  'gift-finder',
  'help',
  'hindu-festivals-calendar',
  'history',
  'login',
  'orders',
  'pages',
  'payment-success',
  'privacy',
  'product',
  'refund',
  'reset-password',
  'return-order',
  'reviews',
  'search',
  'shipping',
  'shop',
  'signin',
  'signup',
  'sitemap',
  'size-guide',
  'stock-notice',
  'store',
  'subscriptions',
  'terms-conditions',
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
  return isTranslated(path) ? translatedPath(language, path) : path;
}

/** Returns the language of a page by its path. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split('/');
  return LANGUAGES.find((language) => language !== 'en' && language === first) ?? 'en';
}

/** Returns the path of the English page for a path in any language. */
export function englishPathOf(path: string): string {
  const language = languageOfPath(path);
  if (language === 'en') return path;
  const rest = path.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the addresses of a page in all its languages, from its English path; none if it exists in English only. */
export function alternatesOf(englishPath: string): { language: Language; path: string }[] {
  if (!isTranslated(englishPath)) return [];
  return LANGUAGES.map((language) => ({ language, path: pathIn(language, englishPath) }));
}
