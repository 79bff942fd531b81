import {
  categoryCard,
  collectionCard,
  festivalCard,
  postCard,
  productCard,
  readFestivalCardName,
} from '#contract/pages/share-image.ts';
import type { Card, CardKind } from '#contract/pages/share-image.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { PLAIN_GRID } from '#contract/pages/product-list-query.ts';
import { categoryOf } from '../domain/categories/index.ts';
import { findPost } from '../domain/blog/index.ts';
import { findProduct } from '../domain/products/index.ts';
import type { Shop } from '../domain/shop.ts';
import { festivalPage, festivalYearsAt } from './festival-pages.ts';
import { collectionPage, readSite, readSiteWithList } from './pages.ts';

/** What is drawn for the page at the end of an address now; nothing where there is no such page. One or two round trips. */
type CardSource = (shop: Shop, seoUrl: string) => Promise<Card | undefined>;

/** Where cards come from, by their kind. A new kind of page adds a line. */
const SOURCES: Partial<Record<CardKind, CardSource>> = {
  product: async (shop, seoUrl) => {
    const found = await findProduct(shop, seoUrl);
    if (found.outcome === 'unknown') return undefined;
    if (found.outcome !== 'moved') return productCard(found.product);
    const moved = await findProduct(shop, found.seoUrl);
    return 'product' in moved ? productCard(moved.product) : undefined;
  },
  category: async (shop, seoUrl) => {
    const { categories, categoryMedia } = await readSite(shop);
    const row = categories.find((category) => category.seoUrl === seoUrl);
    return row && categoryCard(categoryOf(row, categoryMedia));
  },
  collection: async (shop, seoUrl) => {
    const { site, facts } = await readSiteWithList(shop, {});
    const page = await collectionPage(shop, site, seoUrl, PLAIN_GRID, facts);
    return page && collectionCard(page.collection, page.products);
  },
  post: async (shop, slug) => {
    const found = await findPost(shop, slug);
    return found.outcome === 'shown' ? postCard(found.post) : undefined;
  },
  festival: async (shop, name) => {
    const asked = readFestivalCardName(name);
    // Pages that nothing leads to show the house's card: a century of festivals would be many pictures to keep.
    if (!asked || !festivalYearsAt(kolkataDay(shop.now)).includes(asked.year)) return undefined;
    const { site, facts } = await readSiteWithList(shop, {});
    const page = await festivalPage(shop, site, facts, asked.year, asked.slug);
    return page && festivalCard(page.event, page.products);
  },
};

export async function cardOf(shop: Shop, kind: CardKind, seoUrl: string): Promise<Card | undefined> {
  return SOURCES[kind]?.(shop, seoUrl);
}
