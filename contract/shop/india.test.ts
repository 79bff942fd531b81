import { describe, expect, test } from 'vitest';
import {
  mobileDigits,
  mobileFault,
  pinDigits,
  pinFault,
  pinFitsState,
  stateFault,
  stateNamed,
  STATES,
  stateWithCode,
} from './india.ts';
import * as messages from '../messages.ts';

describe('States', () => {
  test('are the 28 and the 8 union territories, each with a code of its own', () => {
    expect(STATES).toHaveLength(36);
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(36);
    expect(new Set(STATES.map(({ iso }) => iso)).size).toBe(36);
  });

  test.each([
    ['Telangana', '36'],
    ['  telangana ', '36'],
    ['TS', '36'],
    ['IN-TG', '36'],
    ['36', '36'],
    ['Orissa', '21'],
    ['Pondicherry', '34'],
    ['Jammu & Kashmir', '01'],
    ['Andaman  and Nicobar Islands', '35'],
    ['New Delhi', '07'],
    ['Delhi NCR', '07'],
    ['delhi-ncr', '07'],
    ['N.C.T. of Delhi', '07'],
    ['National Capital Territory of Delhi', '07'],
    ['J&K', '01'],
    ['J & K', '01'],
    ['Jammu Kashmir', '01'],
    ['JAMMU AND KASHMIR (UT)', '01'],
    ['Daman and Diu', '26'],
    ['Daman & Diu', '26'],
    ['Dadra and Nagar Haveli', '26'],
    ['Dadra & Nagar Haveli (UT)', '26'],
    ['The Dadra And Nagar Haveli And Daman And Diu', '26'],
    ['IN-DD', '26'],
    ['Uttaranchal', '05'],
    ['Uttrakhand', '05'],
    ['IN-UT', '05'],
    ['U.P.', '09'],
    ['UttarPradesh', '09'],
    ['TamilNadu', '33'],
    ['Tamil-Nadu', '33'],
    ['Maharastra', '27'],
    ['State of Maharashtra', '27'],
    ['Maharashtra State', '27'],
    ['Telengana', '36'],
    ['Chattisgarh', '22'],
    ['Chhatisgarh', '22'],
    ['Odissa', '21'],
    ['Gujrat', '24'],
    ['Karnatka', '29'],
    ['Kerela', '32'],
    ['Keralam', '32'],
    ['Rajsthan', '08'],
    ['Panjab', '03'],
    ['Hariyana', '06'],
    ['Paschim Banga', '19'],
    ['WestBengal', '19'],
    ['Puduchery', '34'],
    ['Andaman & Nicobar', '35'],
    ['Leh Ladakh', '38'],
    ['Lakshadweep Islands', '31'],
  ])('%j is known', (text, code) => {
    expect(stateNamed(text)?.code).toBe(code);
  });

  test('no two have a name or a spelling in common, and each is known by its own', () => {
    for (const state of STATES) {
      for (const word of [state.name, state.code, state.iso, state.iso.slice(3), ...(state.aliases ?? [])]) {
        expect([word, stateNamed(word)?.name]).toEqual([word, state.name]);
      }
    }
  });

  test.each([
    ['Andhra', 'Please choose a State or union territory of India. Did you mean Andhra Pradesh?'],
    ['Uttar', 'Please choose a State or union territory of India. Did you mean Uttarakhand or Uttar Pradesh?'],
    ['Maharas', 'Please choose a State or union territory of India. Did you mean Maharashtra?'],
    ['Texas', 'Please choose a State or union territory of India'],
    ['', 'State is required'],
    ['  ', 'State is required'],
    ['Goa', undefined],
  ])('what is wrong with %j is told with the way out', (text, error) => {
    expect(stateFault(text)).toBe(error);
  });

  test.each(['', 'Texas', '25', '28', '99', 'Andhra', 'constructor', 'Mainpuri', 'and', 'State', 'UT'])(
    '%j is none',
    (text) => {
      expect(stateNamed(text)).toBeUndefined();
      expect(stateWithCode(text)).toBeUndefined();
    },
  );
});

describe('mobile numbers', () => {
  test.each([
    '9848012345',
    '98480 12345',
    '+91 98480 12345',
    '+91-9848012345',
    '0091 9848012345',
    '919848012345',
    '09848012345',
  ])('%j is ten digits', (text) => {
    expect(mobileDigits(text)).toBe('9848012345');
    expect(mobileFault(mobileDigits(text))).toBeUndefined();
  });

  test('that begin with 91 keep it where they have ten digits', () => {
    expect(mobileDigits('9123456780')).toBe('9123456780');
  });

  test.each([
    ['1234567890', messages.ADDRESS_MOBILE_SEQUENTIAL],
    ['0123456789', messages.ADDRESS_MOBILE_SEQUENTIAL],
    ['0987654321', messages.ADDRESS_MOBILE_SEQUENTIAL],
    ['9876543210', messages.ADDRESS_MOBILE_SEQUENTIAL],
    ['9999999999', messages.ADDRESS_MOBILE_REPEATING],
    ['0000000000', messages.ADDRESS_MOBILE_REPEATING],
    ['9898989898', messages.ADDRESS_MOBILE_TEST_PATTERN],
    ['9876598765', messages.ADDRESS_MOBILE_TEST_PATTERN],
    ['9000000000', messages.ADDRESS_MOBILE_TEST_PATTERN],
    ['5848012345', messages.ADDRESS_MOBILE_INVALID],
    ['984801234', messages.ADDRESS_MOBILE_INVALID],
    ['98480123456', messages.ADDRESS_MOBILE_INVALID],
    ['98480a2345', messages.ADDRESS_MOBILE_INVALID],
    ['९८४८०१२३४५', messages.ADDRESS_MOBILE_INVALID],
    ['', messages.ADDRESS_MOBILE_INVALID],
  ])('%j: %s', (digits, error) => {
    expect(mobileFault(digits)).toBe(error);
  });
});

describe('PIN codes', () => {
  test.each(['500081', '110001', '199999', '900056'])('%s is one', (pin) => {
    expect(pinFault(pin)).toBeUndefined();
  });

  test('may be written with a space', () => {
    expect(pinDigits('500 081')).toBe('500081');
  });

  test.each([
    ['111111', messages.ADDRESS_PIN_TEST_PATTERN],
    ['000000', messages.ADDRESS_PIN_TEST_PATTERN],
    ['123456', messages.ADDRESS_PIN_TEST_PATTERN],
    ['654321', messages.ADDRESS_PIN_TEST_PATTERN],
    ['012345', messages.ADDRESS_PIN_INVALID],
    ['50008', messages.ADDRESS_PIN_INVALID],
    ['5000811', messages.ADDRESS_PIN_INVALID],
    ['50008a', messages.ADDRESS_PIN_INVALID],
    ['', messages.ADDRESS_PIN_INVALID],
  ])('%j: %s', (pin, error) => {
    expect(pinFault(pin)).toBe(error);
  });

  test.each([
    ['500081', 'Telangana', true],
    ['110001', 'Telangana', false],
    ['605001', 'Puducherry', true],
    ['533464', 'Puducherry', true],
    ['900056', 'Kerala', true],
  ])('%s can lie in %s: %s', (pin, state, fits) => {
    expect(pinFitsState(pin, stateNamed(state)!)).toBe(fits);
  });
});
