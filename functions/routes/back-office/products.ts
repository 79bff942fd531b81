import * as z from 'zod/mini';
import { EditedProduct, ManagedProduct } from '#contract/calls/console.ts';
import { ChangeProduct, CreateProduct } from '#contract/calls/products.ts';
import {
  changeProduct,
  createProduct,
  editedProducts,
  managedProducts,
  readProductWithSeoUrl,
  readRemovedProduct,
  removeProduct,
} from '../../domain/products/index.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { resource } from './simple-rest.ts';

export const managedProductCalls = resource({
  name: 'products',
  columns: PRODUCT_COLUMNS,
  row: ManagedProduct,
  rows: managedProducts,
  full: { row: EditedProduct, one: editedProducts.one },
  sortedBy: { by: 'id', descending: true },
  filters: {
    categoryId: z.int(),
    sellerId: z.int(),
    isVisible: z.boolean(),
    isActive: z.boolean(),
    isComplete: z.boolean(),
  },
  create: {
    summary: 'Lists a product with its SKUs and files.',
    body: CreateProduct,
    run: createProduct,
    again: (shop, staff, { seoUrl }) => readProductWithSeoUrl(shop, staff, seoUrl),
  },
  update: { summary: 'Changes a product.', body: ChangeProduct, run: changeProduct },
  archive: { summary: 'Takes a product out of the shop for good.', run: removeProduct, again: readRemovedProduct },
});
