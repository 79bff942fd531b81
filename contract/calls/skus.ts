import * as z from 'zod/mini';
import { MediaItem } from './media.ts';
import { Day, Id, Rupees } from './wire.ts';

export const TAX_CATEGORIES = ['STANDARD', 'REDUCED', 'ZERO', 'EXEMPT'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Derived, never stored: what the day, the stock and the product say. */
export const SKU_STATUSES = ['ACTIVE', 'OUT_OF_STOCK', 'UPCOMING', 'DISCONTINUED', 'ON_SALE'] as const;
export type SkuStatus = (typeof SKU_STATUSES)[number];

/** Weight of a SKU without one, for shipping: half a kilogram, packed. */
export const DEFAULT_WEIGHT_GRAMS = 500;

export const Sku = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  skuCode: z.string(),
  code: z.string(),
  color: z.string(),
  /** One size, or several of an adjustable piece separated by commas; empty where the piece has none. */
  size: z.string(),
  /** Kilograms. */
  weight: z.number(),
  mrpPrice: Rupees,
  sellingPrice: Rupees,
  /** What is off the MRP, in rupees; computed. */
  discountPrice: Rupees,
  discountPercentage: z.int(),
  inStock: z.boolean(),
  status: z.enum(SKU_STATUSES),
  taxCategory: z.enum(TAX_CATEGORIES),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  inventory: z.object({ availableQuantity: z.int() }),
  mediaList: z.array(MediaItem),
});
export type Sku = z.output<typeof Sku>;
