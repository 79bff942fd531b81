import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../states/order.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { RETURN_STATUSES } from '../states/return.ts';
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
  notes: z.array(z.object({ id: Id, writtenAt: Instant, by: z.string(), text: z.string() })),
  returns: z.array(z.object({ id: Id, reference: z.string(), status: z.enum(RETURN_STATUSES), createdAt: Instant })),
});
export type CustomerRecord = z.output<typeof CustomerRecord>;

export const CUSTOMER_NOTE_MAX = 1000;
const NOTE = 'Please write the text of the note';

/** A note for the people of the house. Whoever it is about finds it in the copy of their data. */
export const WriteCustomerNote = z.object({
  text: prose(CUSTOMER_NOTE_MAX, `The text of a note can have at most ${CUSTOMER_NOTE_MAX} characters`, NOTE).check(
    z.minLength(1, NOTE),
  ),
});
export type WriteCustomerNote = z.output<typeof WriteCustomerNote>;

const REASON = 'Please give a reason';

/** Keeps a customer from placing orders, or lets them again. */
export const BlockCustomer = z.object({
  isBlocked: z.boolean(),
  /** Why; kept in the audit log, and while they are blocked beside the account. */
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type BlockCustomer = z.output<typeof BlockCustomer>;
