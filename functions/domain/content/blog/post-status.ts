import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { PostStatus } from '#contract/states/post.ts';
import type { Shop } from '../../shop.ts';

interface Standing {
  status: PostStatus;
  publishDate: Day | null;
}

/**
 * Returns the status and publish date that a post is stored with. Only a planned post has a publish date, which is in
 * the future.
 * @throws FIELDS_INVALID when the date is missing or not in the future
 */
export function standingOf(shop: Pick<Shop, 'now'>, { status, publishDate }: Standing): Standing {
  if (status !== 'planned') return { status, publishDate: null };
  if (publishDate === null || publishDate <= kolkataDay(shop.now))
    refuse('FIELDS_INVALID', { fields: { publishDate: 'Please choose a day after today' } });
  return { status, publishDate };
}
