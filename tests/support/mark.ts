import { randomInt } from 'node:crypto';

/** Consonants that no spelling rule of the search touches: a mark stays one word, and none is a misspelling of another. */
const LETTERS = 'bdfgklmnprtv';
const LENGTH = 12;

const MADE_BY_A_TEST = new RegExp(`(^|-)[${LETTERS}]{${LENGTH}}-\\d+$`);

/** Whether an address is of what a test made, this one or another in the same shop: it ends with a mark and a number. */
export function isMadeByTest(seoUrl: string): boolean {
  return MADE_BY_A_TEST.test(seoUrl);
}

/** A new word, for the names and e-mails of what one test file makes, so that files do not meet. */
export function newMark(): string {
  let mark = '';
  while (mark.length < LENGTH) {
    const letter = LETTERS[randomInt(LETTERS.length)]!;
    // The search takes a doubled letter for one.
    if (!mark.endsWith(letter)) mark += letter;
  }
  return mark;
}
