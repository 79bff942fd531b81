import { describe, expect, test } from 'vitest';
import { rulesOfStep } from './seller-rules.ts';

const tax = { taxKind: 'REGULAR', gstin: '36AAPFU0939F1ZV', pan: '' };

describe('a field that is left is judged beside what was typed before, while later ones are empty', () => {
  test('the account number once more', () => {
    const { faultOf } = rulesOfStep('bank', {});
    const typed = { accountHolderName: 'Lalitha', accountNumber: '0012 3456 7890', ifscCode: '' };
    expect(faultOf('accountNumberAgain', '001234567891', typed)).toBe('The two account numbers are not the same');
    expect(faultOf('accountNumberAgain', '0012-3456-7890', typed)).toBeUndefined();
    expect(faultOf('accountNumberAgain', '12', typed)).toBe('Account number again must have 9 to 18 digits');
  });

  test('a PAN beside its GSTIN', () => {
    const { faultOf } = rulesOfStep('tax', {});
    expect(faultOf('pan', 'AAPFU0939G', tax)).toBe('This PAN is not the one inside the GSTIN');
    expect(faultOf('pan', 'aapfu0939f', tax)).toBeUndefined();
    expect(faultOf('pan', 'AAPFU0939G', { ...tax, taxKind: 'ENROLLED' })).toBeUndefined();
  });

  test('the State goods are picked up in beside that of the GSTIN', () => {
    const { faultOf } = rulesOfStep('pickup', { tax: { ...tax, enrolmentNumber: '', mobile: '', email: '' } });
    expect(faultOf('state', 'Kerala')).toMatch(/pickup address must be in the same State$/);
    expect(faultOf('state', 'Telangana')).toBeUndefined();
  });
});
