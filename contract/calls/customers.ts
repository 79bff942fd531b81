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
  /** Parcels with cash on delivery that were not taken, of the orders of the last year. */
  refusedParcels: z.int(),
  /** Since when the house keeps them from placing orders, and why; null where they may. */
  blockedAt: z.nullable(Instant),
  blockedReason: z.nullable(z.string()),
  /** Which console they work in as well; null for people who only shop. */
  staffOf: z.nullable(z.enum(['seller', 'admin'])),
  version: z.int(),
});
export type ManagedCustomer = z.output<typeof ManagedCustomer>;

/** A customer with what they ordered and sent back last, and what the house noted. */
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
  /** The newest first. */
  notes: z.array(StaffNote),
  returns: z.array(z.object({ id: Id, reference: z.string(), status: z.enum(RETURN_STATUSES), createdAt: Instant })),
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

const REASON = 'Please give a reason';

/** Keeps a customer from placing orders, or lets them again. */
export const BlockCustomer = z.object({
  isBlocked: z.boolean(),
  /** Why; kept in the audit log, and while they are blocked beside the account. */
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type BlockCustomer = z.output<typeof BlockCustomer>;
