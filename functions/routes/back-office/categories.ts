import * as z from 'zod/mini';
import { CATEGORY_FILTERS, ChangeCategory, ManagedCategory, CreateCategory } from '#contract/calls/categories.ts';
import {
  changeCategory,
  createCategory,
  managedCategories,
  readCategoryWithSeoUrl,
  readRemovedCategory,
  removeCategory,
} from '../../domain/catalogue/categories/index.ts';
import { resource } from './simple-rest.ts';

export const managedCategoryCalls = resource({
  name: 'categories',
  row: ManagedCategory,
  rows: managedCategories,
  sortedBy: { by: 'tree', descending: false },
  filters: {
    state: z.enum(CATEGORY_FILTERS),
    parentId: z.int(),
    level: z.int(),
    upToLevel: z.int(),
    proposed: z.boolean(),
  },
  create: {
    summary: 'Adds a category; a seller proposes one.',
    body: CreateCategory,
    refuses: ['SEO_URL_TAKEN', 'CATEGORY_CODE_TAKEN', 'FILE_UNKNOWN', 'PICTURE_UNFIT'],
    run: createCategory,
    again: (shop, staff, _, seoUrl) => readCategoryWithSeoUrl(shop, staff, seoUrl),
  },
  update: {
    summary: 'Changes a category, and where it lies.',
    body: ChangeCategory,
    refuses: [
      'CATEGORY_OF_HOUSE',
      'SEO_URL_TAKEN',
      'FILE_UNKNOWN',
      'PICTURE_UNFIT',
      'CATEGORY_PLACE_WRONG',
      'CATEGORY_CODE_TAKEN',
    ],
    run: changeCategory,
  },
  archive: {
    summary: 'Takes a category out of use that holds nothing.',
    refuses: ['CATEGORY_OF_HOUSE', 'CATEGORY_IN_USE'],
    run: removeCategory,
    again: readRemovedCategory,
  },
});
