import * as z from 'zod/mini';
import { Sku } from '#contract/calls/skus.ts';
import { listSkus, readSku } from '../domain/skus/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

export const skuCalls = [
  call({
    method: 'GET',
    path: '/skus',
    summary: `The SKUs of the products a caller may see, the newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: 'public',
    query: z.object({ range: Range }),
    answer: z.array(Sku),
    async run(shop, viewer, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('skus', rows, await listSkus(shop, viewer, rows));
    },
  }),
  call({
    method: 'GET',
    path: '/skus/:id{[0-9]+}',
    summary: 'One SKU.',
    who: 'public',
    params: z.object({ id: IdParam }),
    answer: Sku,
    run: (shop, viewer, { params }) => readSku(shop, viewer, params.id),
  }),
];
