import { bareAmount, plainSigns } from './bare-text.ts';
import { kolkataDay } from './dates.ts';
import { MOST_PAISE } from './money.ts';
import type { Paise } from './money.ts';
import { isLossyCopy } from './windows-1252.ts';

/* Parsers for the input of people and their spreadsheets. They return undefined for invalid input. */

/** Digits in Indian or other groups, or without groups: `1,23,456.50`, `123,456.5`, `123456`. */
const GROUPED = /^(\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;

/**
 * Parses rupees to paise; undefined for scientific notation, in which a spreadsheet dropped digits. @example
 * readPaise('₹ 1,23,456.50') // 12345650
 */
export function readPaise(text: string): Paise | undefined {
  const [, rupees, decimals = ''] = GROUPED.exec(bareAmount(text)) ?? [];
  if (rupees === undefined || !/^\d{0,2}0*$/.test(decimals)) return undefined;
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return paise <= MOST_PAISE ? paise : undefined;
}

/** Parses a non-negative number, grouped or not. */
export function readNumber(text: string): number | undefined {
  const [, whole, decimals = ''] = GROUPED.exec(plainSigns(text)) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(',', '')}.${decimals}`);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A time after a day: `T20:00:00.000`, ` 14:05`, `, 2:05 PM`. */
const TIME = /(?:T|,?\s+)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:\s*[AP]M)?$/i;

/**
 * Parses a day with the year first, or last as in India: `2026-11-20`, `20/11/2026`, `20-11-26`, `20 Nov 2026`,
 * `November 20, 2026`. A time after it is ignored. An instant with its zone gives its day in Kolkata.
 */
export function readDay(text: string): string | undefined {
  const plain = plainSigns(text);
  const [, written, time, zone] = ZONED.exec(plain) ?? [];
  if (written === undefined) return dayIn(plain.replace(TIME, ''));
  const instant = Date.parse(`${written}T${time}${/^[+-]/.test(zone!) ? zone : 'Z'}`);
  // `Date` reads an invalid day, such as 31 February, as a day of the next month.
  return Number.isNaN(instant) || !dayIn(plain.slice(0, 10)) ? undefined : kolkataDay(instant);
}

/** An instant with its zone: `2026-11-20T20:00:00Z`, `2026-11-20 20:00+05:30`, `2026-11-20 20:00:00 +0530`. */
const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, first, between, last] = /^(\d{1,2})[/.\s-](\d{1,2}|[A-Za-z]{3,9})[/.\s-](\d{2}|\d{4})$/.exec(text) ?? [];
  const [, name, ofMonth, ofYear] = /^([A-Za-z]{3,9}) (\d{1,2}),? (\d{4})$/.exec(text) ?? [];
  const byName = name === undefined ? [last, monthOf(between), first] : [ofYear, monthOf(name), ofMonth];
  const parts = year === undefined ? byName : [year, month, day];
  if (parts[0] === undefined || parts[1] === undefined) return undefined;
  const century = parts[0].length === 2 ? `20${parts[0]}` : parts[0];
  const written = [century, ...parts.slice(1)].map((part) => part!.padStart(2, '0')).join('-');
  const found = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(written) ? written : undefined;
}

function monthOf(text: string | undefined): string | undefined {
  if (text === undefined || /^\d/.test(text)) return text;
  const index = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return index === -1 ? undefined : String(index + 1);
}

/** Parses a yes or no, in the notation of the shop or of a spreadsheet. */
export function readFlag(text: string): boolean | undefined {
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : undefined;
}

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;
/** A long number as a spreadsheet shows it in a narrow column: `1.23457E+12`. */
const CUT_NUMBER = /^(\d(?:\.\d+)?)E\+\d+$/i;

/** Returns whether a text is a number whose last digits a spreadsheet dropped. */
export function isCutNumber(text: string): boolean {
  return CUT_NUMBER.test(text);
}

/**
 * Returns the stored text if a spreadsheet only changed its notation, else the sent text. Spreadsheets reformat
 * numbers: `2.10` becomes `2.1`, `007` becomes `7`, `1234567890123` becomes `1.23457E+12`. If one saves without
 * Unicode, letters become question marks.
 */
export function asKept(stored: string, sent: string): string {
  if (isLossyCopy(stored, sent)) return stored;
  if (!PLAIN_NUMBER.test(stored)) return sent;
  const digits = CUT_NUMBER.exec(sent)?.[1]?.replace('.', '').length;
  const known = digits === undefined ? Number(stored) : Number(Number(stored).toPrecision(digits));
  const isSame = (digits !== undefined || PLAIN_NUMBER.test(sent)) && known === Number(sent);
  return isSame ? stored : sent;
}
