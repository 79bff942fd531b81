import { expect, test } from 'vitest';
import { bodyOf, EMPTY, keptPart, restored, stepOfRefusal } from './registration.ts';

const typed = {
  ...EMPTY,
  tax: { ...EMPTY.tax, gstin: '36ZZTCJ1234K1Z4', email: 'lalitha@example.in' },
  bank: { ...EMPTY.bank, accountNumber: '001234567890', accountNumberAgain: '001234567890', ifscCode: 'HDFC0001234' },
  business: { ...EMPTY.business, businessName: 'Lalitha Arts', password: 'correct horse battery' },
};

test('a kept draft has neither the password nor the account number', () => {
  const kept = keptPart(typed);
  expect(JSON.stringify(kept)).not.toMatch(/001234567890|correct horse/);
  expect(restored(kept)).toMatchObject({
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
  const both = { ...typed, tax: { ...typed.tax, enrolmentNumber: '36AAAAA1234A1ZE' } };
  expect(bodyOf(both)).toMatchObject({ gstin: '36ZZTCJ1234K1Z4', enrolmentNumber: '' });
  expect(bodyOf({ ...both, tax: { ...both.tax, taxKind: 'ENROLLED' } })).toMatchObject({
    gstin: '',
    enrolmentNumber: '36AAAAA1234A1ZE',
  });
});
