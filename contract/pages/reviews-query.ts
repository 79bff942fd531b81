import { REVIEW_SORTS } from '../shop/review-words.ts';
import type { ReviewSort } from '../shop/review-words.ts';
import { readPage } from './url-params.ts';
import type { AddressParams } from './url-params.ts';

/** The state of the page of all reviews in its address. */
export interface ReviewsQuery {
  /** One-based. */
  page: number;
  sort: ReviewSort;
  stars: number | null;
  /** The bought size. */
  size: string | null;
  photos: boolean;
  verified: boolean;
}

export const PLAIN_REVIEWS: ReviewsQuery = {
  page: 1,
  sort: 'newest',
  stars: null,
  size: null,
  photos: false,
  verified: false,
};

const LONGEST_SIZE = 20;

/** Parses the state from an address. Invalid parts are ignored, so no address is an error. */
export function readReviewsQuery(params: AddressParams): ReviewsQuery {
  const stars = params.get('stars') ?? '';
  const size = (params.get('size') ?? '').trim();
  return {
    page: readPage(params),
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    size: size !== '' && size.length <= LONGEST_SIZE ? size : null,
    photos: params.get('photos') === 'true',
    verified: params.get('verified') === 'true',
  };
}

/** Returns the query after the path of the reviews; empty for the first page of all reviews. */
export function writeReviewsQuery(query: Partial<ReviewsQuery>): string {
  const { page, sort, stars, size, photos, verified } = { ...PLAIN_REVIEWS, ...query };
  const params = [
    ...(stars === null ? [] : [`stars=${stars}`]),
    ...(size === null ? [] : [`size=${encodeURIComponent(size)}`]),
    ...(photos ? ['photos=true'] : []),
    ...(verified ? ['verified=true'] : []),
    ...(sort === 'newest' ? [] : [`sort=${sort}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return params.length === 0 ? '' : `?${params.join('&')}`;
}
