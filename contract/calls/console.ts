import * as z from 'zod/mini';
import { SKU_STATUSES, TAX_CATEGORIES } from './skus.ts';
import { Id, Instant, Rupees } from './wire.ts';

/** Rows of the console's lists: what staff see and change, with the version they saw. */

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
  skuCount: z.int(),
  available: z.int(),
  priceFrom: z.nullable(Rupees),
  imageUrl: z.nullable(z.string()),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedProduct = z.output<typeof ManagedProduct>;

/** What the console may change of a product. */
export const ChangeProduct = z.object({
  isVisible: z.optional(z.boolean()),
  isActive: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
export type ChangeProduct = z.output<typeof ChangeProduct>;

export const ManagedSku = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
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
  available: z.int(),
  imageUrl: z.nullable(z.string()),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedSku = z.output<typeof ManagedSku>;

/** What the console may change of a SKU's price. The selling price never goes above the MRP. */
export const ChangeSkuPrice = z
  .object({
    mrpPrice: Rupees,
    sellingPrice: Rupees,
    version: z.optional(z.int()),
  })
  .check(
    z.refine(({ sellingPrice }) => sellingPrice > 0, {
      message: 'The selling price must be above 0',
      path: ['sellingPrice'],
    }),
    z.refine(({ mrpPrice, sellingPrice }) => sellingPrice <= mrpPrice, {
      message: 'The selling price cannot be above the MRP',
      path: ['sellingPrice'],
    }),
  );
export type ChangeSkuPrice = z.output<typeof ChangeSkuPrice>;

export const STOCK_LABELS = ['In Stock', 'Low Stock', 'Out of Stock'] as const;

export const ManagedStock = z.object({
  id: Id,
  skuId: Id,
  skuCode: z.string(),
  skuName: z.string(),
  productName: z.string(),
  color: z.string(),
  size: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  quantity: z.int(),
  reservedQuantity: z.int(),
  heldByHand: z.int(),
  availableQuantity: z.int(),
  stockLabel: z.enum(STOCK_LABELS),
  location: z.nullable(z.string()),
  lastUpdated: Instant,
  version: z.int(),
});
export type ManagedStock = z.output<typeof ManagedStock>;
