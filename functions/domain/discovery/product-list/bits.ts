/** A bit set of positions in a list. All sets of one list have the same length. */
export type Bits = Int32Array<ArrayBuffer>;

/** Returns an empty set with room for a number of positions. */
export const noBits = (room: number): Bits => new Int32Array(Math.ceil(room / 32));

export const hasBit = (bits: Bits, index: number): boolean => (bits[index >>> 5]! & (1 << (index & 31))) !== 0;

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31));
}

/** Replaces the first set by the intersection of both. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!;
}

/** Replaces the first set by the union of both. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
}

/** Removes the second set from the first. */
export function takeAway(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~other[word]!;
}

export function common(one: Bits, other: Bits): Bits {
  const bits = one.slice();
  keepCommon(bits, other);
  return bits;
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word]!);
  return count;
}

/** A set prepared for comparison with many others. Its zero words are skipped. */
export interface Compared {
  bits: Bits;
  /** The indexes of its non-zero words. Products of one category are adjacent, so most sets have few. */
  words: Int32Array;
}

export function toCompare(bits: Bits): Compared {
  const words = new Int32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) words[count++] = word;
  return { bits, words: words.subarray(0, count) };
}

/** Returns the size of the intersection. */
export function countCommon({ bits, words }: Compared, other: Bits): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    count += ones(bits[word]! & other[word]!);
  }
  return count;
}

export function haveCommon({ bits, words }: Compared, other: Bits): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if ((bits[word]! & other[word]!) !== 0) return true;
  }
  return false;
}

/** Returns the number of 1 bits in a word, by adding neighbours, then pairs, then fours. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
