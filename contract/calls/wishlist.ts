import * as z from 'zod/mini';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import type { Translated } from '../shop/translations.ts';
import { MediaItem } from './media.ts';
import { Sku } from './skus.ts';
import { Id, Instant, Rupees } from './wire.ts';

/** A product of a wishlist: its current card, and its state when it was added. */
export const WishlistProduct = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  brand: z.string(),
  sizeSystem: z.enum(SIZE_SYSTEMS),
  seller: z.object({ sellerName: z.string() }),
  /** False if it is not sold any more; it then has no price and no SKUs. */
  isSold: z.boolean(),
  isPreOrder: z.boolean(),
  inStock: z.boolean(),
  /** Whether it was sold out when it was added, and is available now. */
  isBackInStock: z.boolean(),
  /** The price of the shown SKU: the added one while it is available, else the first available one. */
  price: z.nullable(Rupees),
  mrpPrice: z.nullable(Rupees),
  /** Percent off the MRP. */
  discount: z.int(),
  /** Its price when it was added. */
  addedPrice: Rupees,
  /** The price drop of the shown SKU since it was added; 0 without a drop, or if another SKU is shown. */
  priceDrop: Rupees,
  addedAt: Instant,
  skus: z.array(
    z.pick(Sku, {
      id: true,
      name: true,
      color: true,
      size: true,
      sellingPrice: true,
      mrpPrice: true,
      inStock: true,
      inventory: true,
    }),
  ),
  mediaList: z.array(MediaItem),
});
export type WishlistProduct = z.output<typeof WishlistProduct> & Translated<'name'>;

/** A person's wishlist, newest first. Each person has one, whose id is the person's. */
export const Wishlist = z.object({
  id: Id,
  user: z.object({ id: Id }),
  products: z.array(WishlistProduct),
});
export type Wishlist = z.output<typeof Wishlist>;

/** The products of a wishlist, for the hearts on cards. */
export const WishlistIds = z.object({ productIds: z.array(Id) });
export type WishlistIds = z.output<typeof WishlistIds>;
