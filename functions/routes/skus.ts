import * as z from 'zod/mini';
import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { ChangeSku, CreateSkuOfProduct, SeenSku } from '#contract/calls/skus.ts';
import { Message } from '#contract/calls/wire.ts';
import { changeSku, createSku, listSkus, readSku, readSkuWithCode, removeSku } from '../domain/catalogue/skus/index.ts';
import { json } from '../http/answers.ts';
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
    answer: json(z.array(SeenSku)),
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
    answer: json(SeenSku),
    refuses: ['SKU_NOT_FOUND'],
    run: (shop, viewer, { params }) => readSku(shop, viewer, params.id),
  }),
  call({
    method: 'POST',
    path: '/skus/create',
    summary: 'Adds a SKU to a product, with the stock it opens with.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    body: CreateSkuOfProduct,
    answer: json(ManagedSku),
    refuses: ['PRODUCT_NOT_FOUND'],
    run: (shop, staff, { body }) => createSku(shop, staff, body),
    again: (shop, staff, _, code) => readSkuWithCode(shop, staff, code),
  }),
  call({
    method: 'PATCH',
    path: '/skus/update/:id{[0-9]+}',
    summary: 'Changes a SKU.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: ChangeSku,
    answer: json(ManagedSku),
    refuses: ['SKU_NOT_FOUND', 'SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    current: ManagedSku,
    run: (shop, staff, { params, body }) => changeSku(shop, staff, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/skus/delete/:id{[0-9]+}',
    summary: 'Takes a SKU out of the shop for good.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['SKU_NOT_FOUND'],
    async run(shop, staff, { params }) {
      await removeSku(shop, staff, params.id);
      return { message: 'SKU deleted successfully' };
    },
  }),
];
