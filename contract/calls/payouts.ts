import * as z from 'zod/mini';
import { ACCOUNTS, ENTRY_KINDS, PAYABLE_HOLDS } from '../shop/ledger.ts';
import { NO_PAYOUT_REASONS, PAYOUT_STATUSES } from '../states/payout.ts';
import { namedOnce } from './lists.ts';
import { Id, Instant, line, reference, SignedSum, Sum } from './wire.ts';

/** Money that goes to a seller at once. */
export const Payout = z.object({
  id: Id,
  /** What people and the bank call it. */
  number: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  status: z.enum(PAYOUT_STATUSES),
  amount: Sum,
  entryCount: z.int(),
  bankHolder: z.string(),
  bankIfsc: z.string(),
  bankLastDigits: z.string(),
  /** Until when it waits, since the bank account was changed. */
  heldUntil: z.nullable(Instant),
  /** What the bank calls the transfer. */
  reference: z.nullable(z.string()),
  /** Why it failed or waits. */
  reason: z.string(),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  updatedAt: Instant,
  version: z.int(),
});
export type Payout = z.output<typeof Payout>;

/** An entry of the ledger, from the side of its seller. */
export const Transaction = z.object({
  id: Id,
  at: Instant,
  /** The order's number; none where it belongs to no order. */
  orderId: z.nullable(z.string()),
  /** By which the console finds the order. */
  orderKey: z.nullable(Id),
  consignmentId: z.nullable(Id),
  /** None where no seller's account is touched. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  kind: z.enum(ENTRY_KINDS),
  /** Rupees, more for the seller or less. Where none is touched, what leaves or enters the account. */
  amount: SignedSum,
  /** Where it comes from, or goes. */
  account: z.enum(ACCOUNTS),
  /** What a fee or a tax is reckoned on. */
  base: z.nullable(Sum),
  payoutId: z.nullable(Id),
  payoutNumber: z.nullable(z.string()),
});
export type Transaction = z.output<typeof Transaction>;

/** What a seller is owed, and how far it is on its way. */
export const Balance = z.object({
  /** Waits, and for what. */
  pending: z.array(z.object({ hold: z.enum(PAYABLE_HOLDS), amount: SignedSum, orders: z.int() })),
  /** The sum of that. */
  pendingAmount: SignedSum,
  /** Goes out with the next payout. */
  payable: SignedSum,
  /** In payouts on their way, and in those on hold. */
  underWay: Sum,
  onHold: Sum,
  /** Paid so far. */
  paid: Sum,
  /** Why nothing is paid now; none where it is. */
  notNow: z.nullable(z.enum(NO_PAYOUT_REASONS)),
  /** Less than this waits for the next payout. */
  minimum: Sum,
  /** Until when payouts wait, since the bank account was changed. */
  heldUntil: z.nullable(Instant),
});
export type Balance = z.output<typeof Balance>;

/** What a run of payouts would pay now, a row for each seller that is owed something. */
export const PayoutPreview = z.object({
  sellers: z.array(
    z.object({
      sellerId: Id,
      sellerName: z.string(),
      payable: SignedSum,
      pending: SignedSum,
      entryCount: z.int(),
      bankLastDigits: z.nullable(z.string()),
      /** Why it is not paid; none where it is. */
      notNow: z.nullable(z.enum(NO_PAYOUT_REASONS)),
      /** Until when its payout would wait, since the bank account was changed. */
      heldUntil: z.nullable(Instant),
    }),
  ),
  total: Sum,
});
export type PayoutPreview = z.output<typeof PayoutPreview>;

/** Which sellers are paid, and how much as it was shown before. */
export const RunPayouts = z.object({
  sellers: namedOnce(
    z
      .array(z.object({ sellerId: z.int(), amount: Sum }))
      .check(z.minLength(1, 'Please choose who is paid'), z.maxLength(500)),
    'seller',
    'sellerId',
  ),
});
export type RunPayouts = z.output<typeof RunPayouts>;

/** What is said of a move of a payout. */
export const MovePayout = z.object({
  status: z.enum(PAYOUT_STATUSES),
  reference: z.optional(reference('Reference', 60)),
  reason: z.optional(line('Reason', 200)),
  version: z.optional(z.int()),
});
export type MovePayout = z.output<typeof MovePayout>;

/** Where a payout is to be transferred to, in full. */
export const PayoutAccount = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
});
export type PayoutAccount = z.output<typeof PayoutAccount>;

/** The statement of a payout: all entries it is made of, by order. */
export const PayoutStatement = z.object({ payout: Payout, entries: z.array(Transaction) });
export type PayoutStatement = z.output<typeof PayoutStatement>;
