import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../states/order.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { RETURN_STATUSES } from '../states/return.ts';
import { StaffNote } from './staff-notes.ts';
import { Id, Instant, prose, Sum } from './wire.ts';

/** A customer in the console's list. */
export const ManagedCustomer = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  createdAt: Instant,
  orderCount: z.int(),
  returnCount: z.int(),
  /** Refused cash-on-delivery parcels of the last year's orders. */
  refusedParcels: z.int(),
  /** Since when the customer is blocked from placing orders, and why; null if not blocked. */
  blockedAt: z.nullable(Instant),
  blockedReason: z.nullable(z.string()),
  /** The console that the customer also works in; null for people who only shop. */
  staffOf: z.nullable(z.enum(['seller', 'admin'])),
  version: z.int(),
});
export type ManagedCustomer = z.output<typeof ManagedCustomer>;

/** A customer with recent orders and returns, and the staff's notes. */
export const CustomerRecord = z.extend(ManagedCustomer, {
  orders: z.array(
    z.object({
      id: Id,
      orderId: z.string(),
      orderDate: Instant,
      orderStatus: z.enum(ORDER_STATUSES),
      paymentMethod: z.enum(PAYMENT_METHODS),
      total: Sum,
    }),
  ),
  /** Newest first. */
  notes: z.array(StaffNote),
  returns: z.array(z.object({ id: Id, reference: z.string(), status: z.enum(RETURN_STATUSES), createdAt: Instant })),
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

const REASON = 'Please give a reason';

/** Blocks a customer from placing orders, or unblocks them. */
export const BlockCustomer = z.object({
  isBlocked: z.boolean(),
  /** Stored in the audit log, and with the account while it is blocked. */
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type BlockCustomer = z.output<typeof BlockCustomer>;
