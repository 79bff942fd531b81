/** A set of places in a list, one bit each. Sets of one index are equally long. */
export type Bits = Int32Array<ArrayBuffer>;

/** An empty set with room for so many places. */
export const noBits = (room: number): Bits => new Int32Array(Math.ceil(room / 32));

export const hasBit = (bits: Bits, index: number): boolean => (bits[index >>> 5]! & (1 << (index & 31))) !== 0;

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31));
}

/** What is in both, in place of the first. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!;
}

/** What is in either, in place of the first. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
}

/** What is in the first and not in the other, in place of the first. */
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

/** A set that is compared with many others: what is all zero in it need not be looked at in them. */
export interface Compared {
  bits: Bits;
  /** The words that are not all zero. Products of one category lie together, so there are few in most sets. */
  words: Int32Array;
}

export function toCompare(bits: Bits): Compared {
  const words = new Int32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) words[count++] = word;
  return { bits, words: words.subarray(0, count) };
}

/** How many are in both. */
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

/** How many bits of a word are 1, by adding neighbours, then pairs, then fours. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
