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
 * How a post stands once it is written: only a planned one has a day, which is to come.
 * @throws FIELDS_INVALID for a day that is missing or not to come
 */
export function standingOf(shop: Pick<Shop, 'now'>, { status, publishDate }: Standing): Standing {
  if (status !== 'planned') return { status, publishDate: null };
  if (publishDate === null || publishDate <= kolkataDay(shop.now))
    refuse('FIELDS_INVALID', { fields: { publishDate: 'Please choose a day after today' } });
  return { status, publishDate };
}
