import * as z from 'zod/mini';
import { kolkataDay } from './dates.ts';

/** What a client that means well never reaches: one crore rupees. */
const MAX_RUPEES = 1_00_00_000;

/** Rupees with at most two decimals on the wire, whole paise inside. */
export const Rupees = z.codec(
  z.number('Please enter an amount in rupees').check(
    z.minimum(0, 'Please enter an amount of 0 or more'),
    z.maximum(MAX_RUPEES, 'Please enter an amount below ₹1,00,00,000'),
    z.refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'Please use at most two decimals'),
  ),
  z.int(),
  { decode: (rupees) => Math.round(rupees * 100), encode: (paise) => paise / 100 },
);

/** ISO 8601 with Z on the wire, epoch milliseconds inside. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.int(), {
  decode: (text) => Date.parse(text),
  encode: (instant) => new Date(instant).toISOString(),
});

/** A Kolkata day; a datetime sent for a day is turned into the day it falls on there. */
export const Day = z.codec(z.union([z.iso.date(), z.iso.datetime({ offset: true })]), z.iso.date(), {
  decode: (text) => (text.length === 10 ? text : kolkataDay(Date.parse(text))),
  encode: (day) => day,
});

/** A positive whole number that names a row. */
export const Id = z.int().check(z.positive());

/** One line of text: trimmed, not empty, of at most `max` characters, without control or markup signs. */
export function line(name: string, max: number) {
  return z
    .string(`${name} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `${name} can have at most ${max} characters`),
      z.refine(isPlainLine, `${name} has a character that cannot be printed on a label`),
    );
}

/**
 * Letters of any script, digits, spaces and ordinary punctuation: what a courier's label can print. Emoji, control
 * characters, direction marks and angle brackets are not.
 */
export function isPlainLine(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+|^`´°₹]*$/u.test(text);
}

export const Message = z.object({ message: z.string() });
