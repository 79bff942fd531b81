import type { Paise } from './money.ts';

const UP_TO_NINETEEN = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Groups of the Indian numbering system, the largest first. Above a hundred crore, crores are counted again. */
const GROUPS: readonly (readonly [size: number, name: string])[] = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];

/**
 * Returns an amount in words, in the form of invoices and cheques.
 * @param amount whole paise, not negative
 * @example amountInWords(129950) // 'Rupees One Thousand Two Hundred Ninety-Nine and Paise Fifty Only'
 */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const terms = [
    ...(rupees > 0 || paise === 0 ? [`${rupees === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(rupees)}`] : []),
    ...(paise > 0 ? [`Paise ${numberInWords(paise)}`] : []),
  ];
  return `${terms.join(' and ')} Only`;
}

function numberInWords(number: number): string {
  const group = GROUPS.find(([size]) => number >= size);
  if (!group) return belowHundred(number);
  const [size, name] = group;
  const rest = number % size;
  return `${numberInWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${numberInWords(rest)}` : ''}`;
}

function belowHundred(number: number): string {
  if (number < 20) return UP_TO_NINETEEN[number]!;
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones > 0 ? `-${UP_TO_NINETEEN[ones]}` : ''}`;
}
