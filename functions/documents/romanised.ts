/**
 * Names in scripts of India in Latin letters, by ISO 15919: a typeface for each of them would be many times the size of
 * all else. The nine scripts stand in Unicode in the same order, each in a block of 128.
 */

const FIRST = 0x900;
const BLOCK = 0x80;
const LAST = 0xd7f;

/** By place in a block. */
const SIGNS = new Map<number, string>([
  [0x01, 'ṃ'],
  [0x02, 'ṃ'],
  [0x03, 'ḥ'],
  [0x3d, '’'],
  [0x70, 'ṃ'],
]);
const VOWELS = row(0x05, 'a ā i ī u ū ṛ ḷ ê e ē ai ô o ō au');
const CONSONANTS = new Map([
  ...row(0x15, 'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n n p ph b bh m y r ṟ l ḷ ḻ v ś ṣ s h'),
  ...row(0x58, 'q kh g z ṛ ṛh f y'),
]);
/** Of consonants with a dot below. */
const DOTTED = new Map([
  [0x15, 'q'],
  [0x1c, 'z'],
  [0x21, 'ṛ'],
  [0x22, 'ṛh'],
  [0x2b, 'f'],
]);
const VOWEL_SIGNS = row(0x3e, 'ā i ī u ū ṛ ṝ ê e ē ai ô o ō au');
const NO_VOWEL = 0x4d;
const DOT = 0x3c;
const ZERO = 0x66;
/** Malayalam has letters for consonants without a vowel. */
const MALAYALAM = 0xd00;
const WITHOUT_VOWEL = row(0x7a, 'ṇ n r l ḷ k');

function row(from: number, letters: string): Map<number, string> {
  return new Map(letters.split(' ').map((letter, index) => [from + index, letter] as const));
}

const INDIAN = /[\u0900-\u0d7f]/;

/** Words in these scripts have no capitals; they are names here, so each begins with one. @example romanised('आशा राव') // 'Āśā Rāva' */
export function romanised(text: string): string {
  if (!INDIAN.test(text)) return text;
  return text.replace(/\S+/g, (word) => {
    if (!INDIAN.test(word)) return word;
    const [first = '', ...rest] = inLatin(word);
    return first.toUpperCase() + rest.join('');
  });
}

function inLatin(text: string): string {
  let latin = '';
  const signs = Array.from(text);
  signs.forEach((sign, index) => {
    const code = sign.codePointAt(0)!;
    if (code < FIRST || code > LAST) {
      if (sign !== '\u200c' && sign !== '\u200d') latin += sign;
      return;
    }
    const place = (code - FIRST) % BLOCK;
    const consonant = CONSONANTS.get(place);
    if (consonant === undefined) {
      latin += VOWELS.get(place) ?? VOWEL_SIGNS.get(place) ?? SIGNS.get(place) ?? otherSign(code, place);
      return;
    }
    const hasDot = placeOf(signs[index + 1]) === DOT;
    const next = placeOf(signs[hasDot ? index + 2 : index + 1]);
    latin += (hasDot && DOTTED.get(place)) || consonant;
    if (next !== NO_VOWEL && !VOWEL_SIGNS.has(next)) latin += 'a';
  });
  return latin;
}

/** Where in its block a sign stands; -1 where it is of no such script. */
function placeOf(sign: string | undefined): number {
  const code = sign?.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1;
}

function otherSign(code: number, place: number): string {
  if (place >= ZERO && place < ZERO + 10) return String(place - ZERO);
  return (code >= MALAYALAM && WITHOUT_VOWEL.get(place)) || '';
}
