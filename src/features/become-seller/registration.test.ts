import { expect, test } from 'vitest';
import { bodyOf, EMPTY, withoutSecrets, restored, stepOfRefusal, withEarlierAnswers } from './registration.ts';

const registration = {
  ...EMPTY,
  tax: { ...EMPTY.tax, gstin: '36ZZTCJ1234K1Z4', email: 'lalitha@example.in' },
  bank: { ...EMPTY.bank, accountNumber: '001234567890', accountNumberAgain: '001234567890', ifscCode: 'HDFC0001234' },
  business: { ...EMPTY.business, businessName: 'Lalitha Arts', password: 'correct horse battery' },
};

test('a kept draft has neither the password nor the account number', () => {
  const stored = withoutSecrets(registration);
  expect(JSON.stringify(stored)).not.toMatch(/001234567890|correct horse/);
  expect(restored(stored)).toMatchObject({
    tax: { gstin: '36ZZTCJ1234K1Z4', email: 'lalitha@example.in' },
    bank: { accountNumber: '', ifscCode: 'HDFC0001234' },
    business: { businessName: 'Lalitha Arts', password: '' },
  });
});

test('an old draft lacks what is new', () => {
  expect(restored({ tax: { gstin: 'x' } as never }).tax).toMatchObject({ gstin: 'x', taxKind: 'REGULAR', mobile: '' });
});

test('a refusal leads to the first step it is about', () => {
  const fields = { 'bankDetails.ifscCode': 'Wrong', 'pickupAddress.state': 'Wrong', password: 'Easy' };
  expect(stepOfRefusal(fields)).toEqual({ step: 'pickup', fields: { state: 'Wrong' } });
  expect(stepOfRefusal({ gstin: 'Taken' })).toEqual({ step: 'tax', fields: { gstin: 'Taken' } });
  expect(stepOfRefusal({ password: 'Easy' })).toEqual({ step: 'business', fields: { password: 'Easy' } });
  expect(stepOfRefusal({})).toBeUndefined();
});

test('only the number of the way they are taxed is sent', () => {
  const both = { ...registration, tax: { ...registration.tax, enrolmentNumber: '36AAAAA1234A1ZE' } };
  expect(bodyOf(both)).toMatchObject({ gstin: '36ZZTCJ1234K1Z4', enrolmentNumber: '' });
  expect(bodyOf({ ...both, tax: { ...both.tax, taxKind: 'ENROLLED' } })).toMatchObject({
    gstin: '',
    enrolmentNumber: '36AAAAA1234A1ZE',
  });
});

test('a step has the answers of earlier steps where it asks for them again', () => {
  const tax = { ...EMPTY.tax, mobile: '9849567123', email: 'lalitha@example.in' };
  const pickup = {
    ...EMPTY.pickup,
    name: 'Lalitha Devi',
    address: '21-2-118',
    locality: 'Charminar',
    city: 'Hyderabad',
    pincode: '500002',
  };
  const first = { ...EMPTY, tax, pickup };
  expect(withEarlierAnswers({ ...EMPTY, tax }, 'pickup').pickup).toEqual({ ...EMPTY.pickup, mobile: '9849567123' });
  expect(withEarlierAnswers(first, 'bank').bank.accountHolderName).toBe('Lalitha Devi');
  const filled = withEarlierAnswers(first, 'business');
  expect(filled.business).toMatchObject({
    businessName: '',
    businessEmail: 'lalitha@example.in',
    businessMobile: '9849567123',
    businessAddress: '21-2-118, Charminar, Hyderabad 500002',
  });

  // Filled values follow a correction; typed values stay.
  const corrected = { ...filled, tax: { ...tax, email: 'lalitha.devi@example.in' } };
  corrected.business = { ...corrected.business, businessMobile: '9848012345' };
  expect(withEarlierAnswers(corrected, 'business', first).business).toMatchObject({
    businessEmail: 'lalitha.devi@example.in',
    businessMobile: '9848012345',
  });
});
