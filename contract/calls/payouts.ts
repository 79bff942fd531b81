import * as z from 'zod/mini';
import { ACCOUNTS, ENTRY_KINDS, PAYABLE_HOLDS } from '../shop/ledger.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { NO_PAYOUT_REASONS, PAYOUT_STATUSES } from '../states/payout.ts';
import { namedOnce } from './lists.ts';
import { Id, Instant, line, reference, SignedSum, Sum } from './wire.ts';

/** A payout: a single transfer to a seller. */
export const Payout = z.object({
  id: Id,
  /** The public number, also used for the bank. */
  number: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  status: z.enum(PAYOUT_STATUSES),
  amount: Sum,
  entryCount: z.int(),
  bankHolder: z.string(),
  bankIfsc: z.string(),
  bankLastDigits: z.string(),
  /** The end of the hold after a change of the bank account. */
  heldUntil: z.nullable(Instant),
  /** The bank's reference of the transfer. */
  reference: z.nullable(z.string()),
  /** Why it failed or is on hold. */
  reason: z.string(),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  updatedAt: Instant,
  version: z.int(),
});
export type Payout = z.output<typeof Payout>;

/** A ledger entry, from its seller's point of view. */
export const Transaction = z.object({
  id: Id,
  at: Instant,
  /** The order's number; null if it belongs to no order. */
  orderId: z.nullable(z.string()),
  /** The order's id for the console. */
  orderKey: z.nullable(Id),
  consignmentId: z.nullable(Id),
  /** Null if no seller's account is affected. */
  sellerId: z.nullable(Id),
  sellerName: z.nullable(z.string()),
  kind: z.enum(ENTRY_KINDS),
  /** Rupees, positive in the seller's favour. Without a seller: the amount that leaves or enters the account. */
  amount: SignedSum,
  /** The source or destination account. */
  account: z.enum(ACCOUNTS),
  /** The base amount of a fee or tax. */
  base: z.nullable(Sum),
  payoutId: z.nullable(Id),
  payoutNumber: z.nullable(z.string()),
});
export type Transaction = z.output<typeof Transaction>;

/**
 * The sums of an order's ledger entries with a seller: of its own entries for a seller, of all of them for the
 * platform. Positive in the seller's favour.
 */
export const OrderSums = z.object({
  /** The order's id for the console. */
  id: Id,
  /** The order's number. */
  orderId: z.string(),
  placedAt: Instant,
  paymentMethod: z.enum(PAYMENT_METHODS),
  sellerNames: z.array(z.string()),
  /** The payments for goods and fees. */
  sales: SignedSum,
  /** The marketplace's share of discounts. */
  discounts: SignedSum,
  /** Commission, fees of the gateway, and freight. */
  fees: SignedSum,
  /** GST on commission and on fees of the gateway. */
  feeGst: SignedSum,
  /** TCS and TDS. */
  withheld: SignedSum,
  refunds: SignedSum,
  /** Cash that a seller's own courier handed over at once. */
  handedOver: SignedSum,
  /** The sum of the above: what goes to the sellers. */
  net: SignedSum,
  /** The part of `net` that is in a payout. */
  inPayouts: SignedSum,
});
export type OrderSums = z.output<typeof OrderSums>;

/** The amounts owed to a seller, by progress. */
export const Balance = z.object({
  /** Amounts on hold, by reason. */
  pending: z.array(z.object({ hold: z.enum(PAYABLE_HOLDS), amount: SignedSum, orders: z.int() })),
  /** The sum of `pending`. */
  pendingAmount: SignedSum,
  /** Included in the next payout. */
  payable: SignedSum,
  /** In payouts that are under way or on hold. */
  underWay: Sum,
  onHold: Sum,
  /** The total paid so far. */
  paid: Sum,
  /** Why nothing is paid now; null if it is. */
  notNow: z.nullable(z.enum(NO_PAYOUT_REASONS)),
  /** Smaller amounts wait for the next payout. */
  minimum: Sum,
  /** The end of the hold on payouts after a change of the bank account. */
  heldUntil: z.nullable(Instant),
});
export type Balance = z.output<typeof Balance>;

/** A preview of a payout run, with a row for each seller that is owed money. */
export const PayoutPreview = z.object({
  sellers: z.array(
    z.object({
      sellerId: Id,
      sellerName: z.string(),
      payable: SignedSum,
      pending: SignedSum,
      entryCount: z.int(),
      bankLastDigits: z.nullable(z.string()),
      /** Why it is not paid; null if it is. */
      notNow: z.nullable(z.enum(NO_PAYOUT_REASONS)),
      /** The end of its payout's hold after a change of the bank account. */
      heldUntil: z.nullable(Instant),
    }),
  ),
  total: Sum,
});
export type PayoutPreview = z.output<typeof PayoutPreview>;

/** The sellers to pay, and the amounts shown in the preview. */
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

/** The input for a change of a payout's status. */
export const MovePayout = z.object({
  status: z.enum(PAYOUT_STATUSES),
  reference: z.optional(reference('Reference', 60)),
  reason: z.optional(line('Reason', 200)),
  version: z.optional(z.int()),
});
export type MovePayout = z.output<typeof MovePayout>;

/** The full bank account for a payout. */
export const PayoutAccount = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
});
export type PayoutAccount = z.output<typeof PayoutAccount>;

/** The statement of a payout: all its entries, by order. */
export const PayoutStatement = z.object({ payout: Payout, entries: z.array(Transaction) });
export type PayoutStatement = z.output<typeof PayoutStatement>;
