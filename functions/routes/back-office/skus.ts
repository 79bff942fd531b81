import * as z from 'zod/mini';
import { ManagedSku } from '#contract/calls/console.ts';
import { ChangeSku, CreateSkuOfProduct, SKU_STATUSES, TAX_CATEGORIES } from '#contract/calls/skus.ts';
import {
  changeSku,
  createSku,
  managedSkus,
  readRemovedSku,
  readSkuWithCode,
  removeSku,
} from '../../domain/skus/index.ts';
import { SKU_COLUMNS } from './columns.ts';
import { resource } from './simple-rest.ts';

export const managedSkuCalls = resource({
  name: 'skus',
  columns: SKU_COLUMNS,
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
  update: { summary: 'Changes a SKU.', body: ChangeSku, run: changeSku },
  archive: { summary: 'Takes a SKU out of the shop for good.', run: removeSku, again: readRemovedSku },
});
