import type { ProductRecord } from '../providers/records.ts';

/**
 * Returns why shoppers do not see a product; undefined if they see it. The API says only that it is not shown for
 * reasons outside the product, so the last text names the possible ones.
 */
export function reasonHidden({
  isShown,
  isVisible,
  isActive,
  isComplete,
  hasPicture,
  skuCount,
}: ProductRecord): string | undefined {
  if (isShown) return undefined;
  const missing = [!isComplete && 'facts', !hasPicture && 'picture', skuCount === 0 && 'SKU with a price'];
  const text = missing.filter((word) => word !== false).join(', ');
  const reasons = [!isActive && 'Not active', !isVisible && 'Switched off', text !== '' && `Missing: ${text}`];
  return reasons.filter((reason) => reason !== false).join('. ') || 'Its category, seller or last day';
}
