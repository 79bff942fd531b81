import { gstinFault, typedGstin } from '#contract/shop/gstin.ts';

/** What a business gives for its invoice, as it is typed. */
export interface BusinessForm {
  gstin: string;
  legalName: string;
}

/** What is wrong with what a business gave. */
export function businessErrors({ gstin, legalName }: BusinessForm): Partial<Record<keyof BusinessForm, string>> {
  const error = gstinFault(typedGstin(gstin));
  return {
    ...(error ? { gstin: error } : {}),
    ...(legalName.trim() === '' ? { legalName: 'Legal name is required' } : {}),
  };
}
