import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** Returns the language of the page. The shop renders no page in any other than its languages. */
export const languageOfPage = (): Language => document.documentElement.lang.slice(0, 2) as Language;

/** Returns the path of a page in the language of the present page. */
export const pathHere = (path: string): string => pathIn(languageOfPage(), path);
