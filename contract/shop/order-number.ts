import { bareCode, inCapitals, plainSigns } from './bare-text.ts';

/** Crockford's alphabet, of which order numbers are made: no I, L, O and U, which read like 1 and 0. */
const ORDER_NUMBER = /^RH([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/;

/**
 * Returns an order's number as the shop writes it, however it was copied: with other dashes, spaces or none between its
 * groups, in small letters, with the O and I of a typist. Another text comes back in capitals, without invisible signs.
 * @example canonicalOrderNumber('rh–7k4m 92qd-x3tb') // 'RH-7K4M-92QD-X3TB'
 */
export function canonicalOrderNumber(text: string): string {
  const [, ...groups] = ORDER_NUMBER.exec(lettersOf(text)) ?? [];
  return groups.length === 0 ? inCapitals(plainSigns(text)) : ['RH', ...groups].join('-');
}

/** Whether a text is an order's number as the shop writes it. */
export function isOrderNumber(text: string): boolean {
  return text.startsWith('RH-') && ORDER_NUMBER.test(text.replaceAll('-', ''));
}

function lettersOf(text: string): string {
  const code = inCapitals(bareCode(text)).replace(/^#/, '');
  return code.slice(0, 2) + code.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
}
