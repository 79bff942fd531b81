import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ManagedRefund, PayRefund } from '#contract/calls/returns.ts';
import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import { orders, refundDestinations, refunds, users } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { isByHand, managedRefunds } from './managed-returns.ts';
import { ANYBODY } from './own.ts';
import { returnOfRefund } from './reads.ts';
import { unseal } from './sealed-destination.ts';
import { toldOf } from './told-of.ts';

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

/** Whom a refund goes to that was paid online. */
const payee = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ key: refunds.key, email: users.email })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(refunds.id, params.id), sql`${refunds.paymentId} IS NOT NULL`)),
);

/**
 * Notes that a refund was paid to its shopper by hand, with what the bank calls the transfer. The shopper is told.
 * @throws REFUND_NOT_FOUND, REFUND_PAID
 */
export async function payRefund(
  shop: Shop,
  admin: Admin,
  id: number,
  { paidReference, reason }: PayRefund,
): Promise<ManagedRefund> {
  const { refund, back, online } = await shop.read({
    refund: managedRefunds.rowWithId(shop, admin, id),
    back: returnOfRefund({ refundId: id, ...ANYBODY }),
    online: payee({ id }),
  });
  const [row] = refund;
  if (!row) return refuse('REFUND_NOT_FOUND');
  if (row.status !== 'wanted') refuse('REFUND_PAID');
  const [[returned], items] = back;
  const [paid] = online;
  const mails =
    paid !== undefined
      ? [paidMail(shop, row, paid, paidReference)]
      : returned
        ? toldOf(returned, items, 'PAID', { amountPaise: row.amount, note: paidReference })
        : [];
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
  return {
    kind: 'mail',
    key: `refunded-${key}`,
    payload: {
      name: 'refunded',
      to: email,
      method: 'transfer',
      at: shop.now,
      reference,
      order: { number, fullName, amountPaise },
      returned: returnReference === null ? null : { reference: returnReference, reason },
    },
  };
}

const sealedOf = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ sealed: refundDestinations.sealed })
    .from(refunds)
    .innerJoin(refundDestinations, eq(refundDestinations.id, refunds.destinationId))
    .where(eq(refunds.id, params.id)),
);

/** Where a refund is to be paid to, in full, for whoever pays it; that somebody looked is in the audit log. @throws REFUND_NOT_FOUND */
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
  return unseal(shop, row.sealed);
}
