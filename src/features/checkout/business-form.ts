import { gstinFault, typedGstin } from '#contract/shop/gstin.ts';

/** The form values for a business invoice. */
export interface BusinessForm {
  gstin: string;
  legalName: string;
}

/** Returns the errors of the business fields. */
export function businessErrors({ gstin, legalName }: BusinessForm): Partial<Record<keyof BusinessForm, string>> {
  const error = gstinFault(typedGstin(gstin));
  return {
    ...(error ? { gstin: error } : {}),
    ...(legalName.trim() === '' ? { legalName: 'Legal name is required' } : {}),
  };
}
