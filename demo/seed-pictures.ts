import { readFileSync } from 'node:fs';
import type { Statement } from '#functions/db/statement.ts';
import { noteFile, useFile } from '#functions/domain/files/media/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/ports/media.ts';
import { MEDIA_FOLDER } from './pictures.ts';
import type { SeedPicture } from './pictures.ts';

/**
 * Each colour has its own main picture. All colours share the others, in the gallery's order. Lists show the second
 * picture next to the first: a styled one if there is one, otherwise the worn one.
 */
const OWN_KINDS = ['main'];
const SHARED_KINDS = ['styled', 'worn', 'closeup', 'scale', 'turntable'];

interface SeededProduct {
  slug: string;
  id: number;
  sellerId: number;
  skus: { id: number; way: string }[];
}

/** The use of a product's file: at the product, or at each SKU of a colour. */
export interface PictureUse {
  mediaId: number;
  role: string;
  position: number;
}

/** A product's pictures, for variations with the same look. */
export interface AttachedPictures {
  ofWay: ReadonlyMap<string, PictureUse[]>;
  shared: PictureUse[];
}

/** Attaches a product's pictures: each SKU shows its own colour, and the product shows the shared ones. */
export async function seedProductPictures(
  shop: Shop,
  media: MediaFiles,
  pictures: SeedPicture[],
  product: SeededProduct,
): Promise<AttachedPictures> {
  const own = pictures.filter((picture) => picture.subject === product.slug);
  const stored = new Map<SeedPicture, number>();
  const store = async (picture: SeedPicture) => {
    const known = stored.get(picture) ?? (await storePicture(shop, media, own, picture, 'product', product.sellerId));
    stored.set(picture, known);
    return known;
  };
  const usesOf = async (options: SeedPicture[]) => {
    const uses: PictureUse[] = [];
    for (const [position, picture] of options.entries()) {
      uses.push({ mediaId: await store(picture), role: picture.kind, position });
    }
    return uses;
  };
  const ofWay = new Map<string, PictureUse[]>();
  for (const { way } of product.skus) {
    if (ofWay.has(way)) continue;
    ofWay.set(way, await usesOf(inOrder(own, OWN_KINDS).filter((picture) => picture.way === way)));
  }
  const hung = { ofWay, shared: await usesOf(inOrder(own, SHARED_KINDS)) };
  const uses = attachPictures(hung, product);
  if (uses.length > 0) await shop.write(...uses);
  return hung;
}

/** Returns the statements that attach pictures to a product and its SKUs. */
export function attachPictures(
  { ofWay, shared }: AttachedPictures,
  product: Pick<SeededProduct, 'id' | 'skus'>,
): Statement[] {
  return [
    ...product.skus.flatMap(({ id, way }) =>
      (ofWay.get(way) ?? []).map((use) => useFile({ ...use, subject: 'sku', subjectId: id })),
    ),
    ...shared.map((use) => useFile({ ...use, subject: 'product', subjectId: product.id })),
  ];
}

export async function seedCategoryPictures(
  shop: Shop,
  media: MediaFiles,
  pictures: SeedPicture[],
  code: string,
  id: number,
): Promise<void> {
  const own = pictures.filter((picture) => picture.subject === `category/${code}`);
  for (const [position, picture] of own.entries()) {
    const mediaId = await storePicture(shop, media, own, picture, 'category', null);
    await shop.write(useFile({ mediaId, subject: 'category', subjectId: id, role: picture.kind, position }));
  }
}

/** The subjects of the banners of collections start with this. */
const BANNERS = 'site/collection-';

/** Attaches the banner of a collection, if there is one. */
export async function seedBanner(
  shop: Shop,
  media: MediaFiles,
  pictures: SeedPicture[],
  { id, seoUrl }: { id: number; seoUrl: string },
): Promise<void> {
  const own = pictures.filter(({ subject }) => subject === BANNERS + seoUrl);
  for (const [position, picture] of own.entries()) {
    const mediaId = await storePicture(shop, media, own, picture, 'site', null);
    await shop.write(useFile({ mediaId, subject: 'collection', subjectId: id, role: 'main', position }));
  }
}

export async function seedSitePictures(shop: Shop, media: MediaFiles, pictures: SeedPicture[]): Promise<void> {
  const own = pictures.filter(({ subject }) => subject.startsWith('site/') && !subject.startsWith(BANNERS));
  for (const [position, picture] of own.entries()) {
    const mediaId = await storePicture(shop, media, own, picture, 'site', null);
    const role = picture.subject.slice('site/'.length);
    await shop.write(useFile({ mediaId, subject: 'site', subjectId: 0, role, position }));
  }
}

/** Attaches a customer's picture to a review. */
export async function seedReviewPicture(
  shop: Shop,
  media: MediaFiles,
  picture: SeedPicture,
  reviewId: number,
  userId: number,
): Promise<void> {
  const mediaId = await storePicture(shop, media, [], picture, 'review', null, userId);
  await shop.write(useFile({ mediaId, subject: 'review', subjectId: reviewId, role: 'photo', position: 0 }));
}

function inOrder(pictures: SeedPicture[], kinds: string[]): SeedPicture[] {
  return pictures
    .filter((picture) => kinds.includes(picture.kind))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Stores a picture in the media store and in the records. A film also stores its poster. */
async function storePicture(
  shop: Shop,
  media: MediaFiles,
  siblings: SeedPicture[],
  picture: SeedPicture,
  purpose: 'product' | 'category' | 'site' | 'review',
  sellerId: number | null,
  userId?: number,
): Promise<number> {
  const isFilm = picture.kind === 'turntable';
  const poster = isFilm ? siblings.find((other) => other.kind === 'poster' && other.way === picture.way) : undefined;
  const posterId = poster ? await storePicture(shop, media, siblings, poster, purpose, sellerId) : null;
  const ending = picture.file.slice(picture.file.lastIndexOf('.') + 1);
  const extension = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' }[ending];
  if (!extension) throw new Error(`${picture.file} is of no type the shop serves.`);
  const { id, key } = await noteFile(shop, {
    name: picture.file,
    ending,
    extension: extension as 'image/avif',
    mediaType: isFilm ? 'VIDEO' : 'IMAGE',
    altText: picture.alt,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    contentHash: picture.sha256,
    bytes: picture.bytes,
    purpose,
    sellerId,
    posterId,
    ...(userId === undefined ? {} : { userId }),
  });
  await media.put(key, new Uint8Array(readFileSync(MEDIA_FOLDER + picture.file)), extension);
  return id;
}
