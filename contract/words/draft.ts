import type { Translation } from '../languages.ts';

/**
 * The words of a language that is begun: any of the English keys. A surplus key and a wrong hole do not compile. No page
 * is in the language before its words are whole, which is when it joins `LANGUAGES`.
 */
export type Draft<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends (...holes: infer Holes) => string
    ? (...holes: Holes) => string
    : Words[Key] extends string
      ? string
      : Draft<Words[Key]>;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the words of a draft, in English where it has none. */
export function withEnglish<Words extends object>(english: Words, draft: Draft<Words>): Translation<Words> {
  const entries = Object.entries(english).map(([key, word]: [string, unknown]) => {
    const own: unknown = draft[key as keyof Words];
    return [key, isGroup(word) ? withEnglish(word, isGroup(own) ? own : {}) : (own ?? word)];
  });
  return Object.fromEntries(entries) as Translation<Words>;
}

/** Returns the keys that a draft lacks. @example missingIn(shell, telugu) // ['breadcrumb', 'themes.system'] */
export function missingIn<Words extends object>(english: Words, draft: Draft<Words>): string[] {
  return Object.entries(english).flatMap(([key, word]: [string, unknown]) => {
    const own: unknown = draft[key as keyof Words];
    if (isGroup(word)) return missingIn(word, isGroup(own) ? own : {}).map((rest) => `${key}.${rest}`);
    return own === undefined ? [key] : [];
  });
}
