import * as z from 'zod/mini';
import { BundleHint } from './bundles.ts';
import { asSet, unnamed } from './lists.ts';
import { MediaItem } from './media.ts';
import { SELECT_VARIANT } from '../messages.ts';
import { MAX_CART_ITEMS, MAX_QUANTITY } from '../shop/policy.ts';
import { Price } from './pricing.ts';
import { PinText } from './shipping.ts';
import type { Translated } from '../shop/translations.ts';
import { Day, Id, Instant, Sum } from './wire.ts';

const QUANTITY_FAULT = `Please choose a quantity from 1 to ${MAX_QUANTITY}`;
export const Quantity = z
  .int(QUANTITY_FAULT)
  .check(z.minimum(1, QUANTITY_FAULT), z.maximum(MAX_QUANTITY, QUANTITY_FAULT));

export const SIZE_MAX_LENGTH = 40;

/**
 * The product page's body to add an item. Only SKU, size and quantity are read. The server determines price and seller,
 * and ignores a client's values.
 */
export const AddCartItem = z.object({
  skuId: z.int(SELECT_VARIANT).check(z.positive(SELECT_VARIANT)),
  size: z._default(z.string().check(z.trim(), z.maxLength(SIZE_MAX_LENGTH)), ''),
  quantity: Quantity,
});
export type AddCartItem = z.output<typeof AddCartItem>;

/** The body that changes a cart item: the item as the server returned it. Only the quantity is read. */
export const UpdateCartItem = z.object({ quantity: Quantity });
export type UpdateCartItem = z.output<typeof UpdateCartItem>;

export const CartItem = z.object({
  /** 0 for the item of a direct purchase, which is in no cart. */
  id: z.int().check(z.nonnegative()),
  skuId: Id,
  size: z.string(),
  /** The quantity that can be ordered now: limited to the stock, and 0 if there is none. */
  quantity: z.int(),
  /** The quantity that the shopper requested. */
  wantedQuantity: z.int(),
  /** Why the quantity was reduced, or why the item cannot be ordered; null if neither applies. */
  notice: z.nullable(z.string()),
  /** Amounts of the line: unit × quantity. */
  sellingPrice: Sum,
  mrpPrice: Sum,
  unitSellingPrice: Sum,
  unitMrpPrice: Sum,
  deliveryEstimate: z.string(),
  /** The first day on which the seller sends again, if its holiday delays this item; else null. */
  sentFrom: z.nullable(Day),
  sellerId: Id,
  product: z.object({
    id: Id,
    name: z.string(),
    seoUrl: z.string(),
    startDate: z.nullable(Day),
    isPreOrder: z.boolean(),
    sellerName: z.string(),
  }),
  sku: z.object({
    name: z.string(),
    color: z.string(),
    inventory: z.object({ availableQuantity: z.int() }),
  }),
  mediaList: z.array(MediaItem),
  addedAt: Instant,
});
export type CartItem = z.output<typeof CartItem> & { product: Translated<'name'> };

/** An item saved for later, in its current state, with its unit price when it was saved. */
export const SavedItem = z.extend(CartItem, { savedUnitPrice: Sum });
export type SavedItem = z.output<typeof SavedItem>;

/** The body that requests the price of a direct purchase. */
export const QuoteItem = z.object({ item: AddCartItem, addressId: z.optional(Id), pinCode: z.optional(PinText) });
export type QuoteItem = z.output<typeof QuoteItem>;

export const Cart = z.object({
  cartItems: z.array(CartItem),
  /** Items saved for later, which are in no total. Empty if the cart is not the shopper's own. */
  savedItems: z.array(SavedItem),
  /** The coupon in effect, and its discount on the goods. */
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  /** The coupon that the shopper entered: whether it is in effect, and if not, why. */
  enteredCoupon: z.nullable(z.object({ code: z.string(), inEffect: z.boolean(), notice: z.nullable(z.string()) })),
  /** Bundles that lack one piece, as text. */
  bundleHints: z.array(BundleHint),
  /** Sums of the items' amounts. */
  totalSellingPrice: Sum,
  totalMrpPrice: Sum,
  totalItems: z.int(),
  /** Why the cart cannot be delivered to the address, as text; null if it can, or while that is unknown. */
  notServed: z.nullable(z.string()),
  /** The delivery day of the last parcel; null while it is unknown, and for a pre-order. */
  deliveryDate: z.nullable(Day),
  /** The result of the price pipeline for each payment method. */
  summary: z.object({ PREPAID: Price, COD: Price }),
  /**
   * What cash on delivery needs for this order and why, as sentences; null if it needs nothing more, or while the
   * address is not known.
   */
  cashDecision: z.nullable(
    z.object({
      /** Whether the order must be confirmed by a mailed link before it is sent. */
      isToConfirm: z.boolean(),
      reasons: z.array(z.string()),
      /** What the shopper can do. */
      help: z.array(z.string()),
    }),
  ),
});
export type Cart = z.output<typeof Cart>;

const BAG_FAULT = `A cart holds at most ${MAX_CART_ITEMS} items`;
const BagItems = unnamed(z.array(AddCartItem).check(z.maxLength(MAX_CART_ITEMS, BAG_FAULT)));

/** The body that requests the prices of a visitor's bag, which only the browser stores. */
export const PreviewBag = z.object({ items: BagItems, pinCode: z.optional(PinText) });
export type PreviewBag = z.output<typeof PreviewBag>;

/** A visitor's bag as a cart. `gone` are the items that the shop does not sell any more; they are in no total. */
export const BagPreview = z.object({
  cart: Cart,
  gone: z.array(z.object({ skuId: z.int(), size: z.string() })),
});
export type BagPreview = z.output<typeof BagPreview>;

/** The body that adds a visitor's bag to the cart and the wishlist of the account. */
export const MergeBag = z.object({
  items: BagItems,
  /** Products for the wishlist. */
  productIds: z._default(asSet(z.array(Id).check(z.maxLength(MAX_CART_ITEMS, BAG_FAULT))), []),
});
export type MergeBag = z.output<typeof MergeBag>;

/** What became of each item of a bag, in the bag's order. */
export const MergedBag = z.object({
  items: z.array(
    z.object({
      skuId: z.int(),
      size: z.string(),
      /** The quantity in the cart now; 0 if the item could not be added. */
      quantity: z.int(),
      /** The present price of one piece; null if the item is not sold any more. */
      unitSellingPrice: z.nullable(Sum),
      /** Why the item is missing or has a lower quantity; null if all of it is in the cart. */
      reason: z.nullable(z.string()),
      /** Whether an item that is missing in the cart is on the wishlist instead. */
      isOnWishlist: z.boolean(),
    }),
  ),
  /** The products of the wishlist. */
  productIds: z.array(Id),
  /** The products that could not be added to the wishlist, because it is full or they are not sold any more. */
  unlisted: z.array(Id),
});
export type MergedBag = z.output<typeof MergedBag>;
