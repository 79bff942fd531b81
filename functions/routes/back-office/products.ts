import * as z from 'zod/mini';
import { EditedProduct, ManagedProduct, ProductCodes } from '#contract/calls/managed-goods.ts';
import { DrawnProduct, PreviewProduct } from '#contract/calls/product-preview.ts';
import { numeral } from '#contract/calls/wire.ts';
import { ChangeProduct, CreateProduct } from '#contract/calls/products.ts';
import { json } from '../../http/answers.ts';
import { PRODUCT_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import {
  changeProduct,
  createProduct,
  editedProducts,
  listProductCodes,
  managedProducts,
  readProductWithSeoUrl,
  readRemovedProduct,
  removeProduct,
} from '../../domain/catalogue/products/index.ts';
import { drawPreview } from '../../publish/product-preview.ts';
import { call } from '../call.ts';
import { importCalls } from './imports.ts';
import { csvOf, resource } from './simple-rest.ts';

const rows = resource({
  name: 'products',
  exported: csvOf(editedProducts, writing(PRODUCT_COLUMNS)),
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
    wasShown: z.boolean(),
  },
  create: {
    summary: 'Lists a product with its SKUs and files.',
    body: CreateProduct,
    refuses: ['SEO_URL_TAKEN', 'SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    run: createProduct,
    again: (shop, staff, _, seoUrl) => readProductWithSeoUrl(shop, staff, seoUrl),
  },
  update: {
    summary: 'Changes a product.',
    body: ChangeProduct,
    refuses: ['SEO_URL_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    run: changeProduct,
  },
  archive: {
    summary: 'Takes a product out of the shop for good.',
    run: removeProduct,
    again: readRemovedProduct,
  },
});

export const managedProductCalls = [
  ...rows,
  ...importCalls('products'),
  call({
    method: 'GET',
    path: '/api/admin/products/codes',
    summary: 'What files of products are named after: address, title and the codes of SKUs, by id.',
    who: ['seller', 'admin'],
    may: 'catalogue.read',
    /** The last id of the answer before. */
    query: z.object({ after: z._default(numeral(9), 0) }),
    answer: json(z.array(ProductCodes)),
    run: (shop, staff, { query: { after } }) => listProductCodes(shop, staff, after),
  }),
  call({
    method: 'POST',
    path: '/api/admin/products/preview',
    summary: 'Draws the page and the card of a product as its form stands. Nothing is kept.',
    who: ['seller', 'admin'],
    may: 'catalogue.read',
    body: PreviewProduct,
    answer: json(DrawnProduct),
    refuses: ['PRODUCT_NOT_FOUND'],
    run: (shop, staff, { body }) => drawPreview(shop, staff, body),
  }),
];
