import { startOfDay } from '#contract/shop/dates.ts';
import { awayOn, dayOutside, holidayOf } from '#contract/shop/holiday.ts';
import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import type { Paise } from '#contract/shop/money.ts';
import { productPath, skuPath } from '#contract/pages/paths.ts';
import { picturesOf } from '#contract/pages/pictures.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { FEED_BRAND_MAX_LENGTH } from '#contract/shop/product-feeds.ts';
import type { FeedRules, ProductFeed } from '#contract/shop/product-feeds.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { allCategories } from '../../domain/catalogue/categories/index.ts';
import type { CategoryRow } from '../../domain/catalogue/categories/index.ts';
import type { ListedPicture } from '../../domain/files/media/index.ts';
import { feedProducts, feedSkus, newestProductId } from '../../domain/catalogue/products/index.ts';
import type { FeedProductRow, FeedSkuRow } from '../../domain/catalogue/products/index.ts';
import { feedLabels, labellingCollections } from '../../domain/discovery/collections/index.ts';
import { factsFrom, factStatements } from '../../domain/discovery/product-list/index.ts';
import { currentSettings } from '../../domain/platform/settings/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { cut, plain, wordsOf } from './text.ts';

/** A SKU with the attributes of marketplace feeds, independent of their names there. */
export interface FeedItem {
  /** The SKU's code, which never changes. */
  id: string;
  /** The id of the product; undefined when the product has only this SKU. */
  groupId: string | undefined;
  title: string;
  description: string;
  link: string;
  /** The addresses of its pictures, the main one first. */
  images: string[];
  /** Goods in stock whose seller is away are a backorder. */
  availability: 'in stock' | 'out of stock' | 'preorder' | 'backorder';
  /** The dispatch date of a pre-order or a backorder, ISO 8601. */
  availableAt: string | undefined;
  mrpPaise: Paise;
  sellingPaise: Paise;
  brand: string;
  /** The category in Google's taxonomy, which Meta also accepts. */
  googleCategory: number;
  /** The shop's categories, the top one first. */
  productType: string[];
  colour: string;
  /** Several sizes are separated by slashes, since marketplaces accept no list. */
  size: string;
  material: string;
  /** ISO 3166 code. */
  countryOfOrigin: string;
  /** The addresses of collections it belongs to, by the number of their label; empty without one. */
  labels: readonly string[];
  seller: string;
}

export interface FeedGoods {
  policy: StorePolicy;
  items: AsyncIterable<FeedItem>;
}

/** @see https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt */
const JEWELLERY = 188;
const WATCHES = 201;

/** The number of pictures in addition to the main one. Google accepts ten. */
const MORE_IMAGES = 10;

/** The product ids that are read at once. */
const IDS_AT_ONCE = 2000;

/**
 * Returns the listed SKUs as the settings of one feed describe them, and the policies that apply to them. One round
 * trip, and one more for each further range of product ids, made while the items are taken.
 * @throws NOT_FOUND when that feed is off
 */
export async function feedGoods(shop: Shop, today: string, feed: ProductFeed): Promise<FeedGoods> {
  const [products, skus, categories, { policy }, [newest], labelling, ...answers] = await shop.read(
    ...goodsFrom(1, today),
    allCategories({}),
    currentSettings(),
    newestProductId({}),
    labellingCollections({ today }),
    ...factStatements(shop),
  );
  const { brand, [feed]: rules } = policy.productFeeds;
  if (!rules.offered) refuse('NOT_FOUND');
  const shared = {
    origin: shop.origin,
    today,
    categories: new Map(categories.map((row) => [row.id, row])),
    rules,
    brand,
    labelsOf: feedLabels(factsFrom(shop, answers), labelling),
  };
  async function* items(): AsyncGenerator<FeedItem> {
    yield* itemsOf(products, skus, shared);
    for (let from = 1 + IDS_AT_ONCE; from <= newest!.id; from += IDS_AT_ONCE) {
      yield* itemsOf(...(await shop.read(...goodsFrom(from, today))), shared);
    }
  }
  return { policy, items: items() };
}

function goodsFrom(from: number, today: string) {
  const range = { today, from, to: from + IDS_AT_ONCE - 1 };
  return [feedProducts(range), feedSkus(range)] as const;
}

interface Shared {
  origin: string;
  today: string;
  categories: Map<number, CategoryRow>;
  rules: FeedRules;
  /** The brand of all goods; empty when each has its own. */
  brand: string;
  labelsOf(productId: number): readonly string[];
}

function* itemsOf(
  products: readonly FeedProductRow[],
  allSkus: readonly FeedSkuRow[],
  shared: Shared,
): Generator<FeedItem> {
  const skusOf = Map.groupBy(allSkus, ({ productId }) => productId);
  for (const product of products) {
    const skus = skusOf.get(product.id) ?? [];
    for (const sku of skus) {
      const item = itemOf(product, sku, shared, skus.length > 1);
      const isNamed = shared.rules.namesSoldOut || item.availability !== 'out of stock';
      // Both marketplaces refuse items without a picture.
      if (isNamed && item.images.length > 0) yield item;
    }
  }
}

function itemOf(
  product: FeedProductRow,
  sku: FeedSkuRow,
  { origin, today, categories, rules, brand, labelsOf }: Shared,
  hasSiblings: boolean,
): FeedItem {
  const startOn =
    [product.startOn, sku.startOn]
      .filter((day) => day !== null && day > today)
      .toSorted()
      .at(-1) ?? undefined;
  const holiday = holidayOf(product);
  const sentFrom = startOn ? dayOutside(startOn, holiday) : awayOn(holiday, today)?.sentFrom;
  const parts = [plain(product.title), ...(hasSiblings ? [sku.color, splitSizes(sku.size)[0] ?? ''] : [])];
  const availability = startOn ? 'preorder' : sku.available <= 0 ? 'out of stock' : sentFrom ? 'backorder' : 'in stock';
  const isLater = availability === 'preorder' || availability === 'backorder';
  return {
    id: sku.code,
    groupId: hasSiblings ? String(product.id) : undefined,
    title: cut(parts.filter(Boolean).join(', '), 150),
    description: cut(wordsOf(product.description) || plain(product.title), 5000),
    link: withUtm(origin + (hasSiblings ? skuPath(product.seoUrl, sku.code) : productPath(product.seoUrl)), rules.utm),
    images: picturesOf({ mediaList: product.pictures }, { color: sku.color, mediaList: sku.pictures })
      .slice(0, 1 + MORE_IMAGES)
      .map((picture) => origin + jpegOf(picture)),
    availability,
    availableAt: isLater ? new Date(startOfDay(sentFrom!)).toISOString() : undefined,
    mrpPaise: sku.mrpPaise,
    sellingPaise: sku.sellingPaise,
    brand: cut(plain(brand || product.brand), FEED_BRAND_MAX_LENGTH),
    googleCategory: product.family === 'watch' ? WATCHES : JEWELLERY,
    productType: pathOf(categories, product.categoryId),
    colour: cut(plain(sku.color), 100),
    size: cut(plain(splitSizes(sku.size).join('/')), 100),
    material: cut(plain(product.attributes.baseMetal ?? ''), 200),
    countryOfOrigin: product.countryOfOrigin,
    labels: labelsOf(product.id),
    seller: plain(product.businessName),
  };
}

/** Returns an address with the UTM parameters that identify visits from a feed. */
function withUtm(address: string, utm: FeedRules['utm']): string {
  const terms = Object.entries(utm).flatMap(([name, word]) => (word === '' ? [] : [`utm_${name}=${word}`]));
  if (terms.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${terms.join('&')}`;
}

function jpegOf({ key, width }: ListedPicture): string {
  return imageUrl(key, widestOf(width), 'jpeg');
}

function pathOf(categories: Map<number, CategoryRow>, id: number): string[] {
  const row = categories.get(id);
  if (!row) return [];
  return [...(row.parentId === null ? [] : pathOf(categories, row.parentId)), plain(row.displayName)];
}

/**
 * Returns an amount in the format of feeds.
 * @example priceOf(129900) // '1299.00 INR'
 */
export function priceOf(amount: Paise): string {
  return `${(amount / 100).toFixed(2)} INR`;
}
