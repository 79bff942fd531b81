import * as z from 'zod/mini';
import { Category } from '#contract/calls/categories.ts';
import { listCategories } from '../domain/categories/index.ts';
import { call } from './call.ts';

export const categoryCalls = [
  call({
    method: 'GET',
    path: '/categories',
    summary: 'The categories shoppers see; to staff all of them.',
    who: 'public',
    answer: z.array(Category),
    run: (shop, viewer) => listCategories(shop, viewer),
  }),
];
