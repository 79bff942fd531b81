import { BASE, LINE_END, LISTING_COLUMNS, WORD, ZERO } from '../../../db/listing-columns.ts';
import type { ListingColumnName } from '../../../db/listing-columns.ts';

const DIGITS = Uint8Array.from(LISTING_COLUMNS, ({ digits }) => digits);
/** More words than any product has. */
const MOST_WORDS = 512;

/** The index of each column of a line. */
export const LINE_INDEX = Object.fromEntries(LISTING_COLUMNS.map(({ name }, index) => [name, index])) as Record<
  ListingColumnName,
  number
>;

/**
 * Reads packed lines one after the other. A list may have fifty thousand, so one reader object and one array of words
 * are reused for each line.
 */
export class LineReader {
  /** The numbers of the product, in the order of `LISTING_COLUMNS`. */
  readonly numbers = new Int32Array(LISTING_COLUMNS.length);
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
    const { numbers, words } = this;
    let at = this.#at;
    if (at >= packed.length) return false;
    for (let column = 0; column < DIGITS.length; column += 1) {
      let number = packed.charCodeAt(at++) - ZERO;
      if (DIGITS[column] === 2) number = number * BASE + packed.charCodeAt(at++) - ZERO;
      numbers[column] = number;
    }
    let code = packed.charCodeAt(at);
    let count = 0;
    // Past the end the code is NaN, which ends the loop too.
    while (code >= WORD) {
      words[count++] = code - WORD;
      code = packed.charCodeAt(++at);
    }
    this.wordCount = count;
    if (at < packed.length && code !== LINE_END) throw new Error('A line of a list is not what was written.');
    this.#at = at + 1;
    return true;
  }
}
