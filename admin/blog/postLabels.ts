import { formatDay } from '#contract/shop/dates.ts';
import { POST_STATUSES } from '#contract/states/post.ts';
import type { PostStatus } from '#contract/states/post.ts';
import type { ManagedPostRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

const STATUS: Record<PostStatus, { tone: Tone; word: string }> = {
  draft: { tone: 'over', word: 'Draft' },
  planned: { tone: 'waiting', word: 'Planned' },
  published: { tone: 'good', word: 'Published' },
};

export const STATUS_FILTERS = POST_STATUSES.map((value) => ({ value, word: STATUS[value].word }));

/** Returns the status of a post; a planned one has its day. */
export function statusOf({ status, publishDate }: Pick<ManagedPostRecord, 'status' | 'publishDate'>) {
  const { tone, word } = STATUS[status];
  return { tone, word: publishDate === null ? word : `${word} for ${formatDay(publishDate)}` };
}
