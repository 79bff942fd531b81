import { instant } from '../ui/instant.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import type { ListedPageRecord } from '../providers/records.ts';

/** Returns the state of a page; a published one that is not shown has dates. */
export function statusOf({
  status,
  isShown,
  from,
  until,
}: Pick<ListedPageRecord, 'status' | 'isShown' | 'from' | 'until'>): { tone: Tone; word: string } {
  if (status === 'draft') return { tone: 'over', word: 'Draft' };
  if (isShown) return { tone: 'good', word: until ? `Shown until ${instant(until)}` : 'Published' };
  return from && Date.parse(from) > Date.now()
    ? { tone: 'waiting', word: `From ${instant(from)}` }
    : { tone: 'over', word: 'Over' };
}

/** Returns the address of a page. */
export function addressOf({ isHome, slug }: Pick<ListedPageRecord, 'isHome' | 'slug'>): string {
  return isHome ? '/' : `/pages/${slug}`;
}
