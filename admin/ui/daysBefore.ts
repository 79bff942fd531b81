import { addDays } from '#contract/shop/dates.ts';

/**
 * Returns the same number of days before a span. @example daysBefore({ from: '2026-11-08', to: '2026-11-14' }) // 1 to
 * 7 Nov
 */
export function daysBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
