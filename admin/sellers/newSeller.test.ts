import { describe, expect, test } from 'vitest';
import { newSeller, newSellerErrors, newSellerToSend } from './newSeller.ts';

const bank = {
  accountHolderName: 'Lalitha Devi',
  accountNumber: '001234567890',
  accountNumberAgain: '001234567890',
  ifscCode: 'HDFC0001234',
};

describe('a seller that the house enters', () => {
  test('needs no bank account, but a begun one must be whole', () => {
    expect(newSellerToSend(newSeller())).not.toHaveProperty('bankDetails');
    const begun = { ...newSeller(), bankDetails: { ...bank, ifscCode: '' } };
    expect(newSellerErrors(begun)).toHaveProperty(['bankDetails.ifscCode']);
    expect(newSellerErrors({ ...begun, bankDetails: bank })).not.toHaveProperty(['bankDetails.ifscCode']);
  });

  test('sends only the numbers of its tax status', () => {
    const typed = { ...newSeller(), gstin: '36AAACR5055K1Z2', enrolmentNumber: '361234567890123', pan: 'AAACR5055K' };
    expect(newSellerToSend(typed)).toMatchObject({ gstin: typed.gstin });
    expect(newSellerToSend(typed)).not.toHaveProperty('enrolmentNumber');
    expect(newSellerToSend({ ...typed, taxKind: 'ENROLLED' })).not.toHaveProperty('gstin');
  });

  test('names each missing field by its path', () => {
    expect(newSellerErrors(newSeller())).toMatchObject({
      email: expect.stringContaining('email') as string,
      'businessDetails.businessName': 'Business name is required',
    });
  });
});
