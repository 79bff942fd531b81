/*
 * Finds an Indian mobile number in a text, also a disguised one: with characters between its digits, in words, or with
 * letters that look like digits. Prices, sizes, weights, dates and PIN codes are not phone numbers.
 */

/** A part of a text by the indexes of its code units. */
export interface Span {
  start: number;
  end: number;
}

/** Some digits of a number, as digits or as a word. */
interface Group extends Span {
  digits: string;
  kind: 'digits' | 'word' | 'lookalike';
  /** Whether a unit may follow: `ninety` of `ninety eight`. */
  isTens: boolean;
}

/** Adjacent groups, with the text between each and the next. */
interface Run {
  groups: Group[];
  between: string[];
}

const UNITS: Record<string, string> = Object.fromEntries(
  [
    'zero nil shunya sifar शून्य',
    'one ek एक',
    'two do दो',
    'three teen तीन',
    'four char chaar चार',
    'five panch paanch पांच पाँच',
    'six chhe che chah छह छः छे',
    'seven saat sat सात',
    'eight aath ath आठ',
    'nine nau नौ',
  ].flatMap((text, digit) => text.split(' ').map((word) => [word, String(digit)])),
);
const TENS: Record<string, string> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, String(at + 2)]),
);
const TIMES: Record<string, number> = { double: 2, dubble: 2, triple: 3 };
const LOOKALIKES: Record<string, string> = { o: '0', l: '1', i: '1', s: '5', b: '8', z: '2' };

const TOKEN = /\d+|[a-z]+|[\u0900-\u0903\u0904-\u0963\u0971-\u097f]+/gi;
/** The text allowed between two groups of a number. A currency sign, a percent sign or another word ends the number. */
const BETWEEN = /^[\s().,_/+*~|:;'"=#-]{0,4}$/;
const MOBILE = /^(?:(?:00|0)?91|0)?[6-9]\d{9}$/;

/** Returns the position of a mobile number in a text; undefined if there is none. */
export function mobileIn(text: string): Span | undefined {
  for (const run of runsOf(text)) {
    for (let first = 0; first < run.groups.length; first += 1) {
      let digits = '';
      for (let last = first; last < run.groups.length && digits.length < 14; last += 1) {
        digits += run.groups[last]!.digits;
        if (!MOBILE.test(digits)) continue;
        const part = { groups: run.groups.slice(first, last + 1), between: run.between.slice(first, last) };
        const isInside = run.between[last] === '.' && last + 1 < run.groups.length;
        if (!isInside && isNumberToCall(part)) return { start: run.groups[first]!.start, end: run.groups[last]!.end };
      }
    }
  }
  return undefined;
}

/** Yields the numbers in a text, each with all its groups. */
function* runsOf(text: string): Generator<Run> {
  let run: Run = { groups: [], between: [] };
  let times = 1;
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const between = text.slice(end, index);
    const last = run.groups.at(-1);
    const word = token.toLowerCase();
    const group = groupOf(token, index, last !== undefined && between === '');
    if (last !== undefined && (!BETWEEN.test(between) || (!group && TIMES[word] === undefined))) {
      yield run;
      run = { groups: [], between: [] };
      times = 1;
    }
    end = index + token.length;
    const present = run.groups.at(-1);
    if (TIMES[word] !== undefined) times = TIMES[word];
    else if (group && present?.isTens && group.kind === 'word' && !group.isTens && group.digits !== '0') {
      // “ninety eight” is 98.
      present.digits = present.digits.charAt(0) + group.digits;
      present.end = group.end;
      present.isTens = false;
    } else if (group) {
      if (present) run.between.push(between);
      run.groups.push({ ...group, digits: group.digits.repeat(group.digits.length === 1 ? times : 1) });
      times = 1;
    }
  }
  yield run;
}

function groupOf(token: string, start: number, isJoined: boolean): Group | undefined {
  const end = start + token.length;
  const word = token.toLowerCase();
  if (/^\d/.test(token)) return { digits: token, kind: 'digits', isTens: false, start, end };
  if (UNITS[word] !== undefined) return { digits: UNITS[word], kind: 'word', isTens: false, start, end };
  if (TENS[word] !== undefined) return { digits: `${TENS[word]}0`, kind: 'word', isTens: true, start, end };
  if (isJoined && word.length === 1 && LOOKALIKES[word] !== undefined)
    return { digits: LOOKALIKES[word], kind: 'lookalike', isTens: false, start, end };
  return undefined;
}

/** Returns whether groups of ten digits are a phone number, and not a list of prices, sizes or weights. */
function isNumberToCall({ groups, between }: Run): boolean {
  if (groups.length === 1) return true;
  const words = groups.filter(({ kind }) => kind === 'word').length;
  if (words > 0) return words > 2 || groups.every(({ digits }) => digits.length === 1);
  if (hasDecimals(groups, between)) return false;
  const numbers = groups.map(({ digits }) => Number(digits));
  const isRising = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  if (groups.length >= 5 && isRising) return false;
  const lengths = groups.map(({ digits }) => digits.length);
  const arePrices =
    lengths.every((length) => length === 3 || length === 4) && groups.every(({ digits }) => /[059]$/.test(digits));
  if (arePrices) return false;
  // Commas and slashes separate the entries of a list. In a phone number they separate halves or single digits.
  const isList = between.every((signs) => /[,/]/.test(signs));
  return !isList || lengths.every((length) => length === lengths[0] && length !== 3 && length !== 4);
}

/** Returns whether a point between groups is a decimal point: a single one with at most two digits after it. */
function hasDecimals(groups: readonly Group[], between: readonly string[]): boolean {
  return between.some((signs, at) => {
    const isAlone = between[at - 1] !== '.' && between[at + 1] !== '.';
    const [whole, decimals] = [groups[at]!.digits.length, groups[at + 1]!.digits.length];
    return signs === '.' && isAlone && whole <= 4 && decimals <= 2;
  });
}
