import * as z from 'zod/mini';
import { AddressForm } from './addresses.ts';
import { Email } from './auth.ts';
import { AddCartItem, Cart } from './cart.ts';
import { wholeNumber } from './store-settings.ts';
import { unnamed } from './lists.ts';
import { PinText } from './shipping.ts';
import { Id, line, prose, Rupees } from './wire.ts';
import { STAFF_ORDER_CHANNELS } from '../shop/order-source.ts';
import { MAX_CART_ITEMS, ORDER_NOTE_MAX_LENGTH } from '../shop/policy.ts';
import { DISCOUNT_REASON_MAX_LENGTH, STAFF_DISCOUNT_UNITS } from '../shop/staff-discount.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';

/*
 * Orders that staff of the platform place for a customer who asked by telephone, in a chat or at a fair. Prices, stock,
 * tax and papers are those of any order.
 */

const NO_GOODS = 'Please choose at least one item';
/** What staff order or sell. */
export const StaffItems = unnamed(
  z
    .array(AddCartItem, NO_GOODS)
    .check(z.minLength(1, NO_GOODS), z.maxLength(MAX_CART_ITEMS, `An order has at most ${MAX_CART_ITEMS} items`)),
);
/** The highest amount of a discount in rupees: that of an order. */
const MOST_DISCOUNT = 1_00_00_000;
/** Read as the cart reads a typed code; empty for none. */
const CouponCode = z._default(z.string().check(z.maxLength(200, 'This coupon code is too long')), '');
/** The customer's e-mail, by which an account is found or added. */
const CustomerEmail = Email;

/** A discount within the limit of the person's role, with the reason that the order's history shows. */
export const GivenDiscount = z
  .object({
    unit: z.enum(STAFF_DISCOUNT_UNITS, 'Please choose percent or rupees'),
    value: wholeNumber('Discount', 1, MOST_DISCOUNT),
    reason: line('The reason of the discount', DISCOUNT_REASON_MAX_LENGTH),
  })
  .check(({ value: { unit, value }, issues }) => {
    if (unit === 'PERCENT' && value > 100)
      issues.push({ code: 'custom', message: 'A discount can be at most 100 percent', path: ['value'], input: value });
  });
export type GivenDiscount = z.output<typeof GivenDiscount>;
/** Null or absent for none. */
const Discount = z.optional(z.nullable(GivenDiscount));

/** The body that asks for the price of an order by staff. */
export const QuoteStaffOrder = z.object({
  items: StaffItems,
  email: z.optional(CustomerEmail),
  pinCode: z.optional(PinText),
  couponCode: CouponCode,
  discount: Discount,
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
  items: StaffItems,
  address: AddressForm,
  paymentMethod: z.enum(PAYMENT_METHODS, 'Please choose how the customer pays'),
  channel: z.enum(STAFF_ORDER_CHANNELS, 'Please choose where the customer asked'),
  couponCode: CouponCode,
  discount: Discount,
  note: z._default(prose(ORDER_NOTE_MAX_LENGTH, `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`), ''),
  /** The total that the customer was told. */
  expectedTotal: z.optional(Rupees),
});
export type PlaceStaffOrder = z.output<typeof PlaceStaffOrder>;
