import * as z from 'zod/mini';
import { PRODUCT_CALL_SIZE } from '#contract/pages/product-list-query.ts';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { ChangeProduct, CreateProduct, Product, ProductList } from '#contract/calls/products.ts';
import { Message, numeral } from '#contract/calls/wire.ts';
import { listProducts, listProductsOfCategory } from '../domain/discovery/product-list/index.ts';
import {
  changeProduct,
  createProduct,
  readProduct,
  readProductWithSeoUrl,
  removeProduct,
} from '../domain/catalogue/products/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const PageNumber = z._default(numeral(5), 0);

export const productCalls = [
  call({
    method: 'GET',
    path: '/products',
    summary: 'A page of twelve products; pages count from 0.',
    who: 'public',
    isShared: true,
    query: z.object({ pageNumber: PageNumber }),
    answer: json(ProductList),
    async run(shop, viewer, { query }) {
      const { products, total } = await listProducts(shop, viewer, {
        offset: query.pageNumber * PRODUCT_CALL_SIZE,
        limit: PRODUCT_CALL_SIZE,
      });
      return { content: products, totalPages: Math.ceil(total / PRODUCT_CALL_SIZE) };
    },
  }),
  call({
    method: 'GET',
    path: '/products/category/:categoryId',
    summary: `The products of a category and all below it, by its id or its text code; ${MAX_ROWS} of them, or those of a range.`,
    who: 'public',
    isShared: true,
    params: z.object({ categoryId: z.string() }),
    query: z.object({ range: Range }),
    answer: json(z.array(Product)),
    refuses: ['CATEGORY_NOT_FOUND'],
    async run(shop, viewer, { params, query }) {
      const rows = rowsAsked(query.range);
      return answerRows('products', rows, await listProductsOfCategory(shop, viewer, params.categoryId, rows));
    },
  }),
  call({
    method: 'POST',
    path: '/products/create',
    summary: 'Lists a product with its SKUs and files.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    body: CreateProduct,
    answer: json(EditedProduct),
    refuses: ['SEO_URL_TAKEN', 'SKU_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT', 'TAX_RATE_UNKNOWN'],
    run: (shop, staff, { body }) => createProduct(shop, staff, body),
    again: (shop, staff, _, seoUrl) => readProductWithSeoUrl(shop, staff, seoUrl),
  }),
  call({
    method: 'PATCH',
    path: '/products/update/:id{[0-9]+}',
    summary: 'Changes a product.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: ChangeProduct,
    answer: json(EditedProduct),
    refuses: ['PRODUCT_NOT_FOUND', 'SEO_URL_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    current: EditedProduct,
    run: (shop, staff, { params, body }) => changeProduct(shop, staff, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/products/delete/:id{[0-9]+}',
    summary: 'Takes a product out of the shop for good.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['PRODUCT_NOT_FOUND'],
    async run(shop, staff, { params }) {
      await removeProduct(shop, staff, params.id);
      return { message: 'Product deleted successfully' };
    },
  }),
  // Last, since its parameter would match every other address of the area.
  call({
    method: 'GET',
    path: '/products/:seoUrlOrId',
    summary: 'One product with its SKUs and pictures.',
    who: 'public',
    isShared: true,
    params: z.object({ seoUrlOrId: z.string().check(z.maxLength(120)) }),
    answer: json(Product),
    refuses: ['PRODUCT_NOT_FOUND'],
    run: (shop, viewer, { params }) => readProduct(shop, viewer, params.seoUrlOrId),
  }),
];
