import type { ProductRecord } from '../providers/records.ts';

/**
 * Why shoppers do not see a product; undefined when they do. Beyond what is its own the API only says that it is not
 * shown, so the last reason names what can be behind it.
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
