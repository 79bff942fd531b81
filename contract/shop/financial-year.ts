import type { Day } from './dates.ts';

/** A financial year of India, 1 April to 31 March, by the year it begins in. */
export type FinancialYear = number;

/** Returns the financial year of a Kolkata day. For an instant, use its `kolkataDay`. */
export function financialYearOf(day: Day): FinancialYear {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
}

/** @example yearInWords(2026) // '2026-27' */
export function yearInWords(year: FinancialYear): string {
  return `${year}-${lastTwo(year + 1)}`;
}

/** Returns a financial year as in the number of an invoice. @example yearInNumber(2026) // '2627' */
export function yearInNumber(year: FinancialYear): string {
  return lastTwo(year) + lastTwo(year + 1);
}

const lastTwo = (year: number) => String(year % 100).padStart(2, '0');
