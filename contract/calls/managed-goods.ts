import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import { MediaItem } from './media.ts';
import { SKU_STATUSES, SkuTaxRate, TAX_CATEGORIES } from './skus.ts';
import { Day, Id, Instant, Rupees } from './wire.ts';

/* Products and SKUs as staff see and change them, with the version they saw. */

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
  /** Whether shoppers see it now, with its categories and its seller. */
  isShown: z.boolean(),
  /** Whether it states all that its kind must state. */
  isComplete: z.boolean(),
  /** Whether it or one of its SKUs has a picture. */
  hasPicture: z.boolean(),
  skuCount: z.int(),
  available: z.int(),
  priceFrom: z.nullable(Rupees),
  imageUrl: z.nullable(z.string()),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedProduct = z.output<typeof ManagedProduct>;

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

/** A product as it is edited: with all that stands on its page, and what is missing until it can be sold. */
export const EditedProduct = z.extend(ManagedProduct, {
  description: z.string(),
  seoKw: z.string(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  hsn: z.string(),
  countryOfOrigin: z.string(),
  codAllowed: z.boolean(),
  featuredRank: z.int(),
  family: z.nullable(z.enum(FAMILIES)),
  sizeSystem: z.enum(SIZE_SYSTEMS),
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Of its SKUs, in their order. */
  colors: z.array(z.string()),
  mediaList: z.array(MediaItem),
  /** A sentence for each thing that must be added or changed before shoppers see it; none where they do. */
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
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedSku = z.output<typeof ManagedSku>;
