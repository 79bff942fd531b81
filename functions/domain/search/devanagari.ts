/** Consonants carry an a of their own until a vowel sign or a virama takes it away. */
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
};
const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'ॅ': 'e',
  'ॆ': 'e',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ॊ': 'o',
  'ो': 'o',
  'ौ': 'au',
};
const NASALS = 'ंँ';
const VIRAMA = '्';
/** The dot that makes ड़ of ड: nobody writes it in Latin letters. */
const NUKTA = '़';
const ZERO = '०'.codePointAt(0)!;

/** A consonant or vowel, and whether its a is only the one it carries by itself. */
interface Sound {
  text: string;
  isVowel: boolean;
  isInherent?: boolean;
  /** The sign of a nasal: it colours the vowel before it and makes no cluster with what follows. */
  isNasal?: boolean;
}

/**
 * Devanagari as people write it in Latin letters: `झुमका` becomes `jhumkaa`, `मंगलसूत्र` becomes `mangalsootra`. All else stays. An
 * inherent a is left out where Hindi does not speak it: at the end of a word after a single consonant, and between
 * two syllables of one consonant each.
 */
export function fromDevanagari(text: string): string {
  return text.normalize('NFD').replace(/[\u0900-\u097f]+/g, (word) => spoken(soundsOf(word)));
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word].filter((letter) => letter !== NUKTA);
  for (const [index, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    const vowel = VOWELS[letter] ?? VOWEL_SIGNS[letter];
    const digit = letter.codePointAt(0)! - ZERO;
    if (consonant !== undefined) {
      sounds.push({ text: consonant, isVowel: false });
      const next = letters[index + 1];
      const isBare = next === VIRAMA || (next !== undefined && VOWEL_SIGNS[next] !== undefined);
      if (!isBare) sounds.push({ text: 'a', isVowel: true, isInherent: true });
    } else if (vowel !== undefined) sounds.push({ text: vowel, isVowel: true });
    else if (NASALS.includes(letter)) sounds.push({ text: 'n', isVowel: false, isNasal: true });
    else if (digit >= 0 && digit <= 9) sounds.push({ text: String(digit), isVowel: false });
    else if (letter === '।') sounds.push({ text: ' ', isVowel: false });
  }
  return sounds;
}

function spoken(sounds: Sound[]): string {
  const kept = [...sounds];
  const isVowelAt = (index: number) => kept[index]?.isVowel;
  const last = kept.length - 1;
  // A word of one syllable keeps its only vowel.
  const isAfterOne = isVowelAt(last - 2) || kept[last - 2]?.isNasal;
  if (kept[last]?.isInherent && isAfterOne && kept.filter(({ isVowel }) => isVowel).length > 1) kept.pop();
  for (let index = kept.length - 3; index > 1; index -= 1) {
    if (!kept[index]!.isInherent) continue;
    const isBetween = isVowelAt(index - 2) && !isVowelAt(index - 1) && !isVowelAt(index + 1) && isVowelAt(index + 2);
    if (isBetween) kept.splice(index, 1);
  }
  return kept.map((sound) => sound.text).join('');
}
