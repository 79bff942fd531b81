import { words } from '../words/en/overview.ts';

/**
 * Returns the comparison of a figure with the one before.
 * @example trendOf(120, 100) // '20% more than before'
 */
export function trendOf(now: number, before: number): string {
  if (before <= 0) return now > 0 ? words.nothingBefore : words.nothingBeforeEither;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return words.asBefore;
  return (percent > 0 ? words.moreThanBefore : words.lessThanBefore)(Math.abs(percent).toLocaleString('en-IN'));
}
