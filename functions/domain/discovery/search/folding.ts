/** Digraphs of Indian words in Latin letters that people write with or without h, and letters for the same sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'c'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/kh/g, 'k'],
  [/gh/g, 'g'],
  [/jh/g, 'j'],
  [/ph/g, 'p'],
  [/ck/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
];

/**
 * Returns the common form of all spellings of a word: `jhumka`, `jumka` and `zumkas` all fold to `jumka`. Index and
 * query use the same steps; shoppers never see it. It contains letters and digits only: spaces and hyphens are removed,
 * so `maang tikka` and `mangtika` are the same. English plurals of words that end in a hiss or a y lose the whole
 * ending.
 */
export function foldingKey(text: string): string {
  const known = stored.get(text);
  if (known !== undefined) return known;
  const key = fold(text);
  if (stored.size >= MOST_KEPT) stored.clear();
  if (text.length <= LONGEST_KEPT) stored.set(text, key);
  return key;
}

/** A cache, because the words of a shop recur and folding is most of the work of indexing. */
const stored = new Map<string, string>();
const MOST_KEPT = 20_000;
const LONGEST_KEPT = 60;

function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');
  const single = plain.replace(/(ch|sh|ss|x)es$/, '$1').replace(/([^aeiou])ies$/, '$1y');
  const keepsEnding = single.endsWith('ss') || single.length < 3;
  let key = oneOfEach(single.replace(/ee/g, 'i').replace(/oo/g, 'u'));
  for (const [sound, letter] of SOUNDS) key = key.replace(sound, letter);
  key = oneOfEach(key);
  return keepsEnding ? key : key.replace(/s$/, '');
}

/** Reduces doubled letters to one; digits stay. */
function oneOfEach(text: string): string {
  return text.replace(/([a-z])\1+/g, '$1');
}
