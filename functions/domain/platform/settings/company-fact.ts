import { refuse } from '#contract/calls/refusals.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';

const NAMES = { legalName: 'legal name', gstin: 'GSTIN', tcsGstin: 'GSTIN for TCS' } as const;

/**
 * Returns a fact of the company for a paper or a return.
 * @throws COMPANY_INCOMPLETE when the owner has not entered it yet
 */
export function companyFact({ company }: Pick<StorePolicy, 'company'>, fact: keyof typeof NAMES): string {
  return company[fact] || refuse('COMPANY_INCOMPLETE', { params: { fact: NAMES[fact] } });
}
