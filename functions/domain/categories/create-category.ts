import type { Actor } from '#contract/calls/actor.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { isSeoUrl } from '#contract/shop/slug.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { categories } from '../../db/schema/index.ts';
import { insertedId, insertInto } from '../../db/statement.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';

const insertCategory = insertInto(categories);

export interface NewCategory {
  code: string;
  parentId: number | null;
  level: number;
  displayName: string;
  description: string;
  seoUrl: string;
  seoKw: string;
  sizeSystem: SizeSystem;
  family: Family | null;
  position: number;
}

/** Adds a category and returns its id. @throws SEO_URL_INVALID, SEO_URL_TAKEN */
export async function createCategory(shop: Shop, _: Actor, category: NewCategory): Promise<number> {
  if (!isSeoUrl(category.seoUrl)) refuse('SEO_URL_INVALID');
  const [, id] = await shop.write(
    insertCategory({ ...category, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
    pageInvalidation(shop, { subject: 'category', subjectId: 0 }),
  );
  return id;
}
