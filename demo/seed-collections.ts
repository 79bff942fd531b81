import * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import { CreateCollection } from '#contract/calls/managed-collections.ts';
import { createCollection } from '#functions/domain/discovery/collections/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/ports/media.ts';
import { CATEGORIES } from './catalogue/categories.ts';
import { COLLECTIONS } from './catalogue/collections.ts';
import type { SeedPicture } from './pictures.ts';
import { seedBanner } from './seed-pictures.ts';

/**
 * Adds the collections as the console would send them.
 * @param categoryId returns the id of a category by its code
 */
export async function seedCollections(
  shop: Shop,
  admin: Admin,
  { media, pictures }: { media: MediaFiles; pictures: SeedPicture[] },
  categoryId: (code: string) => number,
): Promise<void> {
  const idsOf = (seoUrls: string[] = []) =>
    CATEGORIES.filter(({ seoUrl }) => seoUrls.includes(seoUrl)).map(({ code }) => categoryId(code));
  const rupees = (paise: number | undefined) => (paise === undefined ? null : paise / 100);
  for (const [position, { rule, ...collection }] of COLLECTIONS.entries()) {
    const { categories, exceptCategories, fromPaise, upToPaise, ...words } = rule;
    const sent = {
      ...collection,
      position,
      rule: {
        ...words,
        categoryIds: idsOf(categories),
        exceptCategoryIds: idsOf(exceptCategories),
        fromPrice: rupees(fromPaise),
        upToPrice: rupees(upToPaise),
      },
    };
    const created = await createCollection(shop, admin, z.decode(CreateCollection, sent));
    await seedBanner(shop, media, pictures, created);
  }
}
