import type * as z from 'zod/mini';
import { ALL_STATES, WriteTaxRate } from '#contract/calls/tax.ts';
import type { TaxType } from '#contract/calls/tax.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's values; an emptied field is null. */
export interface TaxRateValues {
  stateCode: string;
  rate: number | null;
  taxType: TaxType;
  hsnCode: string | null;
  description: string | null;
  isActive: boolean;
  thresholdAmount: number | null;
  effectiveFrom: string | null;
  effectiveUntil: string | null;
}

export const NEW_TAX_RATE: TaxRateValues = {
  stateCode: ALL_STATES,
  rate: null,
  taxType: 'GST',
  hsnCode: null,
  description: '',
  isActive: true,
  thresholdAmount: null,
  effectiveFrom: null,
  effectiveUntil: null,
};

export const valuesOf = (rate: TaxRateRecord): TaxRateValues => pickFields(NEW_TAX_RATE, rate);

/** Returns the body of the request. */
export function taxRateToSend(values: TaxRateValues): z.input<typeof WriteTaxRate> {
  return {
    ...values,
    // An empty field is not a rate of 0: the API's check says that it is missing.
    rate: values.rate as number,
    hsnCode: values.hsnCode?.trim() || null,
    description: values.description ?? '',
    effectiveFrom: values.effectiveFrom || null,
    effectiveUntil: values.effectiveUntil || null,
  };
}

/** Returns the errors of the API's schema, by field. */
export function taxRateErrors(values: TaxRateValues): ErrorTexts {
  return errorsOf(WriteTaxRate, taxRateToSend(values));
}
