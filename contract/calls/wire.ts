import * as z from 'zod/mini';
import { kolkataDay } from '../shop/dates.ts';
import { formatPaise, MOST_PAISE } from '../shop/money.ts';
import type { Paise } from '../shop/money.ts';
import { MAX_CART_ITEMS, MAX_QUANTITY } from '../shop/policy.ts';
import { nameOf } from './field-words.ts';
import { plainSigns } from '../shop/bare-text.ts';
import { badSign, cleaned, unprintableSign } from '../shop/text.ts';

/** Rupees with at most two decimals on the wire, whole paise inside. */
const rupeesUpTo = (most: Paise, least: Paise = 0) =>
  z.codec(
    z.number(amountFault('must be an amount in rupees')).check(
      z.minimum(least / 100, amountFault('must be 0 or more')),
      z.maximum(most / 100, amountFault(`can be at most ${formatPaise(most)}`)),
      z.refine(
        (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
        amountFault('can have at most two decimals'),
      ),
    ),
    z.int(),
    { decode: (rupees) => Math.round(rupees * 100), encode: (paise) => paise / 100 },
  );

/** An amount in an input, such as a price. */
export const Rupees = rupeesUpTo(MOST_PAISE);

/** A computed sum. A full cart of the most expensive pieces exceeds the limit of `Rupees`. */
export const Sum = rupeesUpTo(MAX_CART_ITEMS * MAX_QUANTITY * MOST_PAISE);

/** A sum of an account, which may be negative. */
export const SignedSum = rupeesUpTo(
  MAX_CART_ITEMS * MAX_QUANTITY * MOST_PAISE,
  -MAX_CART_ITEMS * MAX_QUANTITY * MOST_PAISE,
);

function amountFault(error: string) {
  return { error: ({ path }: { path?: PropertyKey[] | undefined }) => `${nameOf(path) || 'The amount'} ${error}` };
}

/** Adds an error to an input, at the path of its field. */
export type Fault = (message: string, ...path: (string | number)[]) => void;

/** Returns the check of a whole input by a function that reports each of its errors. */
export function wholeCheck<Input>(find: (input: Input, fault: Fault) => void) {
  return z.check<Input>(({ value, issues }) =>
    find(value, (message, ...path) => issues.push({ code: 'custom', message, path, input: value })),
  );
}

/** ISO 8601 with Z on the wire, epoch milliseconds inside. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (instant) => new Date(instant).toISOString(),
});

const DayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: ({ path, input }) => `${nameOf(path)} ${input == null ? 'is required' : 'must be a day, such as 2026-11-20'}`,
});
/** A day in Kolkata; a datetime is converted to its day there. */
export const Day = z.codec(DayOrTime, z.iso.date(), {
  decode: (text) => (text.length === 10 ? text : kolkataDay(Date.parse(text))),
  encode: (day) => day,
});

const NUMERAL_FAULT = {
  error: ({ path, input }: { path?: PropertyKey[] | undefined; input?: unknown }) =>
    `${nameOf(path)} ${/^\d+$/.test(String(input)) ? 'is too large' : 'must be a whole number'}`,
};

/** Returns a schema for a whole number in a path or a query: a text of at most `maxDigits` digits. */
export function numeral(maxDigits: number) {
  return z.pipe(
    z.string(NUMERAL_FAULT).check(z.regex(new RegExp(`^\\d{1,${maxDigits}}$`), NUMERAL_FAULT)),
    z.transform((text) => Number(text)),
  );
}

/** The id of a row, a positive integer. */
export const Id = z.int().check(z.positive());

/** Returns a schema for a trimmed NFC text, not empty, of at most `max` characters, whose characters pass a check. */
function required(name: string, max: number, signs: ReturnType<typeof signCheck>) {
  return z
    .string(`${name} is required`)
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `${name} can have at most ${max} characters`),
      signs,
    );
}

/** A line for a label, as a name or a part of an address: trimmed, in one spelling (NFC), not empty, of at most `max` characters. */
export function line(name: string, max: number) {
  return required(name, max, signCheck(unprintableSign, `${name} has a character that cannot be printed on a label`));
}

/**
 * Returns the schema of a text that may also be empty.
 * @param error the fault of any other value, or a function that returns it; by default Zod's own
 */
export function emptyOr<Schema extends z.ZodMiniType>(schema: Schema, error?: Parameters<typeof z.union>[1]) {
  return z.union([z.literal(''), schema], error);
}

/** A line that names something outside the shop, such as a bank's transfer: freed of invisible signs of a paste first. */
export function reference(name: string, max: number) {
  return z.pipe(z.string(`${name} is required`).check(z.overwrite(plainSigns)), line(name, max));
}

/** Returns a check that refuses a text with a bad character, and names the character and its position. */
export function signCheck(signIn: (text: string) => string | undefined, error: string) {
  return z.check<string>(({ value, issues }) => {
    const sign = signIn(value);
    if (sign) issues.push({ code: 'custom', message: `${error}: ${sign}`, input: value });
  });
}

/**
 * Words for a page, as a title or HTML: trimmed, in one spelling (NFC), not empty, of at most `max` characters. Unlike a
 * label they may have any sign that is seen; with a bad one they are refused.
 */
export function words(name: string, max: number) {
  return required(name, max, signCheck(badSign, `${name} has a character that cannot be shown`));
}

/**
 * What somebody writes at length, as a note or a message, in lines or not: cleaned of bad signs instead of refused, since
 * a paste brings them along unseen. May be empty.
 */
export function prose(max: number, tooLong: string, notText?: string) {
  return z.string(notText).check(z.overwrite(cleaned), z.maxLength(max, tooLong));
}

export const Message = z.object({ message: z.string() });
