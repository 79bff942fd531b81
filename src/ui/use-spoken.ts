import { createContext, useContext } from 'react';
import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { clockIn, fullDayIn, instantIn, weekdayIn } from '#contract/words/day-in.ts';
import { allScriptWords } from '#contract/words/script-words.ts';
import { textLang } from '#contract/words/text-lang.ts';
import { pageSpeech, speechBy } from './speech.ts';

/** What an island has to know of a page that is not in English. */
export interface Spoken {
  language: Language;
  /** Names from the records in the language of the page, by the stored name. */
  names: Readonly<Record<string, string>>;
}

/** Set by the boundary of each island; undefined on English pages. */
export const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Returns the functions with which an island says texts, days and names in the language of its page. */
export function useSpoken() {
  const spoken = useContext(SpokenContext);
  const language = spoken?.language ?? 'en';
  // The server renders pages of several languages side by side. A browser has one page, with its words.
  const speech = import.meta.env.SSR ? speechBy(allScriptWords(language)) : pageSpeech;
  return {
    language,
    ...speech,
    day: (day: string) => fullDayIn(language, day),
    weekday: (day: string) => weekdayIn(language, day),
    /** Takes epoch milliseconds, as `instant` does. */
    clock: (instant: number) => clockIn(language, instant),
    instant: (instant: number) => instantIn(language, instant),
    /** Returns a name from the records; as it is stored if it has no translation. */
    named: (name: string) => spoken?.names[name] ?? name,
    /** Returns the language tag of a text that a person wrote, if that is not the page's language. */
    langOf: (text: string) => textLang(language, text),
    path: (path: string) => pathIn(language, path),
  };
}
export type Speech = ReturnType<typeof useSpoken>;
