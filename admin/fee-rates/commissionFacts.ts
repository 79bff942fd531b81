import type { OwnCommissionRecord } from '../providers/records.ts';
import { words } from '../words/en/payouts.ts';

/** Returns the commission of each category with a rate of its own, as facts. */
export function commissionFacts(categories: OwnCommissionRecord['categories']): [string, string][] {
  return categories.map(({ category, percent }) => [words.commissionOn(category.name), `${percent}%`]);
}
