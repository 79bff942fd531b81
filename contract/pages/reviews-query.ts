import { REVIEW_SORTS } from '../shop/review-words.ts';
import type { ReviewSort } from '../shop/review-words.ts';
import { readPage } from './url-params.ts';
import type { AddressParams } from './url-params.ts';

/** What the page of all reviews shows, as its address says it. */
export interface ReviewsQuery {
  /** From 1. */
  page: number;
  sort: ReviewSort;
  stars: number | null;
  /** The size that was bought. */
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

/** Reads what is wanted from an address. What is not understood is left out, so no address is ever an error. */
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

/** What stands behind the path of the reviews; nothing for the first page of all of them. */
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
