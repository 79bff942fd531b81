import type { Actor } from '#contract/calls/actor.ts';
import type { Statement } from '../../../db/statement.ts';
import { creditNotes, paidForUnits, restOfConsignment } from '../documents/index.ts';
import { stockMove } from '../../catalogue/inventory/index.ts';
import { followRefunds } from '../refunds/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { standingPayment } from '../payments/index.ts';
import { refund, refundKey } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import type { OfParcel } from './parcel-by-awb.ts';
import type { ShipmentRow } from './reads.ts';

/** The effects of an undelivered parcel, for the batch that notes it. */
export interface NotDelivered {
  statements: Statement[];
  sent: OutboxItem[];
  /** The refund to the shopper. */
  amountPaise: number;
}

/**
 * Refunds the pieces of a parcel that came back undelivered, and credits their invoice. The refund is the stored net
 * price without deduction, because the policy names no charge. Fees are not refunded, as for returned goods. An unpaid
 * order gets no refund.
 */
export function payBackUndelivered(
  shop: Shop,
  actor: Actor,
  { order, consignment }: ShipmentRow,
  { papers, payments, refunded }: OfParcel,
  reason = 'The parcel came back undelivered',
): NotDelivered | undefined {
  const payment = standingPayment(payments);
  if (!payment) return undefined;
  const units = papers[0]
    .filter((source) => source.consignment.id === consignment.id)
    .map(({ item, quantity }) => ({ orderItemId: item.id, consignmentId: consignment.id, quantity }));
  const amounts = paidForUnits(papers, units);
  const items = units.map(({ orderItemId, quantity }, index) => ({
    orderItemId,
    quantity,
    amountPaise: amounts[index]!,
  }));
  const amountPaise = items.reduce((sum, item) => sum + item.amountPaise, 0);
  if (amountPaise === 0) return undefined;
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
      ...creditNotes(shop, actor, papers[1], {
        items: restOfConsignment(papers[1], consignment.id),
        fees: 'kept',
        reason,
      }),
    ],
    sent,
    amountPaise,
  };
}

/**
 * Returns the effects of a lost parcel: its pieces are written off. A prepaid amount is refunded. The invoice of a COD
 * consignment is credited, because it will not be paid.
 */
export function closeLost(shop: Shop, actor: Actor, row: ShipmentRow, own: OfParcel): NotDelivered {
  const reason = 'The courier lost the parcel';
  const [sources, documents] = own.papers;
  const writtenOff = sources
    .filter(({ consignment }) => consignment.id === row.consignment.id)
    .flatMap(({ item }) =>
      stockMove(shop, actor, {
        skuId: item.skuId,
        reason: 'writtenOff',
        quantityChange: 0,
        reservedChange: 0,
        orderItemId: item.id,
        consignmentId: row.consignment.id,
      }),
    );
  const back = payBackUndelivered(shop, actor, row, own, reason);
  if (back) return { ...back, statements: [...writtenOff, ...back.statements] };
  const isUnpaid = row.order.paymentMethod === 'COD';
  const credits = creditNotes(shop, actor, documents, {
    items: restOfConsignment(documents, row.consignment.id),
    fees: isUnpaid ? 'of its consignments' : 'kept',
    reason,
  });
  return { statements: [...writtenOff, ...credits], sent: [], amountPaise: 0 };
}
