import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import { PLANNED_PRICE_STATUSES } from '../states/planned-price.ts';
import { MediaItem } from './media.ts';
import { storedTranslations } from './translations.ts';
import { SKU_STATUSES, SkuTaxRate, TAX_CATEGORIES } from './skus.ts';
import { Day, Id, Instant, Rupees } from './wire.ts';

/* Products and SKUs for staff, with the version that a change names. */

export const ManagedProduct = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  seoUrl: z.string(),
  brand: z.string(),
  categoryId: Id,
  categoryName: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  /** Whether shoppers see it now, given its categories and its seller. */
  isShown: z.boolean(),
  /** Whether it has all mandatory attributes of its family. */
  isComplete: z.boolean(),
  /** Whether it or one of its SKUs has a picture. */
  hasPicture: z.boolean(),
  skuCount: z.int(),
  available: z.int(),
  priceFrom: z.nullable(Rupees),
  imageUrl: z.nullable(z.string()),
  hsn: z.string(),
  codAllowed: z.boolean(),
  /** Decides which attributes it has; null outside the catalogue's families. */
  family: z.nullable(z.enum(FAMILIES)),
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedProduct = z.output<typeof ManagedProduct>;

/** The maximum number of products in one answer about codes. */
export const PRODUCT_CODES_AT_ONCE = 500;

/** What the files of a product are named after: its address, its title, and the codes of its SKUs. */
export const ProductCodes = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  seoUrl: z.string(),
  sellerId: Id,
  /** In their order. */
  skus: z.array(z.object({ code: z.string(), color: z.string() })),
});
export type ProductCodes = z.output<typeof ProductCodes>;

/** What can keep shoppers from seeing a product: where it is mended, as a field of the product or a part of its page. */
export const MISSING_PARTS = [
  'attributes',
  'mediaList',
  'skus',
  'isActive',
  'isVisible',
  'endDate',
  'categoryId',
  'sellerId',
] as const;

/** A product in the editor: with all content of its page, and the gaps until it can be sold. */
export const EditedProduct = z.extend(ManagedProduct, {
  description: z.string(),
  /** Its texts in other languages. */
  translations: storedTranslations('name', 'title', 'description'),
  seoKw: z.string(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  countryOfOrigin: z.string(),
  featuredRank: z.int(),
  sizeSystem: z.enum(SIZE_SYSTEMS),
  /** Of its SKUs, in their order. */
  colors: z.array(z.string()),
  mediaList: z.array(MediaItem),
  /** A sentence for each necessary addition or change before shoppers see it; empty if they do. */
  missing: z.array(z.object({ what: z.enum(MISSING_PARTS), text: z.string() })),
});
export type EditedProduct = z.output<typeof EditedProduct>;

export const ManagedSku = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  /** The same as `code`, by the name it has in lists of SKUs. */
  skuCode: z.string(),
  productId: Id,
  productName: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  color: z.string(),
  size: z.string(),
  mrpPrice: Rupees,
  sellingPrice: Rupees,
  discountPrice: Rupees,
  discountPercentage: z.int(),
  taxCategory: z.enum(TAX_CATEGORIES),
  status: z.enum(SKU_STATUSES),
  taxRateId: z.nullable(Id),
  /** As in `SeenSku`. */
  taxRate: z.nullable(SkuTaxRate),
  taxRateDescription: z.nullable(z.string()),
  /** Kilograms. */
  weight: z.number(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  position: z.int(),
  quantity: z.int(),
  available: z.int(),
  inStock: z.boolean(),
  imageUrl: z.nullable(z.string()),
  mediaList: z.array(MediaItem),
  /** The planned price that runs, or else the next one. */
  plannedPrice: z.nullable(
    z.object({
      id: Id,
      status: z.enum(PLANNED_PRICE_STATUSES),
      sellingPrice: Rupees,
      from: Instant,
      until: z.nullable(Instant),
    }),
  ),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedSku = z.output<typeof ManagedSku>;
