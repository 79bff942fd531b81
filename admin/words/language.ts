import type { TranslationMessages } from 'react-admin';
import { LANGUAGE_HEADER, languageNamed, LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { translated } from '#contract/words/translated.ts';
import type { WordsByText } from '#contract/words/translated.ts';

/*
 * The language of the console. It is known before any other module of the console runs, so that words are plain
 * constants everywhere; another choice loads the console again. A language's words are loaded only where it is chosen.
 */

/** The console in another language than English: what the index of its folder exports as `words`. */
export interface LanguageWords {
  /** The words of each area, with the keys of `en`. */
  areas: Readonly<Record<string, object>>;
  /** Texts of the contract by their English text. */
  shared: WordsByText;
  /** Returns what a form says of a field, from its English text. */
  fieldText(text: string): string | undefined;
  /** What react-admin's own components say. */
  reactAdmin: TranslationMessages;
}

/** The part of the browser that this module needs; tests run without one. */
const browser = 'window' in globalThis ? globalThis.window : undefined;

/** Whether the console has a choice of language at this entrance: that of sellers. The pages of admins are in English. */
const hasLanguages = !/^\/admin(\/|$)/.test(browser?.location.pathname ?? '');

/** The language that is chosen in this browser. */
export const language: Language = hasLanguages
  ? languageNamed(browser?.localStorage.getItem(KEPT.consoleLanguage) ?? undefined)
  : 'en';

/** The languages that a person may choose instead. */
export const otherLanguages: readonly Language[] = hasLanguages ? LANGUAGES.filter((one) => one !== language) : [];

/** The catalogues of the chosen language, from the folder with its name; undefined for English. */
const loaded: { words: LanguageWords } | undefined =
  language === 'en' ? undefined : await import(`./${language}/index.ts`);
const words = loaded?.words;

/** Remembers a language in this browser, and shows the console in it. */
export function chooseLanguage(chosen: Language): void {
  browser?.localStorage.setItem(KEPT.consoleLanguage, chosen);
  browser?.location.reload();
}

/** Returns the words of an area in the chosen language; in English if the language does not have the area. */
export function inLanguage<Words extends object>(area: string, english: Words): Words {
  return { ...english, ...words?.areas[area] };
}

/** The headers that make the API answer in the chosen language. */
export const languageHeaders: Readonly<Record<string, string>> =
  language === 'en' ? {} : { [LANGUAGE_HEADER]: language };

/** Returns a text of the contract, which server and console share, in the chosen language; itself if it has none. */
export const shared = (text: string): string => (words ? translated(words.shared, text) : text);

/** Returns what a form says of a field, which the contract's schemas write in English, in the chosen language. */
export const sharedFault = (text: string): string => (words ? (words.fieldText(text) ?? text) : text);

/** What react-admin's own components say in the chosen language; undefined in English, which its package has. */
export const reactAdminWords = words?.reactAdmin;
