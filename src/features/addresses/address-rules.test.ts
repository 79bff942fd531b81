import { describe, expect, test } from 'vitest';
import * as messages from '#contract/messages.ts';
import { addressRules } from './address-rules.ts';

const { errorOf, errorsOf } = addressRules;

const GOOD = {
  name: 'Asha Rao',
  mobile: '98480 12345',
  locality: 'Kondapur',
  address: 'Flat 302, Lake View Residency',
  city: 'Hyderabad',
  state: 'Telangana',
  pinCode: '500 084',
};

test('a good address has no faults, with and without what is optional', () => {
  expect(errorsOf(GOOD)).toEqual({});
  expect(errorsOf({ ...GOOD, email: '', addressLine2: '', country: 'India' })).toEqual({});
  expect(errorsOf({ ...GOOD, email: 'asha@example.in', addressLine2: 'Near the lake' })).toEqual({});
});

describe('one field, when it is left', () => {
  test.each([
    ['mobile', '12345', messages.ADDRESS_MOBILE_INVALID],
    ['mobile', '9876543210', messages.ADDRESS_MOBILE_SEQUENTIAL],
    ['mobile', '9999999999', messages.ADDRESS_MOBILE_REPEATING],
    ['email', 'asha@', messages.ADDRESS_EMAIL_INVALID],
    ['pinCode', '5000', messages.ADDRESS_PIN_INVALID],
    ['pinCode', '123456', messages.ADDRESS_PIN_TEST_PATTERN],
    ['country', 'Nepal', messages.ADDRESS_INDIA_ONLY],
    ['name', '  ', 'Name is required'],
    ['state', 'Texas', 'Please choose a State or union territory of India'],
    ['name', 'Asha Rao', undefined],
    ['email', '', undefined],
  ] as const)('%s %j: %s', (name, value, text) => {
    expect(errorOf(name, value)).toBe(text);
  });
});

describe('the whole form', () => {
  test('says one thing of each field that is wrong', () => {
    expect(Object.keys(errorsOf({})).sort()).toEqual([
      'address',
      'city',
      'locality',
      'mobile',
      'name',
      'pinCode',
      'state',
    ]);
  });

  test('knows that a PIN code lies in another State', () => {
    expect(errorsOf({ ...GOOD, pinCode: '110001' })).toEqual({ pinCode: 'This PIN code is not in Telangana' });
  });
});
