import type { Language } from '#contract/languages.ts';
import { textIn } from '#contract/words/index.ts';
import type { Spoken } from './use-spoken.ts';

/** The prop of an island for the language of its page; none on English pages, which get no byte for it. */
export type SpokenProp = { spoken: Spoken } | Record<string, never>;

/** Returns the prop, with the translations of the stored names that the island shows. */
export function spokenIn(language: Language, names: readonly string[] = []): SpokenProp {
  if (language === 'en') return {};
  return { spoken: { language, names: Object.fromEntries(names.map((name) => [name, textIn(language, name)])) } };
}
