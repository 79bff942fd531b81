import { fill } from '#contract/messages.ts';
import type { Filling } from '#contract/messages.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { weekdayIn } from '#contract/words/day-in.ts';
import type { ProductScriptText, ScriptText } from '#contract/words/script-texts.ts';
import type { WordsByText } from '#contract/words/script-words.ts';
import { translated } from '#contract/words/translated.ts';

/*
 * Texts that scripts write, in the language of the page. An English page has them in its scripts. A page of another
 * language has its words as JSON, by the English text, so that English pages carry no other language.
 */

let words: WordsByText | undefined;

const wordsOfPage = () =>
  (words ??= JSON.parse(document.querySelector('[data-script-words]')?.textContent ?? '{}') as WordsByText);

/** Returns the functions that say texts by words, which are read at the first text. */
export function speechBy(wordsNow: () => WordsByText) {
  return {
    /** Returns a text in the language of the page, with its placeholders replaced. */
    said<const Text extends ScriptText | ProductScriptText>(
      text: Text,
      ...[holes]: string extends keyof Filling<Text> ? [holes?: Filling<Text>] : [holes: Filling<Text>]
    ): string {
      const own: string = wordsNow()[text] ?? text;
      return holes === undefined ? own : fill(own, holes);
    },
    /** Returns a text of a rule or of the server in the language of the page, if the page knows it; else as it is. */
    saidAny: (text: string): string => translated(wordsNow(), text),
  };
}

export const pageSpeech = speechBy(wordsOfPage);
export const { said, saidAny } = pageSpeech;

/** Returns the language of the page. */
export function languageOfPage(): Language {
  const spoken = document.documentElement.lang.slice(0, 2);
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

/**
 * Returns a day with its weekday in the language of the page.
 * @example weekdayInPage('2026-11-26') // 'Thu, 26 Nov'
 */
export const weekdayInPage = (day: string): string => weekdayIn(languageOfPage(), day);
