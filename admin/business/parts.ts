import type { HTMLInputTypeAttribute } from 'react';
import { BankDetails, BusinessDetails, PickupAddress, pickupStateFault } from '#contract/calls/sellers.ts';
import { STATES } from '#contract/shop/india.ts';
import type { SellerRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

export type Values = Record<string, string>;

export interface PartField {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'tel' | 'email';
  autoComplete: string;
  choices?: readonly string[];
}

/** Fields of a business that are changed together. */
export interface Part {
  title: string;
  name: 'businessDetails' | 'pickupAddress' | 'bankDetails';
  fields: readonly PartField[];
  /** Whether the PIN code fills in city and State. */
  hasPin?: true;
  valuesOf: (seller: SellerRecord) => Values;
  /** Returns the errors of the API's schema, by field. */
  errorsOf: (values: Values, seller: SellerRecord) => ErrorTexts;
}

const STATE_NAMES = STATES.map(({ name }) => name).sort();

const MOBILE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const;
const OFF = { autoComplete: 'off' } as const;

export const BUSINESS: Part = {
  title: 'Business details',
  name: 'businessDetails',
  fields: [
    { name: 'businessName', label: 'Business name shown to shoppers', autoComplete: 'organization' },
    { name: 'legalName', label: 'Registered legal name', ...OFF },
    { name: 'businessEmail', label: 'Business email', type: 'email', inputMode: 'email', autoComplete: 'email' },
    { name: 'businessMobile', label: 'Business mobile', ...MOBILE },
    { name: 'businessAddress', label: 'Business address', autoComplete: 'street-address' },
  ],
  valuesOf: ({ businessDetails: { logo: _, banner: __, ...fieldValues } }) => fieldValues,
  errorsOf: (values) => errorsOf(BusinessDetails, values),
};

export const PICKUP: Part = {
  title: 'Pickup address',
  name: 'pickupAddress',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name' },
    { name: 'mobile', label: 'Mobile number', ...MOBILE },
    { name: 'pincode', label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code' },
    { name: 'address', label: 'Address (house, street)', autoComplete: 'address-line1' },
    { name: 'locality', label: 'Locality', autoComplete: 'address-level3' },
    { name: 'city', label: 'City or town', autoComplete: 'address-level2' },
    { name: 'state', label: 'State', autoComplete: 'address-level1', choices: STATE_NAMES },
  ],
  hasPin: true,
  valuesOf: ({ pickupAddress }) => pickupAddress,
  errorsOf(values, seller) {
    const errors = errorsOf(PickupAddress, values);
    const other = pickupStateFault(seller, values.state ?? '');
    return other && !errors.state ? { ...errors, state: other } : errors;
  },
};

export const BANK: Part = {
  title: 'Bank account',
  name: 'bankDetails',
  fields: [
    { name: 'accountHolderName', label: 'Account holder name', ...OFF },
    { name: 'accountNumber', label: 'Account number', inputMode: 'numeric', ...OFF },
    { name: 'accountNumberAgain', label: 'Account number again', inputMode: 'numeric', ...OFF },
    { name: 'ifscCode', label: 'IFSC code', ...OFF },
  ],
  valuesOf: () => ({ accountHolderName: '', accountNumber: '', accountNumberAgain: '', ifscCode: '' }),
  errorsOf: (values) => errorsOf(BankDetails, values),
};
