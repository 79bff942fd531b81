/* What the scripts of every page need of languages, without the list of translated pages. */

/** The language tags of pages (BCP 47), with India for dates and numbers. */
export const LANGUAGE_TAGS = { en: 'en-IN', hi: 'hi-IN' } as const;

/**
 * The header in which a page that is not in English says its language to the API. Without it, the API answers in
 * English.
 */
export const LANGUAGE_HEADER = 'X-Page-Language';

/**
 * Returns the path of a page that exists in every language.
 * @param english its English path
 */
export const translatedPath = (language: string, english: string): string =>
  language === 'en' ? english : `/${language}${english === '/' ? '' : english}`;
