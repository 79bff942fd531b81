import * as z from 'zod/mini';
import { AddressForm } from './addresses.ts';
import { Email } from './auth.ts';
import { AddCartItem, Cart } from './cart.ts';
import { unnamed } from './lists.ts';
import { PinText } from './shipping.ts';
import { Id, prose, Rupees } from './wire.ts';
import { STAFF_ORDER_CHANNELS } from '../shop/order-source.ts';
import { MAX_CART_ITEMS, ORDER_NOTE_MAX_LENGTH } from '../shop/policy.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';

/*
 * Orders that staff of the platform place for a customer who asked by telephone, in a chat or at a fair. Prices, stock,
 * tax and papers are those of any order.
 */

const NO_GOODS = 'Please choose at least one item';
const Items = unnamed(
  z
    .array(AddCartItem, NO_GOODS)
    .check(z.minLength(1, NO_GOODS), z.maxLength(MAX_CART_ITEMS, `An order has at most ${MAX_CART_ITEMS} items`)),
);
/** Read as the cart reads a typed code; empty for none. */
const CouponCode = z._default(z.string().check(z.maxLength(200, 'This coupon code is too long')), '');
/** The customer's e-mail, by which an account is found or added. */
const CustomerEmail = Email;

/** The body that asks for the price of an order by staff. */
export const QuoteStaffOrder = z.object({
  items: Items,
  email: z.optional(CustomerEmail),
  pinCode: z.optional(PinText),
  couponCode: CouponCode,
});
export type QuoteStaffOrder = z.output<typeof QuoteStaffOrder>;

/** The customer of an order by staff, if the shop knows the e-mail. */
const KnownCustomer = z.object({
  id: Id,
  fullName: z.string(),
  mobile: z.nullable(z.string()),
  isBlocked: z.boolean(),
});

/** The price of an order by staff as a cart, with its coupon. `gone` are the items that the shop does not sell. */
export const StaffOrderQuote = z.object({
  cart: Cart,
  gone: z.array(z.object({ skuId: z.int(), size: z.string() })),
  customer: z.nullable(KnownCustomer),
});
export type StaffOrderQuote = z.output<typeof StaffOrderQuote>;

/** The body that places an order for a customer. A new person gets an account with the name and mobile of the address. */
export const PlaceStaffOrder = z.object({
  email: CustomerEmail,
  items: Items,
  address: AddressForm,
  paymentMethod: z.enum(PAYMENT_METHODS, 'Please choose how the customer pays'),
  channel: z.enum(STAFF_ORDER_CHANNELS, 'Please choose where the customer asked'),
  couponCode: CouponCode,
  note: z._default(prose(ORDER_NOTE_MAX_LENGTH, `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`), ''),
  /** The total that the customer was told. */
  expectedTotal: z.optional(Rupees),
});
export type PlaceStaffOrder = z.output<typeof PlaceStaffOrder>;
