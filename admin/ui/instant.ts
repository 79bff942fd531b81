import { formatInstant } from '../words/dates.ts';

/** Returns an instant in Indian time: '20 Nov 2026, 11:35 am'. */
export function instant(iso: string): string {
  return formatInstant(Date.parse(iso));
}
