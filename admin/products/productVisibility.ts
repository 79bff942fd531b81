import type { ProductRecord } from '../providers/records.ts';

/**
 * Returns why shoppers do not see a product; undefined if they see it. The API says only that it is not shown for
 * reasons outside the product, so the last text names the possible ones.
 */
export function reasonHidden(product: ProductRecord): string | undefined {
  if (product.isShown) return undefined;
  const gaps = gapsText(product);
  const reasons = [!product.isActive && 'Not active', !product.isVisible && 'Switched off', gaps];
  return reasons.filter(Boolean).join('. ') || 'Its category, seller or last day';
}

/** Returns what a product lacks for the shop; undefined if it is whole. */
export function gapsText({ isComplete, hasPicture, skuCount }: ProductRecord): string | undefined {
  const missing = [!isComplete && 'facts', !hasPicture && 'picture', skuCount === 0 && 'SKU with a price'];
  const text = missing.filter((word) => word !== false).join(', ');
  return text === '' ? undefined : `Missing: ${text}`;
}

/** Returns what keeps a product of a seller without approval out of the shop. */
export function draftReason(product: ProductRecord): string {
  return gapsText(product) ?? 'Whole. You choose on Today what goes into the shop once your papers are approved.';
}
