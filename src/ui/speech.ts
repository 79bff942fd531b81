import type { WordsByText } from '#contract/words/translated.ts';
import { translated } from '#contract/words/translated.ts';
import { said, saidBy, wordsOfPage } from './said.ts';

/** Returns the functions that say texts by some words: for islands, which the server renders for several pages at once. */
export function speechBy(words: WordsByText) {
  return { said: saidBy(() => words), saidAny: (text: string): string => translated(words, text) };
}

/** Returns a text of a rule or of the server in the language of the page, if the page knows it; else as it is. */
export const saidAny = (text: string): string => translated(wordsOfPage(), text);

/** The functions of a browser, which has one page. */
export const pageSpeech: ReturnType<typeof speechBy> = { said, saidAny };
