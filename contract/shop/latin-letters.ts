import { NAMES, spokenInLatin } from './indic-sounds.ts';

/*
 * Transliterates names of people, places and goods to Latin letters, for page addresses and couriers, from all scripts
 * of India's languages. The spelling is the common one without accents, because people type addresses without them.
 */

/** Santali's letters. */
const OL_CHIKI = lettersFrom(0x1c5a, 'o t g m l a k j m w i s h n r u ch d n y e p d n r o t b w h');
/** Manipuri's consonants and vowels, and its final consonants from U+ABDB on. */
const MEETEI = lettersFrom(0xabc0, 'k s l m p n ch t kh ng th w y h u i ph a g jh r b j d gh dh bh');
const MEETEI_FINAL = lettersFrom(0xabdb, 'k l m p n t ng i');
const MEETEI_VOWEL_SIGNS = lettersFrom(0xabe3, 'o i a e ou u ei ng');
const MEETEI_VOWELS = /[\uabce\uabcf\uabd1]/;
const MEETEI_VIRAMA = '\uabed';

function lettersFrom(first: number, sounds: string): Map<string, string> {
  return new Map(sounds.split(' ').map((sound, at) => [String.fromCharCode(first + at), sound] as const));
}

/** Letters of Urdu, Kashmiri and Sindhi, the consonants first. */
const ARABIC = new Map(
  Object.entries({
    b: 'بٻٮ',
    p: 'پ',
    t: 'تٹطةۃٺ',
    s: 'سثص',
    j: 'جڄ',
    ch: 'چڇ',
    h: 'حهہە',
    kh: 'خ',
    d: 'دڈڊڌڏ',
    z: 'زذضظژ',
    r: 'رڑڙ',
    sh: 'شۺ',
    gh: 'غ',
    f: 'ف',
    q: 'قٯ',
    k: 'کكڪ',
    g: 'گڳڱ',
    l: 'ل',
    m: 'م',
    n: 'نںڻ',
    a: 'اأآٱعءػؼ',
    i: 'إ',
    y: 'ئؽؾؿؠ',
    e: 'ےۓ',
    o: 'ؤ',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound] as const)),
);
/** Letters of other languages in this script, by the letter they derive from: the end of each range, and its sound. */
const FAMILIES: readonly (readonly [last: number, sound: string])[] = [
  [0x0678, 'a'],
  [0x0680, 't'],
  [0x0687, 'h'],
  [0x0690, 'd'],
  [0x0699, 'r'],
  [0x069e, 's'],
  [0x069f, 't'],
  [0x06a0, 'gh'],
  [0x06a6, 'f'],
  [0x06a8, 'q'],
  [0x06ae, 'k'],
  [0x06b4, 'g'],
  [0x06b8, 'l'],
  [0x06bd, 'n'],
  [0x06be, 'h'],
  [0x06bf, 'ch'],
  [0x06c3, 'h'],
  [0x06cb, 'v'],
  [0x06d1, 'y'],
  [0x06d3, 'e'],
];
const soundOfArabic = (letter: string): string | undefined => {
  const code = letter.codePointAt(0)!;
  if (ARABIC.has(letter)) return ARABIC.get(letter);
  return code >= 0x0671 && code <= 0x06d3 ? FAMILIES.find(([last]) => code <= last)![1] : undefined;
};
const WAW = /[وۄۆ]/;
const YE = /[یيى]/;
const ASPIRATED = 'ھ';
/** Zabar, zer, pesh and the small alif. */
const ARABIC_VOWELS: Record<string, string> = { '\u064e': 'a', '\u0650': 'i', '\u064f': 'u', '\u0670': 'a' };
const TASHDID = '\u0651';
/** Frequent names in their common spelling, because Urdu rarely writes vowels. */
const KNOWN = new Map(
  Object.entries({
    Mohammed: 'محمد محمّد',
    Ahmed: 'احمد',
    Fatima: 'فاطمہ فاطمه',
    Begum: 'بیگم',
    Khan: 'خان',
    Hussain: 'حسین',
    Ali: 'علی',
    Syed: 'سید',
    Shaikh: 'شیخ',
    Ayesha: 'عائشہ',
    Abdul: 'عبدال',
    Rahman: 'رحمن رحمان',
    Hyderabad: 'حیدرآباد हैदराबाद హైదరాబాద్ ಹೈದರಾಬಾದ್ ஹைதராபாத் হায়দরাবাদ',
    Charminar: 'چارمینار',
    Delhi: 'دہلی',
    Lucknow: 'لکھنؤ',
    Kashmir: 'کشمیر',
    Srinagar: 'سرینگر',
    House: 'ہاؤس',
    Road: 'روڈ',
    Street: 'اسٹریٹ',
    Nagar: 'نگر',
    Shrimati: 'श्रीमती শ্রীমতী શ્રીમતી ଶ୍ରୀମତୀ',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

const OTHER_SCRIPTS = /[\u0600-\u06ff\u0750-\u077f\u0900-\u0d7f\u1c50-\u1c7f\uabc0-\uabff]/;
const WORD = /[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu;

/** Returns whether a text has letters of an Indian script other than Latin. */
export function hasOtherScript(text: string): boolean {
  return OTHER_SCRIPTS.test(text);
}

/**
 * Returns a text with its words in Latin letters. A transliterated word begins with a capital, because it is a name.
 * Latin text stays, with its accents.
 * @example inLatin('Flat 7, आशा निवास') // 'Flat 7, Asha Nivas'
 */
export function inLatin(text: string): string {
  if (!hasOtherScript(text)) return text;
  return text
    .replace(/[،]/g, ',')
    .replace(/[۔।॥]/g, '.')
    .replace(/؟/g, '?')
    .replace(WORD, (word) => {
      if (!hasOtherScript(word)) return word;
      const latin = KNOWN.get(word.normalize('NFC')) ?? spoken(word);
      return latin.charAt(0).toUpperCase() + latin.slice(1);
    });
}

/** Returns a text in ASCII: in Latin letters, without accents. Characters without an equivalent are removed. */
export function inAscii(text: string): string {
  return inLatin(text)
    .normalize('NFKD')
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[ßæøđłœı]/gi, (letter) => {
      const written = SPECIAL[letter.toLowerCase()] ?? '';
      return letter === letter.toLowerCase() ? written : written.toUpperCase();
    })
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe', ı: 'i' };

function spoken(word: string): string {
  return spokenInLatin(word.normalize('NFC'), NAMES)
    .replace(/[\u0600-\u06ff\u0750-\u077f]+/g, fromArabic)
    .replace(/[\u1c50-\u1c7f]+/g, fromOlChiki)
    .replace(/[\uabc0-\uabff]+/g, fromMeetei);
}

function fromOlChiki(word: string): string {
  return [...word].map((letter) => OL_CHIKI.get(letter) ?? digitFrom(letter, 0x1c50)).join('');
}

function fromMeetei(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const consonant = MEETEI.get(letter);
      if (consonant === undefined)
        return MEETEI_FINAL.get(letter) ?? MEETEI_VOWEL_SIGNS.get(letter) ?? digitFrom(letter, 0xabf0);
      const next = letters[at + 1] ?? '';
      const isBare = MEETEI_VOWELS.test(letter) || next === MEETEI_VIRAMA || MEETEI_VOWEL_SIGNS.has(next);
      // Its vowel letter a also carries vowel signs.
      if (letter === '\uabd1' && MEETEI_VOWEL_SIGNS.has(next) && next !== '\uabea') return '';
      return isBare && next !== '\uabea' ? consonant : `${consonant}a`.replace(/aa$/, 'a');
    })
    .join('');
}

/** Returns the digit of a script whose zero has this code point; empty for another character. */
function digitFrom(letter: string, zero: number): string {
  const digit = letter.codePointAt(0)! - zero;
  return digit >= 0 && digit <= 9 ? String(digit) : '';
}

/**
 * Transliterates a word in Arabic script. Urdu writes few vowels, so an a is inserted between consonants if the word
 * cannot be spoken without it.
 */
function fromArabic(word: string): string {
  const sounds: { text: string; isVowel: boolean }[] = [];
  const letters = [...word.normalize('NFC')];
  for (const [at, letter] of letters.entries()) {
    const last = sounds.at(-1);
    const next = letters[at + 1];
    if (letter === ASPIRATED && last) last.text += 'h';
    else if (letter === TASHDID && last) last.text = last.text.charAt(0) + last.text;
    else if (ARABIC_VOWELS[letter] !== undefined) sounds.push({ text: ARABIC_VOWELS[letter], isVowel: true });
    else if (WAW.test(letter))
      sounds.push(last && !last.isVowel ? { text: 'o', isVowel: true } : { text: 'v', isVowel: false });
    else if (YE.test(letter))
      sounds.push(last && !last.isVowel ? { text: 'i', isVowel: true } : { text: 'y', isVowel: false });
    else if (/[ہه]/.test(letter) && next === undefined && last && !last.isVowel)
      sounds.push({ text: 'a', isVowel: true });
    else if (soundOfArabic(letter) !== undefined) {
      const text = soundOfArabic(letter)!;
      if (!(text === 'a' && last?.text === 'a')) sounds.push({ text, isVowel: 'aieo'.includes(text) });
    } else sounds.push({ text: digitFrom(letter, 0x06f0) || digitFrom(letter, 0x0660), isVowel: false });
  }
  const isConsonant = (at: number) => sounds[at] !== undefined && /^[a-z]/.test(sounds[at].text) && !sounds[at].isVowel;
  return sounds
    .map(({ text }, at) => {
      const isFirstOfTwo = isConsonant(at) && isConsonant(at + 1);
      const isAtBeginning = at === 0;
      const isAtEnd = at + 2 === sounds.length;
      return isFirstOfTwo && (isAtBeginning || isAtEnd) ? `${text}a` : text;
    })
    .join('');
}
