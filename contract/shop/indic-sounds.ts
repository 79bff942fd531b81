/*
 * The nine scripts of India that descend from Brahmi, transliterated by sound. Each has a Unicode block of 128, with
 * its letters in Devanagari's order.
 */

/**
 * The first code points of the blocks: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada,
 * Malayalam.
 */
const DEVANAGARI = 0x0900;
const LAST = 0x0d7f;
const BLOCK_SIZE = 0x80;

/** The spelling of sounds: for comparison in the search, or as people write names. */
export interface Spelling {
  /** Writes long vowels as two letters: `jhumkaa`. */
  doublesVowels: boolean;
  /**
   * Distinguishes letters that Hindi borrowed or only Tamil has, such as z, f and zh; doubled consonants; m before a
   * labial.
   */
  isExact: boolean;
}
/** The spelling for the search. */
export const SEARCHED: Spelling = { doublesVowels: true, isExact: false };
/** The spelling of names of people and goods. */
export const NAMES: Spelling = { doublesVowels: false, isExact: true };

/** Consonants, by their index in a block. Each has an inherent a, unless a vowel sign or a virama removes it. */
const CONSONANTS = row(0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h');
/** A letter of Tamil and Malayalam only, as in Kozhikode. */
const ZH = 0x34;
/** Letters with a dot below; people write ड़ as `d`. */
const DOTTED = new Map([
  [0x15, 'k'],
  [0x16, 'kh'],
  [0x17, 'g'],
  [0x1c, 'z'],
  [0x2b, 'f'],
]);
const VOWELS = new Map([...row(0x04, 'a a aa i ee u oo ri li e e e ai o o o au'), ...row(0x60, 'ri li')]);
const VOWEL_SIGNS = new Map([
  ...row(0x3e, 'aa i ee u oo ri ri e e e ai o o o au'),
  ...row(0x62, 'li li'),
  [0x57, 'au'] as const,
]);
const NASALS = new Set([0x01, 0x02]);
const BREATH = 0x03;
const VIRAMA = 0x4d;
const DOT = 0x3c;
const ZERO = 0x66;
const DANDAS = new Set([0x64, 0x65]);

/** Letters of one script without an equivalent in Devanagari's order, by their spelling. */
const OWN: Record<string, string> = {
  ॐ: 'om',
  ૐ: 'om',
  ௐ: 'om',
  ॲ: 'अ',
  ॳ: 'ओ',
  ॴ: 'ओ',
  ॵ: 'औ',
  ॶ: 'उ',
  ॷ: 'ऊ',
  ॸ: 'ड',
  ॹ: 'ज़',
  ॺ: 'य',
  ॻ: 'ग',
  ॼ: 'ज',
  ॾ: 'ड',
  ॿ: 'ब',
  '\u0a5c': '\u0921\u093c',
  '\u0c58': '\u0924\u094d\u0938',
  '\u0c59': '\u091c\u093c',
  '\u0c5a': '\u0930',
  '\u0c5d': '\u0928\u094d',
  '\u0cdd': '\u0928\u094d',
  '\u0af9': '\u091c\u093c',
  '\u0d3a': '\u091f',
  '\u0d4e': '\u0930\u094d',
  '\u0d54': '\u092e\u094d',
  '\u0d55': '\u092f\u094d',
  '\u0d56': '\u0934\u094d',
  '\u0d5f': '\u0908',
  '\u0a70': '\u0902',
  '\u0a72': '\u0907',
  '\u0a73': '\u0909',
  '\u0a74': '\u0913\u0902',
  '\u09ce': '\u0924\u094d',
  '\u09f0': '\u0930',
  '\u09f1': '\u0935',
  '\u0b71': '\u0935',
  '\u0b5f': '\u092f',
  '\u0cde': '\u0934',
  '\u0d7a': '\u0923\u094d',
  '\u0d7b': '\u0928\u094d',
  '\u0d7c': '\u0930\u094d',
  '\u0d7d': '\u0932\u094d',
  '\u0d7e': '\u0933\u094d',
  '\u0d7f': '\u0915\u094d',
};
/** The letter f in Tamil. */
const TAMIL_F = /\u0b83\u0baa/g;
/** Gurmukhi's sign that doubles the following consonant. */
const ADDAK = '\u0a71';
/** In Tamil, Telugu, Kannada and Malayalam every written a is spoken. */
const SPEAKS_EVERY_A = /[\u0b80-\u0d7f]/;

function row(from: number, sounds: string): Map<number, string> {
  return new Map(sounds.split(' ').map((sound, at) => [from + at, sound] as const));
}

/** A consonant or vowel, and whether its a is only the inherent one. */
interface Sound {
  text: string;
  isVowel: boolean;
  isInherent?: boolean;
  /** The sign of a nasal: it modifies the vowel before it and does not form a cluster with the following sound. */
  isNasal?: boolean;
}

/**
 * Returns a text with its words in these scripts transliterated to Latin letters by sound; other text stays. An
 * inherent a is dropped if Hindi does not speak it: at the end of a word after a single consonant, and between two
 * syllables of one consonant each.
 * @example spokenInLatin('झुमका', NAMES) // 'jhumka'
 */
export function spokenInLatin(text: string, spelling: Spelling): string {
  return text.normalize('NFC').replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) => {
    const isSouthern = spelling.isExact && SPEAKS_EVERY_A.test(word);
    const written = spelling.isExact ? word.replace(TAMIL_F, '\u092b\u093c') : word;
    const sounds = soundsOf(written, spelling, isSouthern);
    return spelled(isSouthern ? sounds : withoutSilent(sounds, spelling), spelling);
  });
}

/** Returns the index of a letter in its block; -1 for a letter of another script. */
function placeOf(letter: string | undefined): number {
  const code = letter?.codePointAt(0) ?? 0;
  return code >= DEVANAGARI && code <= LAST ? (code - DEVANAGARI) % BLOCK_SIZE : -1;
}

function soundsOf(word: string, { isExact }: Spelling, isSouthern: boolean): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word]
    .flatMap((letter) => [...(OWN[letter] ?? letter)])
    .filter((letter) => !/[\u200c\u200d]/.test(letter));
  let isDoubled = false;
  for (const [index, letter] of letters.entries()) {
    const position = placeOf(letter);
    const hasDot = placeOf(letters[index + 1]) === DOT;
    const consonant = consonantAt(position, hasDot, isExact);
    const vowel = VOWELS.get(position) ?? VOWEL_SIGNS.get(position);
    if (/[a-z]/.test(letter)) sounds.push({ text: letter, isVowel: 'aeiou'.includes(letter) });
    else if (letter === ADDAK) isDoubled = isExact;
    else if (consonant !== undefined) {
      sounds.push({ text: isDoubled ? consonant.charAt(0) + consonant : consonant, isVowel: false });
      isDoubled = false;
      const next = placeOf(letters[hasDot ? index + 2 : index + 1]);
      if (next !== VIRAMA && !VOWEL_SIGNS.has(next)) sounds.push({ text: 'a', isVowel: true, isInherent: true });
    } else if (vowel !== undefined) sounds.push({ text: vowel, isVowel: true });
    else if (NASALS.has(position)) {
      const isLast = index === letters.length - 1;
      sounds.push({ text: isSouthern && isLast ? 'm' : 'n', isVowel: false, isNasal: true });
    } else if (isExact && position === BREATH) sounds.push({ text: 'h', isVowel: false });
    else if (position >= ZERO && position < ZERO + 10) sounds.push({ text: String(position - ZERO), isVowel: false });
    else if (DANDAS.has(position)) sounds.push({ text: ' ', isVowel: false });
  }
  return sounds;
}

function consonantAt(index: number, hasDot: boolean, isExact: boolean): string | undefined {
  if (isExact && index === ZH) return 'zh';
  return (isExact && hasDot && DOTTED.get(index)) || CONSONANTS.get(index);
}

/** Returns the sounds without each inherent a that Hindi does not speak. */
function withoutSilent(sounds: readonly Sound[], { isExact }: Spelling): Sound[] {
  const stored = [...sounds];
  const isVowelAt = (index: number) => stored[index]?.isVowel;
  /** Returns whether a syllable ends there: with a vowel or a nasal vowel. */
  const isSyllableAt = (index: number) =>
    isVowelAt(index) || (isExact && stored[index]?.isNasal && isVowelAt(index - 1));
  const last = stored.length - 1;
  // A word of one syllable keeps its only vowel.
  const isAfterOne = isVowelAt(last - 2) || stored[last - 2]?.isNasal;
  // After two consonants the a is spoken if the second is soft: Chandra, Krishna; but Sampark, Traders.
  const isAfterHard = isExact && !isVowelAt(last - 2) && !/^(?:r|y|v|l|n|m|h)/.test(stored[last - 1]?.text ?? 'r');
  // It is also spoken after iy: Bharatiya, but Vijay.
  const isAfterIy = isExact && stored[last - 1]?.text === 'y' && /^(?:i|ee)$/.test(stored[last - 2]?.text ?? '');
  const isSilent = (isAfterOne && !isAfterIy) || isAfterHard;
  if (stored[last]?.isInherent && isSilent && stored.filter(({ isVowel }) => isVowel).length > 1) stored.pop();
  for (let index = stored.length - 3; index > 1; index -= 1) {
    if (!stored[index]!.isInherent) continue;
    const isBetween = isSyllableAt(index - 2) && !isVowelAt(index - 1) && !isVowelAt(index + 1) && isVowelAt(index + 2);
    if (isBetween) stored.splice(index, 1);
  }
  return stored;
}

function spelled(sounds: readonly Sound[], { doublesVowels, isExact }: Spelling): string {
  const text = sounds.map((sound) => sound.text).join('');
  const short = doublesVowels ? text : text.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u');
  if (!isExact) return short;
  // ज्ञ is spoken gy, and a nasal before a labial is m.
  return short.replace(/jn(?=[aeiou])/g, 'gy').replace(/n(?=[pb])/g, 'm');
}
