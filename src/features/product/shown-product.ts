import * as z from 'zod/mini';
import { Product as ProductCall } from '#contract/calls/products.ts';
import type { Product } from '../../api/wire.ts';

const PICTURE_FIELDS = ['key', 'mediaType', 'thumbnail', 'altText', 'width', 'height', 'focus', 'color'] as const;
const SKU_FIELDS = [
  'id',
  'skuCode',
  'color',
  'size',
  'inStock',
  'sellingPrice',
  'mrpPrice',
  'discountPercentage',
  'inventory',
] as const;
const PRODUCT_FIELDS = [
  'name',
  'title',
  'seoUrl',
  'brand',
  'rating',
  'isPreOrder',
  'startDate',
  'codAllowed',
  'family',
  'sizeSystem',
] as const;

/** The parts of a picture, SKU and product that the island of a product page shows. */
export type ShownPicture = Pick<Product['mediaList'][number], (typeof PICTURE_FIELDS)[number]>;
export type ShownSku = Pick<Product['skus'][number], (typeof SKU_FIELDS)[number]> & { mediaList: ShownPicture[] };
export type ShownProduct = Pick<Product, (typeof PRODUCT_FIELDS)[number]> & {
  /** Only the plating. */
  attributes: Product['attributes'];
  seller: Pick<Product['seller'], 'slug' | 'shipsFrom' | 'businessDetails'>;
  mediaList: ShownPicture[];
  skus: ShownSku[];
};

/** Returns a product with nothing but what its island shows. A page contains it twice: as HTML and for the island. */
export function shownOf(product: ProductCall): ShownProduct {
  const whole = z.encode(ProductCall, product);
  const pictures = (items: Product['mediaList']): ShownPicture[] => items.map((item) => picked(item, PICTURE_FIELDS));
  return {
    ...picked(whole, PRODUCT_FIELDS),
    attributes: picked(whole.attributes, ['plating']),
    seller: picked(whole.seller, ['slug', 'shipsFrom', 'businessDetails']),
    mediaList: pictures(whole.mediaList),
    skus: whole.skus.map((sku) => ({ ...picked(sku, SKU_FIELDS), mediaList: pictures(sku.mediaList) })),
  };
}

function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
