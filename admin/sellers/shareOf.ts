import { formatCount } from '#contract/shop/money.ts';
import { words } from '../words/en/sellers.ts';

/** Returns a count with its share: `3 of 40 (7.5%)`. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '0';
  const percent = ((part * 100) / whole).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return words.partOfWhole(formatCount(part), formatCount(whole), percent);
}
