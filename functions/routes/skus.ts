import * as z from 'zod/mini';
import { Sku } from '#contract/skus.ts';
import { listSkus, readSku } from '../domain/products/index.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

export const skuCalls = [
  call({
    method: 'GET',
    path: '/skus',
    summary: 'The SKUs of the products a caller may see, the newest 500.',
    who: 'public',
    answer: z.array(Sku),
    run: (shop, viewer) => listSkus(shop, viewer),
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
