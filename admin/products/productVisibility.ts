import type { ProductRecord } from '../providers/records.ts';

/**
 * Why shoppers do not see a product; nothing where they do. Beyond what is its own the API only says that it is not
 * shown, so the last reason names what can be behind it.
 */
export function reasonHidden({
  isShown,
  isVisible,
  isActive,
  isComplete,
  skuCount,
}: ProductRecord): string | undefined {
  if (isShown) return undefined;
  if (!isActive) return 'Not active';
  if (!isVisible) return 'Switched off';
  if (!isComplete) return 'Facts are missing';
  if (skuCount === 0) return 'No SKU yet';
  return 'Its category, seller or last day';
}
