import type { SellerTaxKind } from '#contract/states/seller.ts';
import { words } from '../words/en/sellers-own.ts';

export const TAX_KIND_LABELS: Record<SellerTaxKind, string> = {
  REGULAR: words.regular,
  COMPOSITION: words.composition,
  ENROLLED: words.enrolledNotRegistered,
};
