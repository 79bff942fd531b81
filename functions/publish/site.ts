import { shopNameOf } from '#contract/shop/brand.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { navLink } from '#contract/pages/frame.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import { allCategories } from '../domain/catalogue/categories/index.ts';
import type { CategoryRow } from '../domain/catalogue/categories/index.ts';
import { allCollections, editsOf, picturedCollections } from '../domain/discovery/collections/index.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';
import { allMediaOf, mediaItem } from '../domain/files/media/index.ts';
import type { MediaRow } from '../domain/files/media/index.ts';
import { factsFrom, factStatements } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import { shownPages } from '../domain/content/arranged-pages/index.ts';
import type { ShownPageRow } from '../domain/content/arranged-pages/index.ts';
import { currentSettings, opening } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { LinkGroupSetting } from '#contract/shop/menus.ts';
import { linkGroupsOf } from './links.ts';
import { navigationOf } from './navigation.ts';

/** The shared data of the frames of one publish, and the categories they are made from. */
export interface Site {
  frame: PageFrame;
  /** The day of rendering. */
  today: Day;
  /** The categories that shoppers see. */
  categories: CategoryRow[];
  collections: CollectionRow[];
  categoryMedia: MediaRow[];
  /** The site's own pictures. */
  siteMedia: MediaRow[];
  /** The shop's own pages that shoppers see. */
  ownPages: ShownPageRow[];
}

const siteStatements = (today: Day) =>
  [
    allCategories({}),
    allCollections({ today }),
    allMediaOf({ subject: 'category' }),
    allMediaOf({ subject: 'site' }),
    shownPages({}),
    opening({}),
    currentSettings(),
  ] as const;

/** Reads the data of every page's frame. */
export async function readSite(shop: Shop): Promise<Site> {
  return siteFrom(shop, await readParts(shop));
}

const readParts = (shop: Shop) => shop.read(...siteStatements(kolkataDay(shop.now)));

/** Reads the site like `readSite`, and the facts of lists in the same round trip. */
export async function readSiteWithList(shop: Shop): Promise<{ site: Site; facts: ListingFacts }> {
  const [rows, collections, categoryMedia, siteMedia, ownPages, openings, settings, ...facts] = await shop.read(
    ...siteStatements(kolkataDay(shop.now)),
    ...factStatements(shop),
  );
  return {
    site: siteFrom(shop, [rows, collections, categoryMedia, siteMedia, ownPages, openings, settings]),
    facts: factsFrom(shop, facts),
  };
}

const sites = new WeakMap<ListingFacts, Site>();

/**
 * Returns the data of every page's frame, cached together with the facts of lists. Those are built again each day, and
 * whenever more than single products change. One round trip, or none.
 */
export async function siteBeside(shop: Shop, facts: ListingFacts): Promise<Site> {
  const stored = sites.get(facts);
  if (stored) return stored;
  const site = await readSite(shop);
  sites.set(facts, site);
  return site;
}

function siteFrom(
  shop: Shop,
  [rows, collections, categoryMedia, siteMedia, ownPages, [opened], { policy, policySince }]: Awaited<
    ReturnType<typeof readParts>
  >,
): Site {
  const categories = rows.filter((row) => row.shown);
  const pictureOfCategory = (id: number) => pictureOf(categoryMedia, ({ subjectId }) => subjectId === id);
  const places = { categories, collections, ownPages };
  const groupsOf = (groups: readonly LinkGroupSetting[] | null) =>
    groups && linkGroupsOf(groups, places, pictureOfCategory);
  return {
    frame: {
      language: 'en',
      origin: shop.origin,
      navigation: navigationOf(categories, ({ id }) => pictureOfCategory(id)),
      topCategories: categories.filter(({ level }) => level === 1).map(navLink),
      collections: picturedCollections(collections).map((row) => ({
        ...navLink(row),
        picture: row.banners[0]!.key,
      })),
      edits: editsOf(collections),
      menu: groupsOf(policy.menus.main),
      footer: groupsOf(policy.menus.footer),
      isSandbox: opened?.mode === 'sandbox',
      shopName: shopNameOf(policy, shop.origin),
      policy,
      policySince,
    },
    today: kolkataDay(shop.now),
    categories,
    collections,
    categoryMedia,
    siteMedia,
    ownPages,
  };
}

/** Returns the key of the first matching picture; null when there is none. */
function pictureOf(pictures: readonly MediaRow[], isMeant: (picture: MediaRow) => boolean): string | null {
  const found = pictures.find(isMeant);
  return found ? mediaItem(found).key : null;
}

/** Returns one of the site's own pictures by its role; null when there is none. */
export function sitePicture({ siteMedia }: Site, role: string): MediaItem | null {
  const row = siteMedia.find((item) => item.role === role);
  return row ? mediaItem(row) : null;
}

/** Returns the banner of a collection that shoppers see; null when there is none. */
export function bannerOf({ collections }: Site, seoUrl: string): MediaItem | null {
  return collections.find((row) => row.seoUrl === seoUrl)?.banners[0] ?? null;
}
