import type { HTMLInputTypeAttribute } from 'react';
import { BankDetails, BusinessDetails, PickupAddress, pickupStateFault } from '#contract/calls/sellers.ts';
import { STATES } from '#contract/shop/india.ts';
import type { SellerRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/business.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

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
  title: words.businessDetails,
  name: 'businessDetails',
  fields: [
    { name: 'businessName', label: words.businessNameShownToShoppers, autoComplete: 'organization' },
    { name: 'legalName', label: words.registeredLegalName, ...OFF },
    { name: 'businessEmail', label: words.businessEmail, type: 'email', inputMode: 'email', autoComplete: 'email' },
    { name: 'businessMobile', label: words.businessMobile, ...MOBILE },
    { name: 'businessAddress', label: words.businessAddress, autoComplete: 'street-address' },
  ],
  valuesOf: ({ businessDetails: { logo: _, banner: __, ...fieldValues } }) => fieldValues,
  errorsOf: (values) => errorsOf(BusinessDetails, values),
};

export const PICKUP: Part = {
  title: words.pickupAddress,
  name: 'pickupAddress',
  fields: [
    { name: 'name', label: common.name, autoComplete: 'name' },
    { name: 'mobile', label: words.mobileNumber, ...MOBILE },
    { name: 'pincode', label: common.pinCode, inputMode: 'numeric', autoComplete: 'postal-code' },
    { name: 'address', label: words.addressHouseStreet, autoComplete: 'address-line1' },
    { name: 'locality', label: words.locality, autoComplete: 'address-level3' },
    { name: 'city', label: words.cityOrTown, autoComplete: 'address-level2' },
    { name: 'state', label: common.state, autoComplete: 'address-level1', choices: STATE_NAMES },
  ],
  hasPin: true,
  valuesOf: ({ pickupAddress }) => pickupAddress,
  errorsOf(values, seller) {
    const errors = errorsOf(PickupAddress, values);
    const other = pickupStateFault(seller, values.state ?? '');
    return other && !errors.state ? { ...errors, state: shared(other) } : errors;
  },
};

export const BANK: Part = {
  title: words.bankAccount,
  name: 'bankDetails',
  fields: [
    { name: 'accountHolderName', label: words.accountHolderName, ...OFF },
    { name: 'accountNumber', label: words.accountNumber, inputMode: 'numeric', ...OFF },
    { name: 'accountNumberAgain', label: words.accountNumberAgain, inputMode: 'numeric', ...OFF },
    { name: 'ifscCode', label: words.ifscCode, ...OFF },
  ],
  valuesOf: () => ({ accountHolderName: '', accountNumber: '', accountNumberAgain: '', ifscCode: '' }),
  errorsOf: (values) => errorsOf(BankDetails, values),
};
