import { fill } from '../messages.ts';

/** Words by their English text. */
export type WordsByText = Readonly<Record<string, string>>;

/** The key behind which words are not looked up by their patterns. */
export const LAST_PATTERN = '';

/**
 * Returns a text by the words of a language, also one whose placeholders are filled in already; the text itself if it
 * has no translation.
 * @param valueIn returns the value of a placeholder in the language; by default it stays as it is
 * @example translated({ 'Add {amount} more.': '{amount} और डालें।' }, 'Add ₹51 more.') // '₹51 और डालें।'
 */
export function translated(
  words: WordsByText,
  text: string,
  valueIn: (hole: string, value: string) => string = (_, value) => value,
): string {
  if (Object.hasOwn(words, text)) return words[text]!;
  for (const [english, own] of Object.entries(words)) {
    if (english === LAST_PATTERN) break;
    const values = english.includes('{') && patternOf(english).exec(text)?.groups;
    if (values) {
      const inLanguage = Object.entries(values).map(([hole, value]) => [hole, valueIn(hole, value)]);
      return fill<string>(own, Object.fromEntries(inLanguage) as Record<string, string>);
    }
  }
  return text;
}

const patterns = new Map<string, RegExp>();

/** Returns the pattern of a text with any values for its placeholders. Each is made once: a mail compares many texts. */
function patternOf(english: string): RegExp {
  const known = patterns.get(english);
  if (known) return known;
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, index) =>
    index % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`),
  );
  const pattern = new RegExp(`^${source.join('')}$`);
  patterns.set(english, pattern);
  return pattern;
}
