import * as z from 'zod/mini';
import { ADDRESS_EMAIL_INVALID, ADDRESS_MOBILE_INVALID } from '../messages.ts';
import { GivenDiscount, StaffItems } from './staff-orders.ts';
import { emptyOr, Id, Instant, Day, line, reference, Rupees, Sum } from './wire.ts';
import { Email, Mobile } from './auth.ts';

/*
 * Sales over the counter or at a fair's stand: staff of the platform hand the goods over at once. Prices, stock, tax and
 * papers are those of any order, without fees for shipping and cash.
 */

/** Cash in the hand of staff, or an online payment by a link that the customer opens. */
export const COUNTER_PAYMENTS = ['CASH', 'ONLINE'] as const;
export type CounterPayment = (typeof COUNTER_PAYMENTS)[number];

const Discount = z.optional(z.nullable(GivenDiscount));
const CouponCode = z._default(z.string().check(z.maxLength(200, 'This coupon code is too long')), '');

/** The body that asks for the price of a sale. */
export const QuoteCounterSale = z.object({ items: StaffItems, couponCode: CouponCode, discount: Discount });
export type QuoteCounterSale = z.output<typeof QuoteCounterSale>;

/** The body of a sale. The customer may stay unnamed; the order of an e-mail belongs to its account. */
export const PlaceCounterSale = z.object({
  items: StaffItems,
  payment: z.enum(COUNTER_PAYMENTS, 'Please choose how the customer pays'),
  couponCode: CouponCode,
  discount: Discount,
  name: z._default(emptyOr(line('Name', 60), 'Please enter a name of at most 60 characters that can be printed'), ''),
  mobile: z._default(emptyOr(Mobile, ADDRESS_MOBILE_INVALID), ''),
  email: z._default(emptyOr(Email, ADDRESS_EMAIL_INVALID), ''),
  /** The total that the customer was told. */
  expectedTotal: z.optional(Rupees),
});
export type PlaceCounterSale = z.output<typeof PlaceCounterSale>;

/** The cash that one person took on one day, and how much of it is in the bank. */
export const CashTaken = z.object({
  takenOn: Day,
  userId: Id,
  person: z.string(),
  orders: z.int(),
  amount: Sum,
  /** What is not paid into the bank. */
  open: Sum,
  bankedAt: z.nullable(Instant),
  bankReference: z.nullable(z.string()),
});
export type CashTaken = z.output<typeof CashTaken>;

/** The body that says that a person's cash of a day is in the bank. `amount` is the open amount that was shown. */
export const BankCash = z.object({
  takenOn: Day,
  userId: Id,
  amount: Rupees,
  bankReference: reference('The reference of the bank', 60),
});
export type BankCash = z.output<typeof BankCash>;
