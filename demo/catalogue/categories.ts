import * as z from 'zod/mini';
import { FAMILIES } from '#contract/shop/attributes.ts';
import { SIZE_SYSTEMS } from '#contract/shop/sizes.ts';
import { describedIn, readTable } from '../data-files.ts';
import type { SeedCategory } from './catalogue.ts';

const Category: z.ZodMiniType<Omit<SeedCategory, 'hindi'>> = z.strictObject({
  code: z.string(),
  parent: z.exactOptional(z.string()),
  family: z.exactOptional(z.enum(FAMILIES)),
  sizeSystem: z.exactOptional(z.enum(SIZE_SYSTEMS)),
  displayName: z.string(),
  seoUrl: z.string(),
  keywords: z.string(),
  description: z.string(),
});

const inHindi = describedIn('catalogue/categories-hi.csv');

/** Top categories first: their ids are 1 Jewellery, 2 Watches and 3 Accessories, which searches rely on. */
export const CATEGORIES: readonly SeedCategory[] = readTable('catalogue/categories.csv', Category).map((category) => ({
  ...category,
  hindi: inHindi(category.code),
}));
