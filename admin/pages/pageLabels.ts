import { instant } from '../ui/instant.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import type { ListedPageRecord } from '../providers/records.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

/** Returns the state of a page; a published one that is not shown has dates. */
export function statusOf({
  status,
  isShown,
  from,
  until,
}: Pick<ListedPageRecord, 'status' | 'isShown' | 'from' | 'until'>): { tone: Tone; word: string } {
  if (status === 'draft') return { tone: 'over', word: common.draft };
  if (isShown) return { tone: 'good', word: until ? words.shownUntilInstant(instant(until)) : words.published };
  return from && Date.parse(from) > Date.now()
    ? { tone: 'waiting', word: words.fromInstant(instant(from)) }
    : { tone: 'over', word: words.over };
}

/** Returns the address of a page. */
export function addressOf({ isHome, slug }: Pick<ListedPageRecord, 'isHome' | 'slug'>): string {
  return isHome ? '/' : `/pages/${slug}`;
}
