import type * as z from 'zod/mini';
import { ALL_STATES, WriteTaxRate } from '#contract/calls/tax.ts';
import type { TaxType } from '#contract/calls/tax.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { faultsOf } from '../ui/form/faults.ts';
import { pickFields } from '../ui/form/formValues.ts';
import type { Faults } from '../ui/form/faults.ts';

/** The form's fields; one that was cleared is null. */
export interface TypedTaxRate {
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

export const NEW_TAX_RATE: TypedTaxRate = {
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

export const typedOf = (rate: TaxRateRecord): TypedTaxRate => pickFields(NEW_TAX_RATE, rate);

/** What the API is sent. */
export function taxRateToSend(typed: TypedTaxRate): z.input<typeof WriteTaxRate> {
  return {
    ...typed,
    // An empty field is not a rate of 0: the API's check says that it is missing.
    rate: typed.rate as number,
    hsnCode: typed.hsnCode?.trim() || null,
    description: typed.description ?? '',
    effectiveFrom: typed.effectiveFrom || null,
    effectiveUntil: typed.effectiveUntil || null,
  };
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function taxRateFaults(typed: TypedTaxRate): Faults {
  return faultsOf(WriteTaxRate, taxRateToSend(typed));
}
