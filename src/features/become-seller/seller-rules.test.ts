import { describe, expect, test } from 'vitest';
import { rulesOfStep } from './seller-rules.ts';

const tax = { taxKind: 'REGULAR', gstin: '36AAPFU0939F1ZV', pan: '' };

describe('a field that is left is judged beside what was typed before, while later ones are empty', () => {
  test('the account number once more', () => {
    const { errorOf } = rulesOfStep('bank', {});
    const values = { accountHolderName: 'Lalitha', accountNumber: '0012 3456 7890', ifscCode: '' };
    expect(errorOf('accountNumberAgain', '001234567891', values)).toBe('The two account numbers are not the same');
    expect(errorOf('accountNumberAgain', '0012-3456-7890', values)).toBeUndefined();
    expect(errorOf('accountNumberAgain', '12', values)).toBe('Account number again must have 9 to 18 digits');
  });

  test('a PAN beside its GSTIN', () => {
    const { errorOf } = rulesOfStep('tax', {});
    expect(errorOf('pan', 'AAPFU0939G', tax)).toBe('This PAN is not the one inside the GSTIN');
    expect(errorOf('pan', 'aapfu0939f', tax)).toBeUndefined();
    expect(errorOf('pan', 'AAPFU0939G', { ...tax, taxKind: 'ENROLLED' })).toBeUndefined();
  });

  test('the State goods are picked up in beside that of the GSTIN', () => {
    const { errorOf } = rulesOfStep('pickup', { tax: { ...tax, enrolmentNumber: '', mobile: '', email: '' } });
    expect(errorOf('state', 'Kerala')).toMatch(/pickup address must be in the same State$/);
    expect(errorOf('state', 'Telangana')).toBeUndefined();
  });
});
