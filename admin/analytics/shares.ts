import type { AnalyticsRecord } from '../providers/records.ts';
import { words } from '../words/en/analytics.ts';

export interface AnalyticsTable {
  title: string;
  analytics: AnalyticsRecord;
}
export type Outcomes = AnalyticsRecord['outcomes'];

export const NONE = words.nothingInTheseDays;

/** Returns a share in percent, or a dash if `all` is 0. @example percentOf(3, 40) // '7.5%' */
export function percentOf(count: number, all: number): string {
  return all === 0 ? '–' : `${((count / all) * 100).toFixed(1)}%`;
}
