import { fill } from '#contract/messages.ts';
import type { Filling } from '#contract/messages.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { weekdayIn } from '#contract/words/day-in.ts';
import type { ScriptText } from '#contract/words/script-texts.ts';

/*
 * Texts that scripts write, in the language of the page. An English page has them in its scripts. A page of another
 * language has its words as JSON, by the English text, so that English pages carry no other language.
 */

let words: Readonly<Record<string, string>> | undefined;

const wordsOfPage = () =>
  (words ??= JSON.parse(document.querySelector('[data-script-words]')?.textContent ?? '{}') as Record<string, string>);

/** Returns a text in the language of the page, with its placeholders replaced. */
export function said<const Text extends ScriptText>(
  text: Text,
  ...[holes]: string extends keyof Filling<Text> ? [holes?: Filling<Text>] : [holes: Filling<Text>]
): string {
  const own: string = wordsOfPage()[text] ?? text;
  return holes === undefined ? own : fill(own, holes);
}

/** Returns a text of the server in the language of the page, if the page knows it; else as it is. */
export const saidAny = (text: string): string => wordsOfPage()[text] ?? text;

/**
 * Returns a day with its weekday in the language of the page.
 * @example weekdayInPage('2026-11-26') // 'Thu, 26 Nov'
 */
export function weekdayInPage(day: string): string {
  const spoken = document.documentElement.lang.slice(0, 2);
  return weekdayIn(LANGUAGES.find((language) => language === spoken) ?? 'en', day);
}
