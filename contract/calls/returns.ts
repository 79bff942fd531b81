import * as z from 'zod/mini';
import { MAX_CART_ITEMS, MAX_QUANTITY, ORDER_NOTE_MAX_LENGTH } from '../shop/policy.ts';
import { canonicalOrderNumber } from '../shop/order-number.ts';
import { ACCOUNT_NUMBER, bareAccountNumber, IFSC, bareIfsc, UPI_ID, bareUpiId } from '../shop/refund-destination.ts';
import type { RefundDestination } from '../shop/refund-destination.ts';
import { RETURN_REASONS } from '../shop/return-words.ts';
import { PAYMENT_METHODS, REFUND_STATUSES } from '../states/payment.ts';
import { CONDITIONS, RESOLUTIONS, RETURN_KINDS, RETURN_STATUSES } from '../states/return.ts';
import { asSet, namedOnce } from './lists.ts';
import { MEDIA_TYPES } from './media.ts';
import { ACTOR_KINDS } from './permissions.ts';
import { Day, Id, Instant, line, prose, reference, Sum } from './wire.ts';

const NOTE = `A note can have at most ${ORDER_NOTE_MAX_LENGTH} characters`;

const Upi = z.object({
  way: z.literal('UPI'),
  upiId: z
    .string('UPI ID is required')
    .check(z.overwrite(bareUpiId), z.regex(UPI_ID, 'This is not a UPI ID: it looks like name@bank')),
});
const Bank = z
  .object({
    way: z.literal('BANK'),
    accountNumber: z
      .string('Account number is required')
      .check(z.overwrite(bareAccountNumber), z.regex(ACCOUNT_NUMBER, 'Account number must be 9 to 18 digits')),
    /** The repeated input of the account number, if a person enters it. */
    accountNumberAgain: z.optional(z.string().check(z.overwrite(bareAccountNumber))),
    ifsc: z
      .string('IFSC is required')
      .check(z.overwrite(bareIfsc), z.regex(IFSC, 'IFSC must be 11 characters such as HDFC0001234')),
    name: line('Name on the account', 100),
  })
  .check(
    z.refine((bank) => bank.accountNumberAgain === undefined || bank.accountNumberAgain === bank.accountNumber, {
      message: 'The two account numbers are not the same',
      path: ['accountNumberAgain'],
    }),
  );

/** The destination of a refund that cannot go back to a payment. */
export const Destination = z.discriminatedUnion(
  'way',
  [Upi, Bank],
  'Please choose a destination: UPI or a bank account',
);

/** Returns the destination without the repeated account number. */
export function destinationOf(sent: z.output<typeof Destination>): RefundDestination {
  if (sent.way === 'UPI') return { way: 'UPI', upiId: sent.upiId };
  const { accountNumber, ifsc, name } = sent;
  return { way: 'BANK', accountNumber, ifsc, name };
}

/** A return request for pieces of an order. */
export const AskReturn = z.object({
  /** The order's id or number. */
  orderId: z.union(
    [Id, z.string().check(z.overwrite(canonicalOrderNumber), z.maxLength(40))],
    'Order id must be the id or the number of an order',
  ),
  kind: z._default(z.enum(RETURN_KINDS), 'RETURN'),
  items: namedOnce(
    z
      .array(
        z.object({
          orderItemId: Id,
          quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
          reason: z.enum(RETURN_REASONS, 'Please choose a reason'),
        }),
      )
      .check(z.minLength(1, 'Please choose the items that you return'), z.maxLength(MAX_CART_ITEMS)),
    'item',
    'orderItemId',
  ),
  resolution: z._default(z.enum(RESOLUTIONS, 'Please choose a resolution: refund or exchange'), 'REFUND'),
  /** The SKU for an exchange. */
  skuId: z.optional(Id),
  note: z.optional(prose(ORDER_NOTE_MAX_LENGTH, NOTE)),
  /** Keys of uploaded pictures and films. */
  mediaKeys: z.optional(
    asSet(
      z.array(z.string().check(z.maxLength(80))).check(z.maxLength(6, 'A return can have at most 6 photos and videos')),
    ),
  ),
  destination: z.optional(Destination),
});
export type AskReturn = z.output<typeof AskReturn>;

/** The input for a change of a return's status. */
export const MoveReturn = z.object({
  version: z.optional(z.int()),
  /** Required to reject a return and to move money. The shopper reads it. */
  reason: z.optional(prose(ORDER_NOTE_MAX_LENGTH, `A reason can have at most ${ORDER_NOTE_MAX_LENGTH} characters`)),
  /** The condition of the received goods. */
  condition: z.optional(z.enum(CONDITIONS, 'Please mark the condition of the items')),
});
export type MoveReturn = z.output<typeof MoveReturn>;

export const SetDestination = z.object({ destination: Destination });

/** A private file; `url` is valid for ten minutes. */
const PrivateFile = z.object({ key: z.string(), url: z.string(), mediaType: z.enum(MEDIA_TYPES), name: z.string() });

export const Return = z.object({
  id: Id,
  reference: z.string(),
  kind: z.enum(RETURN_KINDS),
  status: z.enum(RETURN_STATUSES),
  resolution: z.enum(RESOLUTIONS),
  /** The order's number, and the id of its row. */
  orderId: z.string(),
  orderKey: Id,
  consignmentId: Id,
  sellerName: z.string(),
  shopper: z.object({ name: z.string(), mobile: z.string() }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  note: z.string(),
  condition: z.nullable(z.enum(CONDITIONS)),
  items: z.array(
    z.object({
      orderItemId: Id,
      name: z.string(),
      /** Colour and size. */
      detail: z.string(),
      skuCode: z.string(),
      seoUrl: z.string(),
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
    }),
  ),
  /** The refund amount. */
  amount: Sum,
  /** The SKU for an exchange. */
  exchange: z.nullable(z.object({ skuId: Id, detail: z.string(), consignmentId: z.nullable(Id) })),
  /** The masked refund destination; null if the payment is refunded, or if no destination is known yet. */
  destination: z.nullable(z.string()),
  /** Whether the shopper must name a destination before the refund. */
  needsDestination: z.boolean(),
  refund: z.nullable(z.object({ amount: Sum, status: z.enum(REFUND_STATUSES), paidReference: z.nullable(z.string()) })),
  pickup: z.nullable(z.object({ awb: z.string(), courierName: z.string(), on: z.nullable(Day) })),
  media: z.array(PrivateFile),
  events: z.array(
    z.object({ at: Instant, status: z.enum(RETURN_STATUSES), by: z.enum(ACTOR_KINDS), note: z.string() }),
  ),
  /** The statuses that people may set next. */
  next: z.array(z.enum(RETURN_STATUSES)),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Return = z.output<typeof Return>;

/** A return for staff, with the version that a change names. */
export const ManagedReturn = z.extend(Return, { version: z.int() });
export type ManagedReturn = z.output<typeof ManagedReturn>;

/** The requested returns: one for each parcel of the pieces. The first contains the others. */
export const AskedReturn = z.extend(Return, { others: z.array(Return) });
export type AskedReturn = z.output<typeof AskedReturn>;

/** The items of an order that can be returned, and their refunds. */
export const ReturnOptions = z.object({
  orderId: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  items: z.array(
    z.object({
      orderItemId: Id,
      consignmentId: Id,
      sellerName: z.string(),
      productId: Id,
      name: z.string(),
      detail: z.string(),
      seoUrl: z.string(),
      pictureKey: z.nullable(z.string()),
      /** Delivered pieces that were not returned. */
      left: z.int(),
      deliveredAt: z.nullable(Instant),
      /** The deadline for returns, and the deadline to report damage. */
      returnUntil: z.nullable(Instant),
      damageUntil: z.nullable(Instant),
      /** The possible kind of return now; null with a reason if there is none. */
      kind: z.nullable(z.enum(RETURN_KINDS)),
      reasonNot: z.nullable(z.string()),
      /** The refund for one piece, for two … */
      amounts: z.array(Sum),
      exchanges: z.array(z.object({ skuId: Id, detail: z.string(), available: z.int() })),
    }),
  ),
});
export type ReturnOptions = z.output<typeof ReturnOptions>;

/** A refund that a person pays manually, in the console. */
export const ManagedRefund = z.object({
  id: Id,
  orderId: z.string(),
  orderKey: Id,
  returnId: z.nullable(Id),
  returnReference: z.nullable(z.string()),
  shopperName: z.string(),
  amount: Sum,
  status: z.enum(REFUND_STATUSES),
  /** Null for less than a rupee, which the gateway does not refund, if no destination is known. */
  way: z.nullable(z.enum(['UPI', 'BANK'])),
  destination: z.nullable(z.string()),
  reason: z.string(),
  paidReference: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ManagedRefund = z.output<typeof ManagedRefund>;

export const PayRefund = z.object({
  paidReference: reference('Reference of the transfer', 60),
  reason: z.string('A reason is required').check(z.trim(), z.minLength(1, 'A reason is required'), z.maxLength(200)),
});
export type PayRefund = z.output<typeof PayRefund>;

/** The full destination of a refund. */
export const OpenDestination = z.object({
  way: z.enum(['UPI', 'BANK']),
  upiId: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
