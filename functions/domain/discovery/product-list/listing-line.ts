import type { Paise } from '#contract/shop/money.ts';

/** A product's facts, as its packed line stores them. */
export interface Line {
  id: number;
  categoryId: number;
  /** Of its lead SKU. */
  price: Paise;
  /** Percent, as on its badge. */
  discount: number;
  /** Average in tenths of a star; 0 without reviews. */
  rating: number;
  reviews: number;
  featured: number;
  /** Seconds. */
  createdAt: number;
  inStock: boolean;
  /** Whether it allows cash on delivery. Its seller must allow it too. */
  takesCod: boolean;
}

/* The format that `db/triggers/discovery/listing.sql` writes. */
const LINE_END = 10;
const ZERO = 40;
const BASE = 30_000;
const WORD = 64;
/** Characters before the words. */
const HEAD = 13;
/** More words than any product has. */
const MOST_WORDS = 512;

/**
 * Reads packed lines one after the other. A list may have fifty thousand, so one reader object and one array of words
 * are reused for each line.
 */
export class LineReader implements Line {
  id = 0;
  categoryId = 0;
  price = 0;
  discount = 0;
  rating = 0;
  reviews = 0;
  featured = 0;
  createdAt = 0;
  inStock = false;
  takesCod = false;
  /** The ids of the product's words; `wordCount` is their number. */
  readonly words = new Int32Array(MOST_WORDS);
  wordCount = 0;
  #packed = '';
  #at = 0;

  /** Moves to the first of some lines. */
  open(packed: string): void {
    this.#packed = packed;
    this.#at = 0;
  }

  /** Reads the next line; false after the last. */
  next(): boolean {
    const packed = this.#packed;
    const start = this.#at;
    if (start >= packed.length) return false;
    let at = start + HEAD;
    let code = packed.charCodeAt(at);
    let count = 0;
    // Past the end the code is NaN, which ends the loop too.
    while (code >= WORD) {
      this.words[count++] = code - WORD;
      code = packed.charCodeAt(++at);
    }
    this.wordCount = count;
    if (at < packed.length && code !== LINE_END) throw new Error('A line of a list is not what was written.');
    this.#at = at + 1;
    const flags = this.#digit(start + 8);
    this.id = this.#number(start);
    this.categoryId = this.#digit(start + 2);
    this.price = this.#number(start + 3);
    this.discount = this.#digit(start + 5);
    this.rating = this.#digit(start + 6);
    this.reviews = this.#digit(start + 7);
    this.featured = this.#number(start + 9);
    this.createdAt = this.#number(start + 11);
    this.inStock = (flags & 1) === 1;
    this.takesCod = (flags & 2) === 2;
    return true;
  }

  #digit(at: number): number {
    return this.#packed.charCodeAt(at) - ZERO;
  }

  #number(at: number): number {
    return this.#digit(at) * BASE + this.#digit(at + 1);
  }
}
