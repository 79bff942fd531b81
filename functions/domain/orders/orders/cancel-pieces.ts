import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { creditNotes, paidForUnits, papersAsSeen } from '../documents/index.ts';
import type { ItemToCredit, OrderPapers } from '../documents/index.ts';
import { releaseOrderItem, releasePieces } from '../../catalogue/inventory/index.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { standingPayment } from '../payments/index.ts';
import { followRefunds, refund, refundKey, refundsAsSeen } from '../refunds/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { RefundedItem, RefundedRow } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import { orderCancelledMail } from './mails/orders.ts';
import { sellerOrderCancelledMail } from './mails/seller-orders.ts';
import { changeParcels } from './parcels-of-cancelled.ts';
import type { ItemRow, OrderRow } from './order-rows.ts';
import type { PartRow, SellerToTell } from './reads.ts';
import {
  auditSplit,
  followConsignments,
  insertEvent,
  insertSplitConsignment,
  insertSplitEvent,
  movePieces,
  setConsignmentStatus,
  shrinkPieces,
  touchConsignment,
} from './statements.ts';
import type { TakenPieces } from './take-pieces.ts';
import { isFetchedAlready } from './fetched-already.ts';

/** An order with all records that cancelling its pieces depends on. */
export interface OrderToCancel {
  order: OrderRow;
  items: readonly ItemRow[];
  /** All consignments of the order, for every actor. */
  parts: readonly PartRow[];
  payments: readonly PaymentRow[];
  refunded: readonly RefundedRow[];
  sellers: readonly SellerToTell[];
  papers: OrderPapers;
}

/**
 * Returns the statements that cancel pieces of an order, for one batch. They release the stock, refund the payment and
 * credit invoices. A consignment that loses some pieces keeps the others. Parcels are cancelled with their couriers
 * first.
 * @param told options of the mails that explain the cancellation
 * @throws PARCEL_FETCHED when a courier has already picked up a parcel
 */
export async function cancelPieces(
  shop: Shop,
  actor: Actor,
  seen: OrderToCancel,
  taken: readonly TakenPieces[],
  reason: string,
  told: { isUnconfirmed?: true } = {},
): Promise<{ statements: Statement[]; sent: OutboxItem[] }> {
  const { order } = seen.order;
  const byPart = Map.groupBy(taken, ({ held }) => held.consignmentId);
  const back = moneyBack(shop, actor, seen, taken, reason);
  const isCod = order.paymentMethod === 'COD';
  const parcels = changeParcels(shop, { isCod, parts: seen.parts, sources: seen.papers[0] }, taken);
  if (await isFetchedAlready(shop, parcels.sent)) refuse('PARCEL_FETCHED');
  const mails = mailsOf(seen, taken, back?.amountPaise ?? 0, parcels.toBookAgain, told);
  return {
    statements: [
      ...parcels.statements,
      ...[...byPart].flatMap(([id, pieces]) => {
        const part = seen.parts.find((one) => one.id === id)!;
        const isWhole = isAllOf(seen, part, pieces);
        return isWhole ? cancelWhole(shop, actor, part, pieces, reason) : split(shop, actor, part, pieces, reason);
      }),
      ...(back?.statements ?? []),
      ...credits(shop, actor, seen, taken),
      followConsignments({ orderId: order.id, now: shop.now }),
      ...mails.map((mail) => outboxItem(shop, mail)),
    ],
    sent: [...(back?.sent ?? []), ...parcels.sent, ...mails],
  };
}

/**
 * Returns the credit notes. A prepaid order's fees are credited with its last pieces. A COD seller's fees are credited
 * when nothing of that seller is left to send.
 */
function credits(shop: Shop, actor: Actor, seen: OrderToCancel, taken: readonly TakenPieces[]): Statement[] {
  const [, documents] = seen.papers;
  const { paymentMethod } = seen.order.order;
  const isLast = isLastOf(seen, taken);
  const sellers = new Set(documents.map(({ sellerId }) => sellerId));
  return [...sellers].flatMap((sellerId) => {
    const parts = seen.parts.filter((part) => part.sellerId === sellerId);
    const own = taken.filter(({ held }) => parts.some(({ id }) => id === held.consignmentId));
    const isUnpaid = paymentMethod === 'COD' && isLastOf({ parts }, own);
    return creditNotes(
      shop,
      actor,
      documents.filter((document) => document.sellerId === sellerId),
      {
        items: own.map(unitsOf),
        fees: isLast || isUnpaid ? 'of the order' : 'kept',
        reason: 'The order was cancelled',
      },
    );
  });
}

function isAllOf({ parts }: OrderToCancel, { id }: PartRow, pieces: readonly TakenPieces[]): boolean {
  const { pieces: count } = parts.find((part) => part.id === id)!;
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0) === count;
}

/** Returns whether no piece of these consignments is left to send. */
function isLastOf({ parts }: Pick<OrderToCancel, 'parts'>, taken: readonly TakenPieces[]): boolean {
  const left = parts.reduce((sum, { cancelledAt, pieces }) => sum + (cancelledAt === null ? pieces : 0), 0);
  return left === taken.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the statements that cancel a whole consignment, with its history, and release its reservations. */
export function cancelWhole(
  shop: Shop,
  actor: Actor,
  { id, orderId, version, status: from }: Pick<PartRow, 'id' | 'orderId' | 'version' | 'status'>,
  pieces: readonly Pick<TakenPieces, 'held'>[],
  reason: string,
): Statement[] {
  const to: OrderStatus = 'CANCELLED';
  const isStaff = actor.kind === 'seller' || actor.kind === 'admin';
  return [
    requireChange(
      setConsignmentStatus({
        id,
        version,
        to,
        now: shop.now,
        dispatchedAt: null,
        deliveredAt: null,
        cancelledAt: shop.now,
      }),
      'ORDER_MOVED_ON',
    ),
    ...pieces.flatMap(({ held }) => releaseOrderItem(shop, actor, held)),
    insertEvent({
      at: shop.now,
      orderId,
      consignmentId: id,
      event: 'consignment.cancelled',
      from,
      to,
      reason: reason || null,
      ...actorValues(actor),
    }),
    ...(isStaff
      ? [
          auditEntry(shop, actor, {
            action: 'consignment moved',
            subject: 'consignment',
            subjectId: id,
            before: { status: from },
            after: { status: to },
          }),
        ]
      : []),
  ];
}

/** Moves the pieces into a new, cancelled consignment. The other pieces stay in theirs. */
function split(shop: Shop, actor: Actor, part: PartRow, pieces: readonly TakenPieces[], reason: string): Statement[] {
  const { id, orderId, sellerId, version, status: from } = part;
  const isStaff = actor.kind === 'seller' || actor.kind === 'admin';
  const at = { createdAt: shop.now, updatedAt: shop.now, cancelledAt: shop.now };
  return [
    requireChange(touchConsignment({ id, version, now: shop.now }), 'ORDER_MOVED_ON'),
    insertSplitConsignment({ orderId, sellerId, status: 'CANCELLED', ...at }),
    ...pieces.flatMap(({ held, quantity }) => [
      movePieces({ orderId, sellerId, orderItemId: held.orderItemId, quantity }),
      ...releasePieces(shop, actor, held, { quantity, orderId, sellerId }),
      requireChange(
        shrinkPieces({ consignmentId: id, orderItemId: held.orderItemId, seen: held.quantity, quantity }),
        'ORDER_MOVED_ON',
      ),
    ]),
    insertSplitEvent({
      at: shop.now,
      orderId,
      sellerId,
      event: 'consignment.cancelled',
      from,
      to: 'CANCELLED',
      reason: reason || null,
      ...actorValues(actor),
    }),
    ...(isStaff ? [auditSplit(shop, actor, { orderId, sellerId, from, to: 'CANCELLED' })] : []),
  ];
}

/** Refunds the price of the pieces, and the fees with the last pieces. Returns undefined when nothing was paid. */
function moneyBack(
  shop: Shop,
  actor: Actor,
  seen: OrderToCancel,
  taken: readonly TakenPieces[],
  reason: string,
): { statements: Statement[]; sent: OutboxItem[]; amountPaise: number } | undefined {
  const payment = standingPayment(seen.payments);
  if (!payment) return undefined;
  const { order } = seen.order;
  const items = refundedItems(seen, taken);
  const feesPaise = isLastOf(seen, taken) ? order.shippingFeePaise + order.codFeePaise : 0;
  const amountPaise = items.reduce((sum, item) => sum + item.amountPaise, feesPaise);
  if (amountPaise === 0) return undefined;
  const { statements, sent } = refund(shop, actor, {
    orderId: order.id,
    gatewayPayment: payment.gatewayPayment,
    items,
    feesPaise,
    cause: 'cancelled',
    reason,
    key: refundKey(order.number, payment, seen.refunded),
  });
  return {
    statements: [
      refundsAsSeen(order.id, seen.refunded),
      // An invoice that is issued meanwhile gives its units the indexes that this refund uses.
      papersAsSeen({ orderId: order.id, seen: seen.papers[1].length }),
      ...statements,
      followRefunds({ orderId: order.id, paymentId: payment.id, now: shop.now }),
    ],
    sent,
    amountPaise,
  };
}

/** Returns the amount paid for the taken pieces, by item. */
function refundedItems({ papers }: OrderToCancel, taken: readonly TakenPieces[]): RefundedItem[] {
  const amounts = paidForUnits(papers, taken.map(unitsOf));
  const byItem = Map.groupBy(
    taken.map(({ held, quantity }, index) => ({ orderItemId: held.orderItemId, quantity, paid: amounts[index]! })),
    ({ orderItemId }) => orderItemId,
  );
  return [...byItem].map(([orderItemId, pieces]) => ({
    orderItemId,
    quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    amountPaise: pieces.reduce((sum, { paid }) => sum + paid, 0),
  }));
}

const unitsOf = ({ held: { orderItemId, consignmentId }, quantity }: TakenPieces): ItemToCredit => ({
  orderItemId,
  consignmentId,
  quantity,
});

/** Mails the shopper, and each seller that has fewer pieces to pack. */
function mailsOf(
  seen: OrderToCancel,
  taken: readonly TakenPieces[],
  amountPaise: number,
  toBookAgain: ReadonlySet<number>,
  told: { isUnconfirmed?: true },
): OutboxItem[] {
  const { order, fullName, email } = seen.order;
  const cancelled = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const standing = seen.parts.reduce((sum, { cancelledAt, pieces }) => sum + (cancelledAt === null ? pieces : 0), 0);
  const isWhole = cancelled === standing;
  // One key for each cancellation: the number of remaining pieces distinguishes them.
  const key = `order-cancelled-${order.number}-${standing - cancelled}`;
  const partOf = new Map(seen.parts.map((part) => [part.id, part.sellerId]));
  const sellerIds = new Set(taken.map(({ held }) => partOf.get(held.consignmentId)));
  return [
    orderCancelledMail.item(key, email, {
      isWhole,
      ...told,
      order: { number: order.number, fullName, amountPaise },
    }),
    ...seen.sellers
      .filter(({ sellerId }) => sellerIds.has(sellerId))
      .map(({ sellerId, sellerName, sellerEmail }) =>
        sellerOrderCancelledMail.item(`${key}-${sellerId}`, sellerEmail, {
          sellerName,
          number: order.number,
          isToBookAgain: toBookAgain.has(sellerId),
          ...told,
        }),
      ),
  ];
}
