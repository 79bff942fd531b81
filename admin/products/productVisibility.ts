import type { ProductRecord } from '../providers/records.ts';

/**
 * Why shoppers do not see a product; nothing where they do. Beyond its own two switches the API only says that it is
 * not shown, so the last reason names what can be behind it.
 */
export function reasonHidden({ isShown, isVisible, isActive }: ProductRecord): string | undefined {
  if (isShown) return undefined;
  if (!isActive) return 'Not active';
  if (!isVisible) return 'Switched off';
  return 'Its category, seller or last day';
}
