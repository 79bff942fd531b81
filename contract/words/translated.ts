import { fill } from '../messages.ts';

/** Words by their English text. */
export type WordsByText = Readonly<Record<string, string>>;

/** The key behind which words are not looked up by their patterns. */
export const LAST_PATTERN = '';

/**
 * Returns a text by the words of a language, also one whose placeholders are filled in already; the text itself if it
 * has no translation.
 * @example translated({ 'Add {amount} more.': '{amount} और डालें।' }, 'Add ₹51 more.') // '₹51 और डालें।'
 */
export function translated(words: WordsByText, text: string): string {
  if (Object.hasOwn(words, text)) return words[text]!;
  for (const [english, own] of Object.entries(words)) {
    if (english === LAST_PATTERN) break;
    const values = english.includes('{') && patternOf(english).exec(text)?.groups;
    if (values) return fill(own, values);
  }
  return text;
}

/** Returns the pattern of a text with any values for its placeholders. */
function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, index) =>
    index % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`),
  );
  return new RegExp(`^${source.join('')}$`);
}
