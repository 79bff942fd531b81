import * as z from 'zod/mini';
import { PRODUCT_CALL_SIZE } from '#contract/pages/product-list-query.ts';
import { Product, ProductList } from '#contract/calls/products.ts';
import { numeral } from '#contract/calls/wire.ts';
import { listProducts, listProductsOfCategory } from '../domain/product-list/index.ts';
import { readProduct } from '../domain/products/index.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const PageNumber = z._default(numeral(5), 0);

export const productCalls = [
  call({
    method: 'GET',
    path: '/products',
    summary: 'A page of twelve products; pages count from 0.',
    who: 'public',
    query: z.object({ pageNumber: PageNumber }),
    answer: ProductList,
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
    params: z.object({ categoryId: z.string() }),
    query: z.object({ range: Range }),
    answer: z.array(Product),
    async run(shop, viewer, { params, query }) {
      const rows = rowsAsked(query.range);
      return answerRows('products', rows, await listProductsOfCategory(shop, viewer, params.categoryId, rows));
    },
  }),
  // Last, since its parameter would take every other address of the area.
  call({
    method: 'GET',
    path: '/products/:seoUrlOrId',
    summary: 'One product with its SKUs and pictures.',
    who: 'public',
    params: z.object({ seoUrlOrId: z.string().check(z.maxLength(120)) }),
    answer: Product,
    run: (shop, viewer, { params }) => readProduct(shop, viewer, params.seoUrlOrId),
  }),
];
