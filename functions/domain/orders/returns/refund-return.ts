import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { creditNotes, paidForUnits } from '../documents/index.ts';
import type { ItemToCredit } from '../documents/index.ts';
import { followRefunds, followRefundsByHand } from '../refunds/index.ts';
import { standingPayment } from '../payments/index.ts';
import { refund, refundByHand, refundsAsSeen } from '../refunds/index.ts';
import type { RefundedItem } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import type { Effects, ReturnToMove } from './to-move.ts';
import type { ReturnItemRow, ReturnRow } from './reads.ts';

type Seen = Pick<ReturnToMove, 'payments' | 'refunded' | 'papers'> & {
  row: ReturnRow;
  items: readonly ReturnItemRow[];
};

/**
 * Returns the effects of a return's refund, which happens once. It goes to the original payment; without one, a person
 * pays it to the shopper's destination. Invoiced pieces are credited. For a give-back the platform pays a part of the
 * price, and the sale stays.
 * @throws RETURN_DESTINATION_MISSING
 */
export function refundReturn(shop: Shop, staff: Staff, seen: Seen, reason: string): Effects {
  const { row, payments, refunded, papers } = seen;
  const { back, order } = row;
  const items = itemsOf(seen);
  const amountPaise = items.reduce((sum, item) => sum + item.amountPaise, 0);
  const credits =
    back.kind === 'GIVE_BACK'
      ? []
      : creditNotes(shop, staff, papers[1], {
          items: seen.items.map(unitsOf),
          fees: 'kept',
          reason: `Items were returned: ${back.reference}`,
        });
  if (amountPaise === 0) return { statements: credits, sent: [], amountPaise };

  const wanted = {
    orderId: order.id,
    returnId: back.id,
    items,
    cause: back.kind === 'GIVE_BACK' ? ('giveBack' as const) : ('returned' as const),
    reason,
    key: `refund-${back.reference}`,
  };
  const asSeen = refundsAsSeen(order.id, refunded);
  const payment = back.kind === 'GIVE_BACK' ? undefined : standingPayment(payments);
  if (payment) {
    const { statements, sent } = refund(shop, staff, {
      ...wanted,
      gatewayPayment: payment.gatewayPayment,
      feesPaise: 0,
    });
    const follow = followRefunds({ orderId: order.id, paymentId: payment.id, now: shop.now });
    // The shopper is mailed once, with the gateway's reference, after the gateway has refunded.
    const isToldLater = sent.length > 0;
    return { statements: [asSeen, ...statements, follow, ...credits], sent, amountPaise, isToldLater };
  }
  if (back.destinationId === null) refuse('RETURN_DESTINATION_MISSING');
  return {
    statements: [
      asSeen,
      ...refundByHand(shop, staff, { ...wanted, destinationId: back.destinationId }),
      ...(back.kind === 'GIVE_BACK' ? [] : [followRefundsByHand({ orderId: order.id, now: shop.now })]),
      ...credits,
    ],
    sent: [],
    amountPaise,
  };
}

/** Returns the refund for each item: the price of its units, or the agreed amount of a give-back. */
function itemsOf({ row: { back }, items, papers }: Seen): RefundedItem[] {
  const amounts =
    back.kind === 'GIVE_BACK' ? items.map(({ item }) => item.amountPaise) : paidForUnits(papers, items.map(unitsOf));
  return items.map(({ item: { paidItemId: orderItemId, quantity } }, index) => ({
    orderItemId,
    quantity,
    amountPaise: amounts[index]!,
  }));
}

const unitsOf = ({ item }: ReturnItemRow): ItemToCredit => ({
  orderItemId: item.paidItemId,
  consignmentId: item.paidConsignmentId,
  quantity: item.quantity,
});
