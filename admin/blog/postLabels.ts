import { POST_STATUSES } from '#contract/states/post.ts';
import type { PostStatus } from '#contract/states/post.ts';
import type { ManagedPostRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/blog.ts';
import { common } from '../words/en/common.ts';
import { formatDay } from '../words/dates.ts';

const STATUS: Record<PostStatus, { tone: Tone; word: string }> = {
  draft: { tone: 'over', word: common.draft },
  planned: { tone: 'waiting', word: words.planned },
  published: { tone: 'good', word: words.published },
};

export const STATUS_FILTERS = POST_STATUSES.map((value) => ({ value, word: STATUS[value].word }));

/** Returns the status of a post; a planned one has its day. */
export function statusOf({ status, publishDate }: Pick<ManagedPostRecord, 'status' | 'publishDate'>) {
  const { tone, word } = STATUS[status];
  return { tone, word: publishDate === null ? word : words.statusForDay(word, formatDay(publishDate)) };
}
