import * as z from 'zod/mini';
import { ChangeProduct, ManagedProduct } from '#contract/calls/console.ts';
import { changeProduct, listManagedProducts, PRODUCT_SORTS, readManagedProduct } from '../../domain/products/index.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { readCalls } from './simple-rest.ts';

export const managedProductCalls = [
  ...readCalls({
    name: 'products',
    may: 'catalogue.read',
    row: ManagedProduct,
    sorts: PRODUCT_SORTS,
    sortedBy: { by: 'id', descending: true },
    filters: {
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      categoryId: z.optional(z.int()),
      sellerId: z.optional(z.int()),
      isVisible: z.optional(z.boolean()),
      isActive: z.optional(z.boolean()),
    },
    list: listManagedProducts,
    one: readManagedProduct,
  }),
  call({
    method: 'PUT',
    path: '/api/admin/products/:id{[0-9]+}',
    summary: 'Shows or hides a product.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    limit: 'write',
    params: z.object({ id: IdParam }),
    body: ChangeProduct,
    answer: ManagedProduct,
    current: ManagedProduct,
    run: (shop, staff, { params, body }) => changeProduct(shop, staff, params.id, body),
  }),
];
