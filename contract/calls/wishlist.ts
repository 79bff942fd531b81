import * as z from 'zod/mini';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import { MediaItem } from './media.ts';
import { Sku } from './skus.ts';
import { Id, Instant, Rupees } from './wire.ts';

/** A product of a wishlist, as a card shows it now, and how it stood when it was added. */
export const WishlistProduct = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  brand: z.string(),
  sizeSystem: z.enum(SIZE_SYSTEMS),
  seller: z.object({ sellerName: z.string() }),
  /** False where it is not sold any more: it has no price and no SKUs then. */
  isSold: z.boolean(),
  isPreOrder: z.boolean(),
  inStock: z.boolean(),
  /** Whether it was sold out when it was added, and can be bought now. */
  isBackInStock: z.boolean(),
  /** Of the SKU that is shown: the one that was added, while it can be bought, else the first that can. */
  price: z.nullable(Rupees),
  mrpPrice: z.nullable(Rupees),
  /** Per cent off the MRP. */
  discount: z.int(),
  /** What it cost when it was added. */
  addedPrice: Rupees,
  /** How much less the SKU that is shown costs than when it was added; 0 where it does not, or another one is shown. */
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
export type WishlistProduct = z.output<typeof WishlistProduct>;

/** Somebody's wishlist, what was added last first. A person has one, which has their number. */
export const Wishlist = z.object({
  id: Id,
  user: z.object({ id: Id }),
  products: z.array(WishlistProduct),
});
export type Wishlist = z.output<typeof Wishlist>;

/** Which products are on a wishlist: what hearts on cards need to know. */
export const WishlistIds = z.object({ productIds: z.array(Id) });
export type WishlistIds = z.output<typeof WishlistIds>;
