import * as z from 'zod/mini';
import { GRID_PAGE_SIZE } from '#contract/grid.ts';
import { Product, ProductList } from '#contract/products.ts';
import { listProducts, listProductsOfCategory, readProduct } from '../domain/products/index.ts';
import { call } from './call.ts';

const PageNumber = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.transform((text) => Number(text)),
  ),
  0,
);

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
        page: query.pageNumber,
        pageSize: GRID_PAGE_SIZE,
      });
      return { content: products, totalPages: Math.ceil(total / GRID_PAGE_SIZE) };
    },
  }),
  call({
    method: 'GET',
    path: '/products/category/:categoryId',
    summary: 'The products of a category and all below it, by its id or its text code.',
    who: 'public',
    params: z.object({ categoryId: z.string() }),
    answer: z.array(Product),
    run: (shop, viewer, { params }) => listProductsOfCategory(shop, viewer, params.categoryId),
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
