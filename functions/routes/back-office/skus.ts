import * as z from 'zod/mini';
import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { PriceHistory } from '#contract/calls/prices.ts';
import {
  AddSkus,
  ChangePrices,
  ChangeSku,
  CreateSkuOfProduct,
  SKU_STATUSES,
  TAX_CATEGORIES,
} from '#contract/calls/skus.ts';
import { SKU_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import {
  addSkus,
  changePrices,
  changeSku,
  createSku,
  managedSkus,
  readAddedSkus,
  readManagedSkus,
  readPriceHistory,
  readRemovedSku,
  readSkuWithCode,
  removeSku,
} from '../../domain/catalogue/skus/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { importCalls } from './imports.ts';
import { csvOf, resource } from './simple-rest.ts';

const rows = resource({
  name: 'skus',
  exported: csvOf(managedSkus, writing(SKU_COLUMNS)),
  row: ManagedSku,
  rows: managedSkus,
  sortedBy: { by: 'id', descending: true },
  filters: {
    productId: z.int(),
    sellerId: z.int(),
    taxCategory: z.enum(TAX_CATEGORIES),
    status: z.enum(SKU_STATUSES),
  },
  create: {
    summary: 'Adds a SKU to a product, with the stock it opens with.',
    body: CreateSkuOfProduct,
    run: createSku,
    again: (shop, staff, _, code) => readSkuWithCode(shop, staff, code),
  },
  update: {
    summary: 'Changes a SKU.',
    body: ChangeSku,
    refuses: ['SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    run: changeSku,
  },
  archive: {
    summary: 'Takes a SKU out of the shop for good.',
    run: removeSku,
    again: readRemovedSku,
  },
});

export const managedSkuCalls = [
  ...rows,
  ...importCalls('skus'),
  call({
    method: 'POST',
    path: '/api/admin/products/:id{[0-9]+}/skus',
    summary: 'Adds several SKUs to a product, all of them or none.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: AddSkus,
    answer: json(z.array(ManagedSku)),
    refuses: ['PRODUCT_NOT_FOUND', 'SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    run: (shop, staff, { params: { id }, body }) => addSkus(shop, staff, id, body.skus),
    again: (shop, staff, _, reference) => readAddedSkus(shop, staff, reference),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/skus/prices',
    summary: 'Changes the prices of several SKUs, all of them or none.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    body: ChangePrices,
    answer: json(z.array(ManagedSku)),
    refuses: ['SKU_NOT_FOUND'],
    current: ManagedSku,
    run: (shop, staff, { body }) => changePrices(shop, staff, body),
    again: (shop, staff, { body }) =>
      readManagedSkus(
        shop,
        staff,
        body.prices.map(({ id }) => id),
      ),
  }),
  call({
    method: 'GET',
    path: '/api/admin/skus/:id{[0-9]+}/prices',
    summary: 'The prices that a SKU had: from when, and who set them.',
    who: ['seller', 'admin'],
    may: 'catalogue.read',
    params: z.object({ id: IdParam }),
    answer: json(PriceHistory),
    refuses: ['SKU_NOT_FOUND'],
    run: (shop, staff, { params: { id } }) => readPriceHistory(shop, staff, id),
  }),
];
