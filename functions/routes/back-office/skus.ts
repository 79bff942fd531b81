import * as z from 'zod/mini';
import { ChangeSkuPrice, ManagedSku } from '#contract/calls/console.ts';
import { SKU_STATUSES } from '#contract/calls/skus.ts';
import { changeSkuPrice, listManagedSkus, readManagedSku, SKU_SORTS } from '../../domain/products/index.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { readCalls } from './simple-rest.ts';

export const managedSkuCalls = [
  ...readCalls({
    name: 'skus',
    may: 'catalogue.read',
    row: ManagedSku,
    sorts: SKU_SORTS,
    sortedBy: { by: 'id', descending: true },
    filters: {
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      productId: z.optional(z.int()),
      sellerId: z.optional(z.int()),
      status: z.optional(z.enum(SKU_STATUSES)),
    },
    list: listManagedSkus,
    one: readManagedSku,
  }),
  call({
    method: 'PUT',
    path: '/api/admin/skus/:id{[0-9]+}',
    summary: "Sets a SKU's MRP and selling price.",
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    limit: 'write',
    params: z.object({ id: IdParam }),
    body: ChangeSkuPrice,
    answer: ManagedSku,
    current: ManagedSku,
    run: (shop, staff, { params, body }) => changeSkuPrice(shop, staff, params.id, body),
  }),
];
