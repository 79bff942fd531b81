import { SEARCHED, spokenInLatin } from '#contract/shop/indic-sounds.ts';
import { NATIVE_NAMES } from './native-names.ts';

const HAS_NATIVE = /[\u0900-\u0d7f]/;

/** Malayalam's letters without a vowel (chillu), as the letter with the vowel-killer sign. */
const CHILLUS: Record<string, string> = {
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
};

/** Normalizes spellings that keyboards write in several ways: without joiners, and with each letter decomposed. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u0d7a-\u0d7e]/g, (letter) => CHILLUS[letter]!);
}

const names = new Map<string, string>();
for (const [latin, natives] of Object.entries(NATIVE_NAMES))
  for (const native of natives.split(',')) {
    const name = plain(native.trim()).replace(/\s+/g, ' ');
    if (!names.has(name)) names.set(name, latin);
  }
/** Longer names first, so that a name of two words is not matched as one of them. */
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${[...names.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(' ', String.raw`\s+`))
    .join('|')})(?![\p{L}\p{M}])`,
  'gu',
);

/**
 * Transliterates a text in any script of India to Latin letters: names of the trade by their meaning, other words by
 * their sound. Latin text stays.
 * @example toLatin('గాజులు') // 'bangle'
 */
export function toLatin(text: string): string {
  if (!HAS_NATIVE.test(text)) return text;
  const named = plain(text).replace(NAMES, (name) => ` ${names.get(name.replace(/\s+/g, ' '))!} `);
  return spokenInLatin(named, SEARCHED);
}
