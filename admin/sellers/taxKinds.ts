import type { SellerTaxKind } from '#contract/states/seller.ts';

export const TAX_KIND_LABELS: Record<SellerTaxKind, string> = {
  REGULAR: 'Regular',
  COMPOSITION: 'Composition',
  ENROLLED: 'Enrolled, not registered',
};
