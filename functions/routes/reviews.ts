import * as z from 'zod/mini';
import { Review } from '#contract/calls/reviews.ts';
import { listReviews } from '../domain/reviews/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

export const reviewCalls = [
  call({
    method: 'GET',
    path: '/reviews/product/:productId',
    summary: `A product's reviews, the newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: 'public',
    params: z.object({ productId: IdParam }),
    query: z.object({ range: Range }),
    answer: z.array(Review),
    async run(shop, _, { params, query }) {
      const rows = rowsAsked(query.range);
      return answerRows('reviews', rows, await listReviews(shop, params.productId, rows));
    },
  }),
];
