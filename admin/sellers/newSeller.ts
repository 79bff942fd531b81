import { EnterSeller } from '#contract/calls/sellers.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import { BANK, BUSINESS, PICKUP } from '../business/parts.ts';
import type { Part, PartField, Values } from '../business/parts.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/sellers.ts';

/** The form values of a seller that an admin enters. */
export interface NewSellerValues {
  taxKind: SellerTaxKind;
  gstin: string;
  enrolmentNumber: string;
  pan: string;
  email: string;
  mobile: string;
  businessDetails: Values;
  pickupAddress: Values;
  bankDetails: Values;
}

/** The parts of the form that a registration has too. */
export const NEW_SELLER_PARTS: readonly Part[] = [BUSINESS, PICKUP, BANK];

const CODE = { autoComplete: 'off' } as const;
const TAX_FIELDS: Record<'gstin' | 'enrolmentNumber' | 'pan', PartField> = {
  gstin: { name: 'gstin', label: 'GSTIN', ...CODE },
  enrolmentNumber: { name: 'enrolmentNumber', label: words.enrolmentNumber, ...CODE },
  pan: { name: 'pan', label: 'PAN', ...CODE },
};

/** Returns the tax fields that a tax status needs. The PAN of a GSTIN is inside it. */
export function taxFieldsOf(taxKind: SellerTaxKind): PartField[] {
  return taxKind === 'ENROLLED' ? [TAX_FIELDS.enrolmentNumber, TAX_FIELDS.pan] : [TAX_FIELDS.gstin];
}

const emptyOf = ({ fields }: Part): Values => Object.fromEntries(fields.map(({ name }) => [name, '']));

export const newSeller = (): NewSellerValues => ({
  taxKind: 'REGULAR',
  gstin: '',
  enrolmentNumber: '',
  pan: '',
  email: '',
  mobile: '',
  businessDetails: emptyOf(BUSINESS),
  pickupAddress: emptyOf(PICKUP),
  bankDetails: emptyOf(BANK),
});

/** Returns the body of the request: without the fields of another tax status, and without an empty bank account. */
export function newSellerToSend(values: NewSellerValues): object {
  const { gstin, enrolmentNumber, pan, bankDetails, ...rest } = values;
  const tax = values.taxKind === 'ENROLLED' ? { enrolmentNumber, pan } : { gstin };
  const hasBank = Object.values(bankDetails).some((text) => text?.trim());
  return { ...rest, ...tax, ...(hasBank && { bankDetails }) };
}

/** Returns the errors of the API's schema, by field. */
export const newSellerErrors = (values: NewSellerValues): ErrorTexts => errorsOf(EnterSeller, newSellerToSend(values));
