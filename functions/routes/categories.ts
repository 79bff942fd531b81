import * as z from 'zod/mini';
import { Category, ChangeCategory, ManagedCategory, CreateCategory } from '#contract/calls/categories.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  changeCategory,
  createCategory,
  listCategories,
  readCategoryWithSeoUrl,
  removeCategory,
} from '../domain/catalogue/categories/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

export const categoryCalls = [
  call({
    method: 'GET',
    path: '/categories',
    summary: 'The categories shoppers see; to staff all of them.',
    who: 'public',
    isShared: true,
    answer: json(z.array(Category)),
    run: (shop, viewer) => listCategories(shop, viewer),
  }),
  call({
    method: 'POST',
    path: '/categories/create',
    summary: 'Adds a category; a seller proposes one.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    body: CreateCategory,
    answer: json(ManagedCategory),
    refuses: ['SEO_URL_TAKEN', 'CATEGORY_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    run: (shop, staff, { body }) => createCategory(shop, staff, body),
    again: (shop, staff, _, seoUrl) => readCategoryWithSeoUrl(shop, staff, seoUrl),
  }),
  call({
    method: 'PATCH',
    path: '/categories/update/:id{[0-9]+}',
    summary: 'Changes a category, and where it lies.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: ChangeCategory,
    answer: json(ManagedCategory),
    refuses: [
      'CATEGORY_NOT_FOUND',
      'CATEGORY_OF_HOUSE',
      'SEO_URL_TAKEN',
      'FILE_UNKNOWN',
      'PICTURE_UNFIT',
      'CATEGORY_PLACE_WRONG',
      'CATEGORY_CODE_TAKEN',
    ],
    current: ManagedCategory,
    run: (shop, staff, { params, body }) => changeCategory(shop, staff, params.id, body),
  }),
  call({
    method: 'DELETE',
    path: '/categories/delete/:id{[0-9]+}',
    summary: 'Takes a category out of use that holds nothing.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['CATEGORY_NOT_FOUND', 'CATEGORY_OF_HOUSE', 'CATEGORY_IN_USE'],
    async run(shop, staff, { params }) {
      await removeCategory(shop, staff, params.id);
      return { message: 'Category deleted successfully' };
    },
  }),
];
