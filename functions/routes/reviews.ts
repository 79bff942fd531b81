import * as z from 'zod/mini';
import { Review } from '#contract/calls/reviews.ts';
import { listReviews } from '../domain/reviews/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

export const reviewCalls = [
  call({
    method: 'GET',
    path: '/reviews/product/:productId',
    summary: "A product's reviews, the newest first.",
    who: 'public',
    params: z.object({ productId: IdParam }),
    answer: z.array(Review),
    run: (shop, _, { params }) => listReviews(shop, params.productId),
  }),
];
