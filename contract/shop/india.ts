import * as messages from '../messages.ts';
import { bareCode } from './bare-text.ts';

/**
 * A State or union territory. `code` is the two-digit GST code, which alone decides the place of supply. `pinZones` are
 * the possible first digits of its PIN codes. `half` is the name of the State's share of GST (UTGST in the union
 * territories without a legislature, UTGST Act 2017 s.2(8)).
 */
export interface State {
  code: string;
  name: string;
  iso: string;
  half: 'SGST' | 'UTGST';
  pinZones: string;
  /** Former names, former ISO codes and common misspellings. */
  aliases?: string[];
}

export const STATES: readonly State[] = [
  {
    code: '01',
    name: 'Jammu and Kashmir',
    iso: 'IN-JK',
    half: 'SGST',
    pinZones: '1',
    aliases: ['J and K', 'Jammu', 'Jammu Kashmir'],
  },
  { code: '02', name: 'Himachal Pradesh', iso: 'IN-HP', half: 'SGST', pinZones: '1', aliases: ['Himachal'] },
  { code: '03', name: 'Punjab', iso: 'IN-PB', half: 'SGST', pinZones: '1', aliases: ['Panjab'] },
  { code: '04', name: 'Chandigarh', iso: 'IN-CH', half: 'UTGST', pinZones: '1' },
  {
    code: '05',
    name: 'Uttarakhand',
    iso: 'IN-UK',
    half: 'SGST',
    pinZones: '2',
    aliases: ['IN-UT', 'Uttaranchal', 'Uttrakhand', 'Utrakhand', 'Uttarkhand', 'Uttarakand'],
  },
  { code: '06', name: 'Haryana', iso: 'IN-HR', half: 'SGST', pinZones: '1', aliases: ['Hariyana', 'Harayana'] },
  {
    code: '07',
    name: 'Delhi',
    iso: 'IN-DL',
    half: 'SGST',
    pinZones: '1',
    aliases: [
      'New Delhi',
      'NCT of Delhi',
      'Delhi NCT',
      'National Capital Territory of Delhi',
      'Delhi NCR',
      'NCR Delhi',
      'NCR',
    ],
  },
  {
    code: '08',
    name: 'Rajasthan',
    iso: 'IN-RJ',
    half: 'SGST',
    pinZones: '3',
    aliases: ['Rajsthan', 'Rajastan', 'Rajashthan'],
  },
  {
    code: '09',
    name: 'Uttar Pradesh',
    iso: 'IN-UP',
    half: 'SGST',
    pinZones: '2',
    aliases: ['Utter Pradesh', 'Uttar Pradhesh', 'Utar Pradesh'],
  },
  { code: '10', name: 'Bihar', iso: 'IN-BR', half: 'SGST', pinZones: '8', aliases: ['Bihaar'] },
  { code: '11', name: 'Sikkim', iso: 'IN-SK', half: 'SGST', pinZones: '7' },
  { code: '12', name: 'Arunachal Pradesh', iso: 'IN-AR', half: 'SGST', pinZones: '7', aliases: ['Arunachal'] },
  { code: '13', name: 'Nagaland', iso: 'IN-NL', half: 'SGST', pinZones: '7' },
  { code: '14', name: 'Manipur', iso: 'IN-MN', half: 'SGST', pinZones: '7' },
  { code: '15', name: 'Mizoram', iso: 'IN-MZ', half: 'SGST', pinZones: '7' },
  { code: '16', name: 'Tripura', iso: 'IN-TR', half: 'SGST', pinZones: '7' },
  { code: '17', name: 'Meghalaya', iso: 'IN-ML', half: 'SGST', pinZones: '7', aliases: ['Meghalya'] },
  { code: '18', name: 'Assam', iso: 'IN-AS', half: 'SGST', pinZones: '7' },
  {
    code: '19',
    name: 'West Bengal',
    iso: 'IN-WB',
    half: 'SGST',
    pinZones: '7',
    aliases: ['West Bangal', 'Paschim Banga', 'Paschim Bengal'],
  },
  { code: '20', name: 'Jharkhand', iso: 'IN-JH', half: 'SGST', pinZones: '8', aliases: ['Jharkand'] },
  {
    code: '21',
    name: 'Odisha',
    iso: 'IN-OD',
    half: 'SGST',
    pinZones: '7',
    aliases: ['IN-OR', 'Orissa', 'Odissa', 'Orisa', 'Odisa'],
  },
  {
    code: '22',
    name: 'Chhattisgarh',
    iso: 'IN-CG',
    half: 'SGST',
    pinZones: '4',
    aliases: ['IN-CT', 'Chattisgarh', 'Chhatisgarh', 'Chatisgarh', 'Chhattisgadh', 'Chattisgadh'],
  },
  {
    code: '23',
    name: 'Madhya Pradesh',
    iso: 'IN-MP',
    half: 'SGST',
    pinZones: '4',
    aliases: ['Madya Pradesh', 'Madhya Pradhesh'],
  },
  { code: '24', name: 'Gujarat', iso: 'IN-GJ', half: 'SGST', pinZones: '3', aliases: ['Gujrat', 'Gujarath'] },
  {
    code: '26',
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    iso: 'IN-DH',
    half: 'UTGST',
    pinZones: '3',
    aliases: ['IN-DN', 'IN-DD', 'Daman and Diu', 'Dadra and Nagar Haveli', 'DNH and DD', 'Daman', 'Diu', 'Silvassa'],
  },
  {
    code: '27',
    name: 'Maharashtra',
    iso: 'IN-MH',
    half: 'SGST',
    pinZones: '4',
    aliases: ['Maharastra', 'Maharashtara', 'Maharasthra', 'Maharshtra'],
  },
  { code: '29', name: 'Karnataka', iso: 'IN-KA', half: 'SGST', pinZones: '5', aliases: ['Karnatka', 'Karanataka'] },
  { code: '30', name: 'Goa', iso: 'IN-GA', half: 'SGST', pinZones: '4' },
  {
    code: '31',
    name: 'Lakshadweep',
    iso: 'IN-LD',
    half: 'UTGST',
    pinZones: '6',
    aliases: ['Lakshadweep Islands', 'Lakshdweep'],
  },
  { code: '32', name: 'Kerala', iso: 'IN-KL', half: 'SGST', pinZones: '6', aliases: ['Kerela', 'Keralam'] },
  { code: '33', name: 'Tamil Nadu', iso: 'IN-TN', half: 'SGST', pinZones: '6', aliases: ['Tamilnad', 'Tamil Naidu'] },
  // Yanam (533464) lies inside Andhra Pradesh's zone.
  {
    code: '34',
    name: 'Puducherry',
    iso: 'IN-PY',
    half: 'SGST',
    pinZones: '56',
    aliases: ['Pondicherry', 'Pondichery', 'Puduchery', 'Pudhucherry'],
  },
  {
    code: '35',
    name: 'Andaman and Nicobar Islands',
    iso: 'IN-AN',
    half: 'UTGST',
    pinZones: '7',
    aliases: ['Andaman and Nicobar', 'Andaman and Nicobar Island', 'Andaman'],
  },
  {
    code: '36',
    name: 'Telangana',
    iso: 'IN-TS',
    half: 'SGST',
    pinZones: '5',
    aliases: ['IN-TG', 'Telengana', 'Telangna', 'Telanagana'],
  },
  {
    code: '37',
    name: 'Andhra Pradesh',
    iso: 'IN-AP',
    half: 'SGST',
    pinZones: '5',
    aliases: ['Andra Pradesh', 'Andhra Pradhesh'],
  },
  { code: '38', name: 'Ladakh', iso: 'IN-LA', half: 'UTGST', pinZones: '1', aliases: ['Leh', 'Leh Ladakh', 'Laddakh'] },
];

/** Words around the name of a State that are ignored. */
const AROUND_NAMES = new Set(['and', 'the', 'of', 'state', 'union', 'territory', 'ut']);

/**
 * Returns the significant words of a name, without spaces, punctuation and case: `Tamil-Nadu (State)` is `tamilnadu`.
 */
function folded(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('.', '')
      .match(/[a-z]+/g) ?? [];
  return words.filter((word) => !AROUND_NAMES.has(word)).join('');
}

/** Returns a GST or ISO code without punctuation: `U.P.` is `UP`. */
const stateCode = (text: string) => text.toUpperCase().replace(/[\s.]/g, '');

const ISO_CODE = /^IN-/;
const statesByCode = new Map(
  STATES.flatMap((state) =>
    [state.code, state.iso, state.iso.slice(3), ...(state.aliases ?? []).filter((alias) => ISO_CODE.test(alias))].map(
      (code) => [code, state] as const,
    ),
  ),
);
const statesByName = new Map(
  STATES.flatMap((state) =>
    [state.name, ...(state.aliases ?? []).filter((alias) => !ISO_CODE.test(alias))].map(
      (name) => [folded(name), state] as const,
    ),
  ),
);

/** Returns the State of a name, a former or common spelling, a GST code or an ISO code. */
export function stateNamed(text: string): State | undefined {
  return statesByCode.get(stateCode(text)) ?? statesByName.get(folded(text));
}

/** The number of letters in common with a State's name from which a text counts as its misspelling. */
const SUGGESTING_LETTERS = 4;

/** Returns the fault of a State with possible names; undefined if it is valid. */
export function stateFault(text: string): string | undefined {
  if (text.trim() === '') return 'State is required';
  if (stateNamed(text)) return undefined;
  const letters = folded(text);
  const shared = (name: string) => {
    const differsAt = [...letters].findIndex((letter, at) => letter !== folded(name)[at]);
    return differsAt === -1 ? letters.length : differsAt;
  };
  const most = Math.max(...STATES.map(({ name }) => shared(name)));
  const meant = most < SUGGESTING_LETTERS ? [] : STATES.filter(({ name }) => shared(name) === most);
  const names = meant.map(({ name }) => name).join(' or ');
  return `Please choose a State or union territory of India${names && `. Did you mean ${names}?`}`;
}

/** Returns the State with this two-digit GST code. */
export function stateWithCode(code: string): State | undefined {
  return STATES.find((state) => state.code === code);
}

/**
 * Returns the ten digits of an Indian mobile number in any spelling: after `tel:`, +91, 0091, 091, 91 (of twelve
 * digits), 0 (of eleven) or (0), with spaces, dashes, dots and brackets, in the digits of any script. Other text is
 * returned without such characters, so that the validation refuses it.
 */
export function mobileDigits(text: string): string {
  const number = bareCode(text).replace(/^tel:/i, '');
  return /^(?:(?:\+|00|0)?91)?0?(\d{10})$/.exec(number)?.[1] ?? number;
}

const SEQUENCES = new Set(['1234567890', '0123456789', '0987654321', '9876543210']);

/**
 * Returns the fault of a ten-digit mobile number, in the specification's text; undefined if it is valid. Test patterns
 * are one pair repeated five times, one block of five repeated twice, and one digit followed by nine equal ones.
 */
export function mobileFault(digits: string): string | undefined {
  if (SEQUENCES.has(digits)) return messages.ADDRESS_MOBILE_SEQUENTIAL;
  if (/^(\d)\1{9}$/.test(digits)) return messages.ADDRESS_MOBILE_REPEATING;
  if (!/^[6-9]\d{9}$/.test(digits)) return messages.ADDRESS_MOBILE_INVALID;
  if (/^(\d\d)\1{4}$/.test(digits) || /^(\d{5})\1$/.test(digits) || /^\d(\d)\1{8}$/.test(digits)) {
    return messages.ADDRESS_MOBILE_TEST_PATTERN;
  }
  return undefined;
}

/** Returns the digits of a PIN code in any spelling: `500 081`, `500-081`, `५०००८१`. */
export function pinDigits(text: string): string {
  return bareCode(text);
}

/**
 * Returns the fault of a PIN code, in the specification's text; undefined if it is valid. No PIN code begins with 0.
 */
export function pinFault(pin: string): string | undefined {
  if (/^(\d)\1{5}$/.test(pin) || pin === '123456' || pin === '654321') return messages.ADDRESS_PIN_TEST_PATTERN;
  if (!/^[1-9]\d{5}$/.test(pin)) return messages.ADDRESS_PIN_INVALID;
  return undefined;
}

/**
 * Returns whether a PIN code can be in a State, by its first digit (the postal zone). It accepts every address near a
 * border and only finds a PIN code of another part of India. 9 is the Army Postal Service, in any State.
 */
export function pinFitsState(pin: string, state: State): boolean {
  return pin.startsWith('9') || state.pinZones.includes(pin.charAt(0));
}
