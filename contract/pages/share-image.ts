import type { PostCard } from '../calls/blog.ts';
import type { Category } from '../calls/categories.ts';
import type { Collection } from '../calls/collections.ts';
import { formatFullDay } from '../shop/dates.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { Focus, MediaItem } from '../calls/media.ts';
import type { Paise } from '../shop/money.ts';
import type { Product } from '../calls/products.ts';
import { picturesOf } from './pictures.ts';

/*
 * The picture of a shared link: what is drawn on it, and its address. Pages name the address, the API answers it; both
 * make it here, so they cannot differ.
 */

export const SHARE_IMAGE_KINDS = ['product', 'category', 'collection', 'post', 'festival'] as const;
export type ShareImageKind = (typeof SHARE_IMAGE_KINDS)[number];
/** Pixels. The size messengers and networks show whole. */
export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;
/** WhatsApp leaves out a picture with more bytes. */
export const SHARE_IMAGE_MAX_BYTES = 300_000;
/** The picture of every page without a share image of its own. */
export const DEFAULT_SHARE_IMAGE = '/share.jpg';

/** Goes up when share images are drawn another way: every address changes then, and former ones lead to the new. */
const DESIGN = 2;

/** Everything that is drawn on a share image. */
export interface ShareImage {
  kind: ShareImageKind;
  /** What stands at the end of the page's address; with hyphens where that has slashes. */
  seoUrl: string;
  name: string;
  /** A few words above the name: a product's brand. */
  line: string;
  /** None for what is not sold. */
  pricePaise: Paise | null;
  /** The file it shows; without one the share image is drawn in words alone. */
  pictureKey: string | null;
  /** The point of the picture that stays where it is cut; none where the middle does. */
  focus: Focus | null;
}

const LIST_LINE = 'Imitation and 1-gram gold plated';

/** The first picture of a list that is no film. */
export function firstPicture(items: readonly (MediaItem | null | undefined)[]): MediaItem | undefined {
  return items.find((item) => item?.mediaType === 'IMAGE') ?? undefined;
}

/** The share image of a product: its price is that of the SKU that speaks for it. */
export function productShareImage(product: Product): ShareImage {
  const { seoUrl, title, brand, price, skus } = product;
  const picture = firstPicture(picturesOf(product, skus[0]));
  return { kind: 'product', seoUrl, name: title, line: brand, pricePaise: price, ...shown(picture) };
}

/** The picture a share image shows, and what of it stays where it is cut. */
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

/** The share image of a collection shows its banner, else the first piece that its list shows. */
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

/** The share image of a festival shows its day, and the first piece that its page offers. */
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

/** The picture of the first piece. */
function leadPicture([first]: readonly Product[]): MediaItem | undefined {
  return first && firstPicture(picturesOf(first, first.skus[0]));
}

const festivalShareImageName = (year: string, slug: string) => `${year}-${slug}`;

/** The year and the slug that the share image of a festival names. */
export function readFestivalShareImageName(name: string): { year: number; slug: string } | undefined {
  const [, year, slug] = /^(\d{4})-(.+)$/.exec(name) ?? [];
  return year === undefined || slug === undefined ? undefined : { year: Number(year), slug };
}

/** The address of a share image, which names what is drawn on it and may therefore be cached for ever. */
export function shareImagePath(shareImage: ShareImage): string {
  const { kind, seoUrl, name, line, pricePaise, pictureKey, focus } = shareImage;
  const at = focus ? [focus.x, focus.y] : [];
  const content = digest([DESIGN, kind, seoUrl, name, line, pricePaise, pictureKey, ...at]).slice(0, 12);
  return `/cards/${kind}/${seoUrl}-${content}${seal(kind, seoUrl, content)}.jpg`;
}

/**
 * Whose share image a file name is of; nothing for a name that no share image ever had. The last four digits tell them apart, so a
 * former share image is known as one without a list of all that ever were.
 */
export function readShareImageFile(kind: ShareImageKind, file: string): { seoUrl: string } | undefined {
  const [, seoUrl, content, sealed] = /^(.+)-([0-9a-f]{12})([0-9a-f]{4})\.jpg$/.exec(file) ?? [];
  if (seoUrl === undefined || content === undefined) return undefined;
  return sealed === seal(kind, seoUrl, content) ? { seoUrl } : undefined;
}

function seal(kind: ShareImageKind, seoUrl: string, content: string): string {
  return digest([kind, seoUrl, content]).slice(0, 4);
}

/**
 * FNV-1a of 64 bits over the UTF-16 of some values, as 16 hexadecimal digits. It has to be ready at once wherever a page
 * is drawn; nothing is kept secret by it.
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
function digest(values: readonly (string | number | null)[]): string {
  let hash = 0xcbf29ce484222325n;
  const text = JSON.stringify(values);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >> 8]) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
