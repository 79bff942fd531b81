import * as z from 'zod/mini';
import { MediaItem } from './media.ts';
import { SELECT_VARIANT } from '../messages.ts';
import { MAX_QUANTITY } from '../shop/policy.ts';
import { Price } from './pricing.ts';
import { PinText } from './shipping.ts';
import { Day, Id, Instant, Sum } from './wire.ts';

const QUANTITY_FAULT = `Please choose a quantity from 1 to ${MAX_QUANTITY}`;
export const Quantity = z
  .int(QUANTITY_FAULT)
  .check(z.minimum(1, QUANTITY_FAULT), z.maximum(MAX_QUANTITY, QUANTITY_FAULT));

export const SIZE_MAX_LENGTH = 40;

/**
 * What the product page sends. Only SKU, size and quantity count: the price and the seller are the server's to know,
 * and whatever a client says about them is not read.
 */
export const AddCartItem = z.object({
  skuId: z.int(SELECT_VARIANT).check(z.positive(SELECT_VARIANT)),
  size: z._default(z.string().check(z.trim(), z.maxLength(SIZE_MAX_LENGTH)), ''),
  quantity: Quantity,
});
export type AddCartItem = z.output<typeof AddCartItem>;

/** The cart item as the cart shows it comes back; of it the quantity counts. */
export const UpdateCartItem = z.object({ quantity: Quantity });
export type UpdateCartItem = z.output<typeof UpdateCartItem>;

export const CartItem = z.object({
  /** 0 for the item of a direct purchase, which stands in no cart. */
  id: z.int().check(z.nonnegative()),
  skuId: Id,
  size: z.string(),
  /** What can be ordered now: cut down to the stock, and 0 when there is none. */
  quantity: z.int(),
  /** What the shopper asked for. */
  wantedQuantity: z.int(),
  /** Why the quantity was cut, or why the item cannot be ordered at all; null when all is well. */
  notice: z.nullable(z.string()),
  /** Amounts of the line: unit × quantity. */
  sellingPrice: Sum,
  mrpPrice: Sum,
  unitSellingPrice: Sum,
  unitMrpPrice: Sum,
  deliveryEstimate: z.string(),
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
export type CartItem = z.output<typeof CartItem>;

/** An item saved for later: as it stands now, and what a piece cost when it was saved. */
export const SavedItem = z.extend(CartItem, { savedUnitPrice: Sum });
export type SavedItem = z.output<typeof SavedItem>;

/** What a direct purchase asks the price of. */
export const QuoteItem = z.object({ item: AddCartItem, addressId: z.optional(Id), pinCode: z.optional(PinText) });
export type QuoteItem = z.output<typeof QuoteItem>;

export const Cart = z.object({
  cartItems: z.array(CartItem),
  /** What is saved for later: no part of any sum. Empty where it is not the shopper's own cart that is shown. */
  savedItems: z.array(SavedItem),
  /** The coupon that takes effect, and what it takes off the goods. */
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  /** The one the shopper entered: whether it takes effect, and if not, why. */
  enteredCoupon: z.nullable(z.object({ code: z.string(), inEffect: z.boolean(), notice: z.nullable(z.string()) })),
  /** Plain sums of the items' amounts. */
  totalSellingPrice: Sum,
  totalMrpPrice: Sum,
  totalItems: z.int(),
  /** Why it cannot get where it is to go, in words; null where it can, and while that is not known. */
  notServed: z.nullable(z.string()),
  /** The day the couriers deliver the last of it; null while that is not known, and for a pre-order. */
  deliveryDate: z.nullable(Day),
  /** The one price pipeline, once for each way to pay. */
  summary: z.object({ PREPAID: Price, COD: Price }),
});
export type Cart = z.output<typeof Cart>;
