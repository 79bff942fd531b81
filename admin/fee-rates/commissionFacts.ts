import type { OwnCommissionRecord } from '../providers/records.ts';

/** Returns the commission of each category with a rate of its own, as facts. */
export function commissionFacts(categories: OwnCommissionRecord['categories']): [string, string][] {
  return categories.map(({ category, percent }) => [`Commission on ${category.name}`, `${percent}%`]);
}
