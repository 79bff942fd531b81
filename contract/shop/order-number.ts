import { bareCode, inCapitals, plainSigns } from './bare-text.ts';

/** Order numbers use Crockford's alphabet, without I, L, O and U, which are misread as 1 and 0. */
const ORDER_NUMBER = /^RH([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/;

/**
 * Returns an order number in the shop's format, from any copied form: with other dashes, spaces or none between its
 * groups, in lower case, with O and I typed for 0 and 1. Other text is returned in capitals, without invisible
 * characters.
 * @example canonicalOrderNumber('rh–7k4m 92qd-x3tb') // 'RH-7K4M-92QD-X3TB'
 */
export function canonicalOrderNumber(text: string): string {
  const [, ...groups] = ORDER_NUMBER.exec(lettersOf(text)) ?? [];
  return groups.length === 0 ? inCapitals(plainSigns(text)) : ['RH', ...groups].join('-');
}

/** Returns whether a text is an order number in the shop's format. */
export function isOrderNumber(text: string): boolean {
  return text.startsWith('RH-') && ORDER_NUMBER.test(text.replaceAll('-', ''));
}

function lettersOf(text: string): string {
  const code = inCapitals(bareCode(text)).replace(/^#/, '');
  return code.slice(0, 2) + code.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
}
