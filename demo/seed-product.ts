import { SYSTEM } from '#contract/calls/actor.ts';
import { addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { newProduct } from '#functions/domain/catalogue/products/index.ts';
import type { NewProduct } from '#functions/domain/catalogue/products/index.ts';
import type { NewSku } from '#functions/domain/catalogue/skus/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/ports/media.ts';
import type { SeedColour, SeedProduct } from './catalogue/catalogue.ts';
import type { SeedPicture } from './pictures.ts';
import { seedProductPictures } from './seed-pictures.ts';
import type { AttachedPictures } from './seed-pictures.ts';

export interface SeededCategory {
  id: number;
  sizeSystem: SizeSystem;
  family: Family | null;
  /** The code of its top category. */
  topCode: string;
}

/** The HSN codes of jewellery and watches under GST: imitation jewellery of base metal, wrist watches. */
const HSN: Record<string, string> = { jewelry: '71171990', accessories: '71171990', watches: '91021100' };

/** A SKU of a product of the catalogue. */
export interface CatalogueSku {
  /** The colour way of its pictures. */
  way: string;
  row: Omit<NewSku, 'position'>;
}

export interface Listed {
  id: number;
  /** By SKU code. */
  skuIds: Record<string, number>;
  pictures: AttachedPictures;
}

/**
 * Lists a product of the catalogue, with its SKUs, stock and pictures.
 * @param sold the pieces of each SKU that the story's orders will take out of the stock
 */
export async function seedProduct(
  shop: Shop,
  media: MediaFiles,
  pictures: SeedPicture[],
  product: SeedProduct,
  category: SeededCategory,
  sellerId: number,
  sold: ReadonlyMap<string, number>,
  today: Day,
): Promise<Listed> {
  const skus = skusOf(product);
  const { statements, ids } = await newProduct(
    shop,
    SYSTEM,
    newProductOf(product, category, sellerId, today),
    skus.map(({ row }, position) => ({ ...row, quantity: row.quantity + (sold.get(row.code) ?? 0), position })),
    category,
  );
  const {
    ids: { id, skuIds },
  } = await shop.write({ statements, ids });
  const hung = await seedProductPictures(shop, media, pictures, {
    slug: product.slug,
    id,
    sellerId,
    skus: skus.map(({ row, way }) => ({ id: skuIds[row.code]!, way })),
  });
  return { id, skuIds, pictures: hung };
}

/** Returns a product of the catalogue as the input for listing it. */
export function newProductOf(product: SeedProduct, category: SeededCategory, sellerId: number, today: Day): NewProduct {
  return {
    sellerId,
    categoryId: category.id,
    name: product.name,
    title: product.title,
    translations: { hi: product.hindi },
    description: product.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    brand: product.brand,
    seoUrl: product.slug,
    seoKw: product.keywords,
    isVisible: !product.hidden,
    startOn: product.preOrderDays === undefined ? null : addDays(today, product.preOrderDays),
    endOn: null,
    hsn: HSN[category.topCode]!,
    countryOfOrigin: 'IN',
    attributes: product.attributes,
    codAllowed: product.codAllowed ?? true,
    featuredRank: product.featured ?? 0,
  };
}

/** Returns a SKU for each colour and size; one per colour when the product is adjustable or has no sizes. */
export function skusOf(product: SeedProduct): CatalogueSku[] {
  return product.colours.flatMap((colour) => skusOfColour(product, colour));
}

function skusOfColour(product: SeedProduct, colour: SeedColour): CatalogueSku[] {
  const { sizes = [], adjustable = false } = product;
  const codes = sizes.length === 0 || adjustable ? [sizes.join(',')] : sizes;
  return codes.map((size, index) => ({
    way: colour.way,
    row: {
      name: [product.name, colour.name, adjustable ? '' : size].filter(Boolean).join(', '),
      code: skuCode(product.slug, colour.name, adjustable ? '' : size),
      color: colour.name,
      size,
      weightGrams: product.weightGrams,
      mrpPaise: (colour.mrp ?? product.mrp) * 100,
      sellingPaise: (colour.price ?? product.price) * 100,
      quantity: colour.stock[index] ?? 0,
      location: 'Main shelf',
    },
  }));
}

/**
 * Returns a code that a packer can read: beginnings of words, whole numbers, the colour, the size. TELOJH-RUB,
 * ADSTBAPA-WHI-24
 */
function skuCode(slug: string, colour: string, size: string): string {
  const terms = slug.split('-').map((word) => (/^\d+$/.test(word) ? word : word.slice(0, 2)));
  return [terms.join(''), colour.slice(0, 3), size.replace('.', '').replaceAll(' ', '')]
    .filter(Boolean)
    .join('-')
    .toUpperCase();
}
