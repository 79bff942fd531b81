import { SYSTEM } from '#contract/actor.ts';
import { addDays, kolkataDay } from '#contract/dates.ts';
import type { SizeSystem } from '#contract/sizes.ts';
import { createProduct } from '../domain/products/index.ts';
import type { NewSku } from '../domain/products/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { MediaStore } from '../providers/media/media.ts';
import type { SeedColour, SeedProduct } from './catalogue/catalogue.ts';
import type { SeedPicture } from './pictures.ts';
import { seedProductPictures } from './seed-pictures.ts';

export interface SeededCategory {
  id: number;
  sizeSystem: SizeSystem;
  /** Code of the top category it belongs to. */
  topCode: string;
}

/** What jewellery and watches are under GST: imitation jewellery of base metal, wrist watches. */
const HSN: Record<string, string> = { jewelry: '71171990', accessories: '71171990', watches: '91021100' };

/** Lists a product of the catalogue, with its SKUs, stock and pictures. */
export async function seedProduct(
  shop: Shop,
  media: MediaStore,
  pictures: SeedPicture[],
  product: SeedProduct,
  category: SeededCategory,
  sellerId: number,
): Promise<void> {
  const skus = product.colours.flatMap((colour) => skusOf(product, colour));
  const { id, skuIds } = await createProduct(
    shop,
    SYSTEM,
    {
      sellerId,
      categoryId: category.id,
      name: product.name,
      title: product.title,
      description: product.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      brand: product.brand,
      seoUrl: product.slug,
      seoKw: product.keywords,
      isVisible: !product.hidden,
      startOn: product.preOrderDays === undefined ? null : addDays(kolkataDay(shop.now), product.preOrderDays),
      endOn: null,
      hsn: HSN[category.topCode]!,
      countryOfOrigin: 'IN',
      attributes: product.attributes,
      codAllowed: product.codAllowed ?? true,
      featuredRank: product.featured ?? 0,
    },
    skus.map((sku, position) => ({ ...sku.row, position })),
    category.sizeSystem,
  );
  await seedProductPictures(shop, media, pictures, {
    slug: product.slug,
    id,
    sellerId,
    skus: skus.map((sku) => ({ id: skuIds[sku.row.code]!, way: sku.way })),
  });
}

/** One SKU for each size of a colour; one for all sizes where the piece is adjustable, or has none. */
function skusOf(product: SeedProduct, colour: SeedColour): { way: string; row: Omit<NewSku, 'position'> }[] {
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

/** A code a packer can read: the words' beginnings, the colour, the size. TELOJH-RUB, ADSTBAPA-WHI-24 */
function skuCode(slug: string, colour: string, size: string): string {
  const words = slug.split('-').map((word) => word.slice(0, 2));
  return [words.join(''), colour.slice(0, 3), size.replace('.', '')].filter(Boolean).join('-').toUpperCase();
}
