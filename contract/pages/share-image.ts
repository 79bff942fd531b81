import type { PostCard } from '../calls/blog.ts';
import type { Category } from '../calls/categories.ts';
import type { Collection } from '../calls/collections.ts';
import { formatFullDay } from '../shop/dates.ts';
import { digest } from '../shop/digest.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { Focus, MediaItem } from '../calls/media.ts';
import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';
import { isDefaultLook } from '../shop/look/look.ts';
import type { Look } from '../shop/look/look.ts';
import type { Paise } from '../shop/money.ts';
import type { Product } from '../calls/products.ts';
import type { ArrangedPage } from './arranged.ts';
import { picturesOf } from './pictures.ts';

/*
 * The picture of a shared link: its content and its address. Pages use the address and the API serves it. Both are
 * defined here, so that they cannot differ.
 */

export const SHARE_IMAGE_KINDS = ['product', 'category', 'collection', 'post', 'arranged', 'festival'] as const;
export type ShareImageKind = (typeof SHARE_IMAGE_KINDS)[number];
/** Pixels. Messengers and networks show this size without cutting it. */
export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;
/** WhatsApp ignores a picture with more bytes. */
export const SHARE_IMAGE_MAX_BYTES = 300_000;
/** The picture of every page without its own share image. */
export const DEFAULT_SHARE_IMAGE = '/share.jpg';
/** Its content. Its name is the same in all shops; `scripts/icons.ts` renders it without a shop's. */
export const DEFAULT_SHARE_IMAGE_WORDS = {
  name: 'Artificial and imitation jewellery for every day that matters',
  line: '',
  pricePaise: null,
  pictureKey: null,
  focus: null,
} as const;

/** Increment it when the design changes. Every address then changes, and former ones redirect to the new one. */
const DESIGN = 2;

/** The content of a share image. */
export interface ShareImage {
  kind: ShareImageKind;
  /** The end of the page's address, with hyphens in place of slashes. */
  seoUrl: string;
  name: string;
  /** A short text above the name: a product's brand. */
  line: string;
  /** Null if it is not sold. */
  pricePaise: Paise | null;
  /** Its picture; without one the share image has only text. */
  pictureKey: string | null;
  /** The focal point when the picture is cut; null for the centre. */
  focus: Focus | null;
  /** Undefined for English. */
  language?: Exclude<Language, 'en'>;
}

/** A share image with the name and the look of its shop, which are a part of the picture. */
export interface NamedShareImage extends ShareImage {
  shopName: string;
  /** Undefined for the default look. */
  look?: Look | undefined;
}

/** Returns a share image with the name and the look of its shop. */
export function namedShareImage(
  shareImage: ShareImage,
  { shopName, policy: { look } }: { shopName: string; policy: { look: Look } },
): NamedShareImage {
  return { ...shareImage, shopName, ...(isDefaultLook(look) ? {} : { look }) };
}

const LIST_LINE = 'Imitation and 1-gram gold plated';

/** Returns the first picture of a list that is not a video. */
export function firstPicture(items: readonly (MediaItem | null | undefined)[]): MediaItem | undefined {
  return items.find((item) => item?.mediaType === 'IMAGE') ?? undefined;
}

/** Returns the share image of a product. Its price is that of the lead SKU. */
export function productShareImage(product: Product): ShareImage {
  const { seoUrl, title, brand, price, skus } = product;
  const picture = firstPicture(picturesOf(product, skus[0]));
  return { kind: 'product', seoUrl, name: title, line: brand, pricePaise: price, ...shown(picture) };
}

/** Returns the picture of a share image and its focal point. */
function shown(picture: MediaItem | undefined): Pick<ShareImage, 'pictureKey' | 'focus'> {
  return { pictureKey: picture?.key ?? null, focus: picture?.focus ?? null };
}

export function categoryShareImage({
  seoUrl,
  displayName,
  mediaList,
}: Pick<Category, 'seoUrl' | 'displayName' | 'mediaList'>): ShareImage {
  const picture = firstPicture(mediaList);
  return { kind: 'category', seoUrl, name: displayName, line: LIST_LINE, pricePaise: null, ...shown(picture) };
}

/** Returns the share image of a collection: its banner, else the first product of its list. */
export function collectionShareImage(
  { seoUrl, displayName, banner }: Pick<Collection, 'seoUrl' | 'displayName' | 'banner'>,
  products: readonly Product[],
): ShareImage {
  const picture = firstPicture([banner]) ?? leadPicture(products);
  return { kind: 'collection', seoUrl, name: displayName, line: LIST_LINE, pricePaise: null, ...shown(picture) };
}

export function postShareImage({
  slug,
  title,
  category,
  image,
}: Pick<PostCard, 'slug' | 'title' | 'category' | 'image'>): ShareImage {
  const picture = firstPicture([image]);
  return { kind: 'post', seoUrl: slug, name: title, line: category, pricePaise: null, ...shown(picture) };
}

/** Returns the share image of one of the shop's own pages: the first picture of its sections. */
export function ownPageShareImage({
  slug,
  title,
  sections,
}: Pick<ArrangedPage, 'slug' | 'title' | 'sections'>): ShareImage {
  const picture = firstPicture(
    sections.flatMap((section) => {
      if (section.kind === 'hero') return [section.picture];
      if (section.kind === 'tiles') return section.tiles.map((tile) => tile.picture);
      return section.kind === 'goods' || section.kind === 'products'
        ? section.products.map((product) => leadPicture([product]))
        : [];
    }),
  );
  return { kind: 'arranged', seoUrl: slug, name: title, line: LIST_LINE, pricePaise: null, ...shown(picture) };
}

/** Returns the share image of a festival: its day, and the first product of its page. */
export function festivalShareImage({ date, slug, name }: FestivalEntry, products: readonly Product[]): ShareImage {
  return {
    kind: 'festival',
    seoUrl: festivalShareImageName(date.slice(0, 4), slug),
    name,
    line: formatFullDay(date),
    pricePaise: null,
    ...shown(leadPicture(products)),
  };
}

/** Returns the picture of the first product. */
function leadPicture([first]: readonly Product[]): MediaItem | undefined {
  return first && firstPicture(picturesOf(first, first.skus[0]));
}

const festivalShareImageName = (year: string, slug: string) => `${year}-${slug}`;

/** Parses the year and the slug in the name of a festival's share image. */
export function readFestivalShareImageName(name: string): { year: number; slug: string } | undefined {
  const [, year, slug] = /^(\d{4})-(.+)$/.exec(name) ?? [];
  return year === undefined || slug === undefined ? undefined : { year: Number(year), slug };
}

/** Returns the address of a share image. It identifies the content, so it can be cached forever. */
export function shareImagePath(shareImage: NamedShareImage): string {
  const { kind, seoUrl, name, line, pricePaise, pictureKey, focus, shopName, look, language } = shareImage;
  const at = focus ? [focus.x, focus.y] : [];
  const looks = look ? [JSON.stringify(look)] : [];
  const facts = [DESIGN, kind, seoUrl, name, line, pricePaise, pictureKey, shopName, ...at, ...looks];
  const content = digest([...facts, ...inLanguage(language)]).slice(0, 12);
  return `/cards/${kind}/${seoUrl}-${content}${seal(kind, seoUrl, content, language)}.jpg`;
}

/**
 * Parses the file name of a share image; undefined if no share image can have it. Its last four digits verify it and
 * tell its language, so a former share image is recognized without a stored list.
 */
export function readShareImageFile(
  kind: ShareImageKind,
  file: string,
): { seoUrl: string; language: Language } | undefined {
  const [, seoUrl, content, sealed] = /^(.+)-([0-9a-f]{12})([0-9a-f]{4})\.jpg$/.exec(file) ?? [];
  if (seoUrl === undefined || content === undefined) return undefined;
  const language = LANGUAGES.find((each) => sealed === seal(kind, seoUrl, content, each));
  return language && { seoUrl, language };
}

function seal(kind: ShareImageKind, seoUrl: string, content: string, language?: Language): string {
  return digest([kind, seoUrl, content, ...inLanguage(language)]).slice(0, 4);
}

/** The language as a part of an address: none for English, whose addresses are older than the other languages. */
const inLanguage = (language: Language | undefined) => (language === undefined || language === 'en' ? [] : [language]);
