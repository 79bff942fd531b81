import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ManagedRefund, PayRefund } from '#contract/calls/returns.ts';
import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import { orders, refundDestinations, refunds, users } from '../../../db/schema/index.ts';
import type { Results } from '../../../db/db.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { refundedMail } from './mails.ts';
import { isByHand, managedRefunds } from './managed-refunds.ts';
import { unseal } from './sealed-destination.ts';

const markPaid = statement((db, params: Params<{ id: number; paidReference: string; now: number }>) =>
  db
    .update(refunds)
    .set({
      status: 'processed',
      paidReference: sql`${params.paidReference}`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(refunds.id, params.id), eq(refunds.status, 'wanted'), sql`(${isByHand})`)),
);

/** Selects the e-mail of the shopper that a refund goes to. */
const payee = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ key: refunds.key, email: users.email })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(refunds.id, params.id), sql`${refunds.paymentId} IS NOT NULL`)),
);

/** The mails of the returns area for a paid refund. The returns area depends on this one, so it is passed in. */
export interface ReturnPaid<Reads extends readonly Statement[]> {
  /** Reads the refund's return; no row for a refund without a return. */
  reads(refundId: number): Reads;
  mails(rows: Results<Reads>, amountPaise: number, paidReference: string): OutboxItem[];
}

/**
 * Notes that a person paid a refund, with the bank's reference of the transfer. Mails the shopper.
 * @throws REFUND_NOT_FOUND, REFUND_PAID
 */
export async function payRefund<Reads extends readonly Statement[]>(
  shop: Shop,
  admin: Admin,
  { id, paidReference, reason }: PayRefund & { id: number },
  returnPaid: ReturnPaid<Reads>,
): Promise<ManagedRefund> {
  const { refund, back, online } = await shop.read({
    refund: managedRefunds.rowWithId(shop, admin, id),
    back: returnPaid.reads(id),
    online: payee({ id }),
  });
  const [row] = refund;
  if (!row) return refuse('REFUND_NOT_FOUND');
  if (row.status !== 'wanted') refuse('REFUND_PAID');
  const [paid] = online;
  const mails =
    paid !== undefined
      ? [paidMail(shop, row, paid, paidReference)]
      : returnPaid.mails(back as Results<Reads>, row.amount, paidReference);
  const { after } = await shop.write({
    written: [
      requireChange(markPaid({ id, paidReference, now: shop.now }), 'REFUND_PAID'),
      auditEntry(shop, admin, {
        action: 'refund paid',
        subject: 'refund',
        subjectId: id,
        before: { status: row.status },
        after: { status: 'processed', paidReference },
        reason,
      }),
      ...mails.map((mail) => outboxItem(shop, mail)),
    ],
    after: managedRefunds.rowWithId(shop, admin, id),
  });
  shop.after(() => sendItems(shop, mails));
  return after[0]!;
}

function paidMail(
  shop: Shop,
  { orderId: number, shopperName: fullName, amount: amountPaise, returnReference, reason }: ManagedRefund,
  { key, email }: { key: string; email: string },
  reference: string,
): OutboxItem {
  return refundedMail.item(`refunded-${key}`, email, {
    method: 'transfer',
    at: shop.now,
    reference,
    order: { number, fullName, amountPaise },
    returned: returnReference === null ? null : { reference: returnReference, reason },
  });
}

const sealedOf = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ sealed: refundDestinations.sealed })
    .from(refunds)
    .innerJoin(refundDestinations, eq(refundDestinations.id, refunds.destinationId))
    .where(eq(refunds.id, params.id)),
);

/**
 * Returns a refund's destination in full, for the person who pays it. The audit log records the access.
 * @throws REFUND_NOT_FOUND, REFUND_DESTINATION_UNREADABLE
 */
export async function openDestination(shop: Shop, admin: Admin, id: number): Promise<RefundDestination> {
  const [[row]] = await shop.read(sealedOf({ id }));
  if (!row) return refuse('REFUND_NOT_FOUND');
  await shop.write(
    auditEntry(shop, admin, {
      action: 'refund destination opened',
      subject: 'refund',
      subjectId: id,
      before: {},
      after: {},
    }),
  );
  const { value, unreadable } = await unseal(shop, row.sealed);
  if (unreadable) shop.log.error('refundDestination.unreadable', new Error(unreadable), { refundId: id });
  return value ?? refuse('REFUND_DESTINATION_UNREADABLE');
}
