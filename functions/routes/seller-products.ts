import * as z from 'zod/mini';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { MAX_STOCK } from '#contract/calls/inventory.ts';
import { ChangeProduct, CreateProduct } from '#contract/calls/products.ts';
import { Id, Message } from '#contract/calls/wire.ts';
import {
  changeProduct,
  createProduct,
  editedProducts,
  readProductWithSeoUrl,
  removeProduct,
  setProductStock,
} from '../domain/catalogue/products/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const Pieces = 'Please enter a whole number of pieces';

/**
 * Calls by which a seller's own program lists and changes its goods. They run the same domain functions as the console.
 */
export const sellerProductCalls = [
  call({
    method: 'GET',
    path: '/sellers/product',
    summary: `One's own products, the newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: ['seller'],
    may: 'catalogue.read',
    query: z.object({ range: Range }),
    answer: json(z.array(EditedProduct)),
    async run(shop, seller, { query }) {
      const rows = rowsAsked(query.range);
      const input = { filter: {}, sort: { by: 'id', descending: true } as const, ...rows };
      return answerRows('products', rows, await editedProducts.list(shop, seller, input));
    },
  }),
  call({
    method: 'POST',
    path: '/sellers/product',
    summary: 'Lists a product with its SKUs and files.',
    who: ['seller'],
    may: 'catalogue.write',
    body: CreateProduct,
    answer: json(EditedProduct),
    refuses: ['SEO_URL_TAKEN', 'SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    run: (shop, seller, { body }) => createProduct(shop, seller, body),
    again: (shop, seller, _, seoUrl) => readProductWithSeoUrl(shop, seller, seoUrl),
  }),
  call({
    method: 'PATCH',
    path: '/sellers/product/:id{[0-9]+}',
    summary: 'Changes a product.',
    who: ['seller'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: ChangeProduct,
    answer: json(EditedProduct),
    refuses: ['PRODUCT_NOT_FOUND', 'SEO_URL_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    current: EditedProduct,
    run: (shop, seller, { params, body }) => changeProduct(shop, seller, params.id, body),
  }),
  call({
    method: 'PATCH',
    path: '/sellers/product/:id{[0-9]+}/stock',
    summary: 'Sets how many pieces there are of a product’s only SKU, or of the one that is named.',
    who: ['seller'],
    may: 'stock.write',
    params: z.object({ id: IdParam }),
    body: z.object({
      quantity: z.int(Pieces).check(z.minimum(0, Pieces), z.maximum(MAX_STOCK)),
      skuId: z.optional(Id),
    }),
    answer: json(EditedProduct),
    refuses: ['PRODUCT_NOT_FOUND', 'STOCK_NOT_FOUND', 'NOT_ENOUGH_STOCK'],
    run: (shop, seller, { params, body }) => setProductStock(shop, seller, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/sellers/product/:id{[0-9]+}',
    summary: 'Takes a product out of the shop for good.',
    who: ['seller'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['PRODUCT_NOT_FOUND'],
    async run(shop, seller, { params }) {
      await removeProduct(shop, seller, params.id);
      return { message: 'Product deleted successfully' };
    },
  }),
];
