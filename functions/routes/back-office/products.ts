import * as z from 'zod/mini';
import { ChangeProduct, ManagedProduct } from '#contract/calls/console.ts';
import { changeProduct, listManagedProducts, PRODUCT_SORTS, readManagedProduct } from '../../domain/products/index.ts';
import { resource } from './simple-rest.ts';

export const managedProductCalls = resource({
  name: 'products',
  row: ManagedProduct,
  sorts: PRODUCT_SORTS,
  sortedBy: { by: 'id', descending: true },
  filters: {
    categoryId: z.optional(z.int()),
    sellerId: z.optional(z.int()),
    isVisible: z.optional(z.boolean()),
    isActive: z.optional(z.boolean()),
  },
  list: listManagedProducts,
  one: readManagedProduct,
  update: {
    summary: 'Shows or hides a product.',
    body: ChangeProduct,
    run: changeProduct,
  },
});
