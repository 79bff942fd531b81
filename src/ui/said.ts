import { fill } from '#contract/messages.ts';
import type { Filling } from '#contract/messages.ts';
import type { SaidText } from '#contract/words/script-texts.ts';
import type { WordsByText } from '#contract/words/translated.ts';

/*
 * Texts that scripts write, in the language of the page. An English page has them in its scripts. A page of another
 * language has its words as JSON, by the English text, so that English pages carry no other language. Every page loads
 * this file: what only some need is in `speech.ts` and `page-language.ts`.
 */

let words: WordsByText | undefined;

export const wordsOfPage = (): WordsByText =>
  (words ??= JSON.parse(document.querySelector('[data-script-words]')?.textContent ?? '{}') as WordsByText);

/** Returns the function that says a text by some words, with its placeholders replaced. */
export function saidBy(wordsNow: () => WordsByText) {
  return function say<const Text extends SaidText>(
    text: Text,
    ...[holes]: string extends keyof Filling<Text> ? [holes?: Filling<Text>] : [holes: Filling<Text>]
  ): string {
    const own: string = wordsNow()[text] ?? text;
    return holes === undefined ? own : fill(own, holes);
  };
}

/** Returns a text in the language of the page, with its placeholders replaced. */
export const said = saidBy(wordsOfPage);
