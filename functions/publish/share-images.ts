import {
  categoryShareImage,
  collectionShareImage,
  festivalShareImage,
  postShareImage,
  productShareImage,
  readFestivalShareImageName,
} from '#contract/pages/share-image.ts';
import type { ShareImage, ShareImageKind } from '#contract/pages/share-image.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import { categoryOf } from '../domain/categories/index.ts';
import { findPost } from '../domain/blog/index.ts';
import { findProduct } from '../domain/products/index.ts';
import type { Shop } from '../domain/shop.ts';
import { festivalPage, festivalYearsAt } from './festival-pages.ts';
import { collectionPage, readSite, readSiteWithList } from './pages.ts';

/** What is drawn for the page at the end of an address now; nothing where there is no such page. One or two round trips. */
type ShareImageSource = (shop: Shop, seoUrl: string) => Promise<ShareImage | undefined>;

/** Where share images come from, by their kind. A new kind of page adds a line. */
const SOURCES: Partial<Record<ShareImageKind, ShareImageSource>> = {
  product: async (shop, seoUrl) => {
    const found = await findProduct(shop, seoUrl);
    if (found.outcome === 'unknown') return undefined;
    if (found.outcome !== 'moved') return productShareImage(found.product);
    const moved = await findProduct(shop, found.seoUrl);
    return 'product' in moved ? productShareImage(moved.product) : undefined;
  },
  category: async (shop, seoUrl) => {
    const { categories, categoryMedia } = await readSite(shop);
    const row = categories.find((category) => category.seoUrl === seoUrl);
    return row && categoryShareImage(categoryOf(row, categoryMedia));
  },
  collection: async (shop, seoUrl) => {
    const { site, facts } = await readSiteWithList(shop, {});
    const page = await collectionPage(shop, site, seoUrl, PLAIN_PRODUCT_LIST, facts);
    return page && collectionShareImage(page.collection, page.products);
  },
  post: async (shop, slug) => {
    const found = await findPost(shop, slug);
    return found.outcome === 'shown' ? postShareImage(found.post) : undefined;
  },
  festival: async (shop, name) => {
    const asked = readFestivalShareImageName(name);
    // Pages that nothing leads to show the house's share image: a century of festivals would be many pictures to keep.
    if (!asked || !festivalYearsAt(kolkataDay(shop.now)).includes(asked.year)) return undefined;
    const { site, facts } = await readSiteWithList(shop, {});
    const page = await festivalPage(shop, site, facts, asked.year, asked.slug);
    return page && festivalShareImage(page.event, page.products);
  },
};

export async function shareImageOf(shop: Shop, kind: ShareImageKind, seoUrl: string): Promise<ShareImage | undefined> {
  return SOURCES[kind]?.(shop, seoUrl);
}
