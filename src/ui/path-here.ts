import { pathIn } from '#contract/languages.ts';
import { languageOfPage } from './page-language.ts';

/** Returns the path of a page in the language of the present page. */
export const pathHere = (path: string): string => pathIn(languageOfPage(), path);
