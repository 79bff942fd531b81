import { nameOf } from '#contract/calls/field-words.ts';
import { rupees } from '../ui/rupees.ts';
import { formatDay, formatInstant } from '../words/dates.ts';
import { words } from '../words/en/audit.ts';

/**
 * Returns the label of a field without its unit, which is part of the value. @example fieldWord('couponPricePaise') //
 * 'Coupon price'
 */
export function fieldWord(name: string): string {
  return nameOf([name.replace(/(Paise|Grams|BasisPoints)$/, '')]) || nameOf([name]);
}

/** Returns the value of a field as text, or '' without one. */
export function valueWord(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberWord(name, value);
  if (typeof value === 'string') return textWord(name, value);
  if (Array.isArray(value)) return value.map((entry) => valueWord(name, entry)).join(', ');
  return Object.entries(value)
    .map(([part, of]) => [fieldWord(part), valueWord(part, of)])
    .filter(([, word]) => word !== '')
    .map(([part, word]) => `${part}: ${word}`)
    .join('; ');
}

function numberWord(name: string, value: number): string {
  if (name.endsWith('Paise')) return rupees(value / 100);
  if (name.endsWith('Grams')) return words.grams(value.toLocaleString('en-IN'));
  if (/basisPoints$/i.test(name)) return `${value / 100}%`;
  if (name.endsWith('At')) return formatInstant(value);
  // An id is not formatted as a number.
  return /id$/i.test(name) ? String(value) : value.toLocaleString('en-IN');
}

/** Fields whose values are identifiers of the code. */
const HOLDS_A_WORD = /(status|type|kind|role|action|by|taxCategory)$/i;

/** Returns an identifier or a date as text, and HTML without its tags. */
function textWord(name: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (value.startsWith('<'))
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (!HOLDS_A_WORD.test(name) || !/^[A-Z_]+$/.test(value)) return value;
  return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');
}
