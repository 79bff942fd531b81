import type { Actor } from '#contract/calls/actor.ts';
import type { Statement } from '../../db/statement.ts';
import { creditNotes, restOfConsignment } from '../documents/index.ts';
import { followRefunds } from '../orders/index.ts';
import type { OutboxItem } from '../outbox/index.ts';
import { netOfPieces, refund, refundKey, standingPayment } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import type { OfParcel } from './parcel-by-awb.ts';
import type { ShipmentRow } from './reads.ts';

/**
 * Pays back what was paid for the pieces of a parcel that came back undelivered, and credits their invoice, for the batch
 * that notes it. The stored net of the pieces, with nothing taken off: the policy names no charge. Fees stay, as they do
 * when goods are returned. Nothing where nothing was paid in advance.
 */
export function payBackUndelivered(
  shop: Shop,
  actor: Actor,
  { order, consignment }: ShipmentRow,
  { papers: [sources, documents], payments, refunded }: OfParcel,
): { statements: Statement[]; sent: OutboxItem[]; amountPaise: number } | undefined {
  const payment = standingPayment(payments);
  if (!payment) return undefined;
  const items = sources
    .filter((source) => source.consignment.id === consignment.id)
    .map(({ item, quantity }) => {
      const before = refunded.reduce((sum, row) => sum + (row.orderItemId === item.id ? (row.quantity ?? 0) : 0), 0);
      return { orderItemId: item.id, quantity, amountPaise: netOfPieces(item, quantity, before) };
    });
  const amountPaise = items.reduce((sum, item) => sum + item.amountPaise, 0);
  if (amountPaise === 0) return undefined;
  const reason = 'The parcel came back undelivered';
  const { statements, sent } = refund(shop, actor, {
    orderId: order.id,
    gatewayPayment: payment.gatewayPayment,
    items,
    feesPaise: 0,
    cause: 'undelivered',
    reason,
    key: refundKey(order.number, payment, refunded),
  });
  return {
    statements: [
      ...statements,
      followRefunds({ orderId: order.id, paymentId: payment.id, now: shop.now }),
      ...creditNotes(shop, actor, documents, {
        items: restOfConsignment(documents, consignment.id),
        fees: 'kept',
        reason,
      }),
    ],
    sent: [sent],
    amountPaise,
  };
}
