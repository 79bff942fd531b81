import { translatedPath } from '#contract/language-tags.ts';
import type { Language } from '#contract/languages.ts';

/** Returns the language of the page. The shop renders no page in any other than its languages. */
export const languageOfPage = (): Language => document.documentElement.lang.slice(0, 2) as Language;

/**
 * Returns the path of a page that is in every language, like `pathHere` without the list of those pages: for the scripts
 * of every page.
 */
export const translatedPathHere = (path: string): string => translatedPath(languageOfPage(), path);
