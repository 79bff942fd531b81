import * as z from 'zod/mini';
import { ChangeProduct, ManagedProduct } from '#contract/calls/console.ts';
import { changeProduct, managedProducts } from '../../domain/products/index.ts';
import { resource } from './simple-rest.ts';

export const managedProductCalls = resource({
  name: 'products',
  row: ManagedProduct,
  rows: managedProducts,
  sortedBy: { by: 'id', descending: true },
  filters: {
    categoryId: z.int(),
    sellerId: z.int(),
    isVisible: z.boolean(),
    isActive: z.boolean(),
  },
  update: {
    summary: 'Shows or hides a product.',
    body: ChangeProduct,
    run: changeProduct,
  },
});
