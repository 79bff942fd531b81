import { readFileSync } from 'node:fs';
import type { MediaSubject } from '../db/schema/index.ts';
import { noteFile, useFile } from '../domain/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { MediaStore } from '../providers/media/media.ts';
import { MEDIA_FOLDER } from './pictures.ts';
import type { SeedPicture } from './pictures.ts';

/** Each colour has its own main picture; the others, in the gallery's order, are shared by all colours. */
const OWN_KINDS = ['main'];
const SHARED_KINDS = ['closeup', 'styled', 'scale', 'turntable'];

interface SeededProduct {
  slug: string;
  id: number;
  sellerId: number;
  skus: { id: number; way: string }[];
}

/** Hangs a product's pictures: each SKU shows its own colour, the product what is the same for all. */
export async function seedProductPictures(
  shop: Shop,
  media: MediaStore,
  pictures: SeedPicture[],
  product: SeededProduct,
): Promise<void> {
  const own = pictures.filter((picture) => picture.subject === product.slug);
  const stored = new Map<SeedPicture, number>();
  const store = async (picture: SeedPicture) => {
    const known = stored.get(picture) ?? (await storePicture(shop, media, own, picture, 'product', product.sellerId));
    stored.set(picture, known);
    return known;
  };
  const uses: {
    mediaId: number;
    subject: MediaSubject;
    subjectId: number;
    role: string;
    position: number;
  }[] = [];
  for (const sku of product.skus) {
    const ofColour = inOrder(own, OWN_KINDS).filter((picture) => picture.way === sku.way);
    for (const [position, picture] of ofColour.entries()) {
      uses.push({
        mediaId: await store(picture),
        subject: 'sku',
        subjectId: sku.id,
        role: picture.kind,
        position,
      });
    }
  }
  for (const [position, picture] of inOrder(own, SHARED_KINDS).entries()) {
    uses.push({
      mediaId: await store(picture),
      subject: 'product',
      subjectId: product.id,
      role: picture.kind,
      position,
    });
  }
  if (uses.length > 0) await shop.write(...uses.map(useFile));
}

export async function seedCategoryPictures(
  shop: Shop,
  media: MediaStore,
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

export async function seedSitePictures(shop: Shop, media: MediaStore, pictures: SeedPicture[]): Promise<void> {
  const own = pictures.filter((picture) => picture.subject.startsWith('site/'));
  for (const [position, picture] of own.entries()) {
    const mediaId = await storePicture(shop, media, own, picture, 'site', null);
    const role = picture.subject.slice('site/'.length);
    await shop.write(useFile({ mediaId, subject: 'site', subjectId: 0, role, position }));
  }
}

function inOrder(pictures: SeedPicture[], kinds: string[]): SeedPicture[] {
  return pictures
    .filter((picture) => kinds.includes(picture.kind))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Puts a picture into the media store and notes it; a film brings its still picture along. */
async function storePicture(
  shop: Shop,
  media: MediaStore,
  siblings: SeedPicture[],
  picture: SeedPicture,
  purpose: 'product' | 'category' | 'site',
  sellerId: number | null,
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
  });
  await media.put(key, new Uint8Array(readFileSync(MEDIA_FOLDER + picture.file)), extension);
  return id;
}
