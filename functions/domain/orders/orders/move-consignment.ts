import type { Actor, Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { mayMoveConsignment } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { invoicesDue, issueInvoices, papersOfOrder } from '../documents/index.ts';
import type { InvoiceDue, InvoiceSource, OrderPapers, StoredDocument } from '../documents/index.ts';
import { dispatchOrderItem, heldByOrder } from '../../catalogue/inventory/index.ts';
import type { HeldItem } from '../../catalogue/inventory/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { refundedOfOrder } from '../refunds/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelPieces } from './cancel-pieces.ts';
import type { OrderToCancel } from './cancel-pieces.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { isWaiting } from './order-to-pay.ts';
import { anyOrder, orderKey, partsOfOrder, sellerOrder, sellersOfOrder } from './reads.ts';
import { moveMails } from './move-mails.ts';
import type { ConsignmentRow, OrderRows, OrderRow } from './order-rows.ts';
import { followConsignments, insertEvent, setConsignmentStatus } from './statements.ts';
import { takePieces } from './take-pieces.ts';
import type { WantedPieces } from './take-pieces.ts';

export interface ConsignmentMove {
  /** The order's id or number. */
  order: string;
  /** Which of its consignments. Optional when the actor sees only one that is not cancelled. */
  consignmentId?: number | undefined;
  to: OrderStatus;
  /** The consignment's version as the actor saw it. Without it, the newest state is moved. */
  version?: number | undefined;
  /** Set when only some pieces are cancelled. */
  items?: readonly WantedPieces[] | undefined;
  /** Why the consignment is cancelled. */
  reason?: string | undefined;
}

/**
 * Moves a consignment to another status, with all consequences. The first dispatch takes the pieces out of stock. A
 * cancellation releases the pieces and refunds the money. A confirmation issues the invoice. The order takes the status
 * of its least advanced consignment.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws ORDER_NOT_PAID, ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL, ORDER_NOT_CANCELLABLE, STALE_VERSION, ORDER_MOVED_ON
 * @throws ORDER_NOT_CONFIRMED when the order waits for the shopper's confirmation
 */
export async function moveConsignment(shop: Shop, actor: Staff, input: ConsignmentMove): Promise<ManagedOrder> {
  const key = orderKey(input.order);
  const reads = actor.kind === 'seller' ? sellerOrder({ ...key, sellerId: actor.sellerId }) : anyOrder(key);
  const shape = (rows: OrderRows) => (actor.kind === 'seller' ? sellerOrdersOf(rows) : ordersOf(rows))[0]!;

  const { rows, held, ...seen } = await shop.read({
    rows: reads,
    held: heldByOrder(key),
    parts: partsOfOrder(key),
    payments: paymentsOfOrder(key),
    refunded: refundedOfOrder(key),
    sellers: sellersOfOrder(key),
    papers: papersOfOrder(key),
  });
  const row = theOne(rows.consignments, input.consignmentId);
  const { consignment } = row;
  if (input.version !== undefined && input.version !== consignment.version) {
    refuse('STALE_VERSION', { current: shape(rows) });
  }
  if (consignment.status === input.to) return shape(rows);

  checkMove(shape(rows), consignment, input.to);
  // A replacement consignment is cancelled only with its return.
  if (input.to === 'CANCELLED' && consignment.replacesConsignmentId !== null) refuse('ORDER_NOT_CANCELLABLE');
  const own = held.filter((item) => item.consignmentId === consignment.id);
  const { statements, sent } =
    input.to === 'CANCELLED'
      ? await cancel(shop, actor, { order: rows.orders[0]!, items: rows.items, ...seen }, own, input)
      : move(shop, actor, rows.orders[0]!, row, input.to, { held: own, papers: seen.papers });
  const { after } = await shop.write({ statements, after: reads });
  shop.after(() => sendItems(shop, sent));
  return shape(after);
}

/**
 * Checks that staff may move a consignment to a status, given the current state of order and consignment.
 * @throws ORDER_NOT_PAID, ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL
 * @throws ORDER_NOT_CONFIRMED when the order waits for the shopper's confirmation
 */
export function checkMove(
  order: Pick<ManagedOrder, 'paymentMethod' | 'paymentStatus' | 'orderStatus' | 'confirmUntil'>,
  { status: from, dispatchedAt }: Pick<ConsignmentRow['consignment'], 'status' | 'dispatchedAt'>,
  to: OrderStatus,
): void {
  if (isWaiting({ order })) refuse('ORDER_NOT_PAID');
  if (order.confirmUntil !== null && to !== 'CANCELLED') refuse('ORDER_NOT_CONFIRMED');
  if (!mayMoveConsignment(from, to, dispatchedAt !== null)) refuseMove(from, to, dispatchedAt !== null);
}

/** @throws ORDER_DISPATCHED when the consignment was dispatched, otherwise ORDER_STATUS_ILLEGAL */
export function refuseMove(from: OrderStatus, to: OrderStatus, isDispatched: boolean): never {
  if (isDispatched) refuse('ORDER_DISPATCHED', { params: { to } });
  return refuse('ORDER_STATUS_ILLEGAL', { params: { from, to } });
}

/** Moves the consignment and mails the shopper. */
function move(shop: Shop, actor: Staff, order: OrderRow, row: ConsignmentRow, to: OrderStatus, own: OfConsignment) {
  const mails = moveMails(order, row, to);
  return {
    statements: [
      ...consignmentMove(shop, actor, row.consignment, to, own),
      ...mails.map((mail) => outboxItem(shop, mail)),
    ],
    sent: mails,
  };
}

/** Cancels all reserved pieces of a consignment, or some of them. */
function cancel(shop: Shop, actor: Staff, seen: OrderToCancel, own: HeldItem[], { items, reason }: ConsignmentMove) {
  const itemIds = seen.items.map(({ item }) => item.id);
  return cancelPieces(shop, actor, seen, takePieces(own, itemIds, items), reason ?? '');
}

/** Returns the consignment with this id. Without an id, returns the only one that is not cancelled. */
function theOne(rows: ConsignmentRow[], id: number | undefined): ConsignmentRow {
  const standing = rows.filter(({ consignment }) => consignment.status !== 'CANCELLED');
  const candidates = standing.length > 0 ? standing : rows;
  const [only] = candidates.length === 1 ? candidates : [];
  const meant = id === undefined ? only : rows.find(({ consignment }) => consignment.id === id);
  return meant ?? refuse('ORDER_NOT_FOUND');
}

/** Records that a move changes too: the consignment's reserved pieces and the documents of its order. */
export interface OfConsignment {
  held: HeldItem[];
  papers: OrderPapers;
}

/** The part of `OfConsignment` that a move reads: of issued documents only consignment and kind. */
export interface TakenAlong {
  held: HeldItem[];
  papers: readonly [InvoiceSource[], readonly IssuedPaper[]];
}
export type IssuedPaper = Pick<StoredDocument, 'consignmentId' | 'kind'>;

/** Returns the statements that move a consignment, for a larger batch. The caller checks that the move is allowed. */
export function consignmentMove(
  shop: Shop,
  actor: Actor,
  consignment: ConsignmentRow['consignment'],
  to: OrderStatus,
  { held, papers }: TakenAlong,
): Statement[] {
  const { id, orderId, version, status: from, dispatchedAt } = consignment;
  const leaves = (to === 'SHIPPED' || to === 'DELIVERED') && dispatchedAt === null;
  return [
    requireChange(
      setConsignmentStatus({
        id,
        version,
        to,
        now: shop.now,
        dispatchedAt: leaves ? shop.now : null,
        deliveredAt: to === 'DELIVERED' ? shop.now : null,
        cancelledAt: null,
      }),
      'ORDER_MOVED_ON',
    ),
    ...(leaves ? held.flatMap((item) => dispatchOrderItem(shop, actor, item)) : []),
    followConsignments({ orderId, now: shop.now }),
    insertEvent({
      at: shop.now,
      orderId,
      consignmentId: id,
      event: 'consignment.moved',
      from,
      to,
      ...actorValues(actor),
    }),
    ...(actor.kind === 'seller' || actor.kind === 'admin'
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
    ...issueInvoices(shop, actor, invoicesOfMove({ ...consignment, version: version + 1 }, to, papers)),
  ];
}

/** Statuses in which a consignment has its invoice: goods must not leave without one (CGST Act s.31(1)). */
const INVOICED: ReadonlySet<OrderStatus> = new Set(['CONFIRMED', 'SHIPPED', 'DELIVERED']);

/** Returns the invoices that a move requires. They follow the move in its batch. */
export function invoicesOfMove(
  { id, version }: Pick<ConsignmentRow['consignment'], 'id' | 'version'>,
  to: OrderStatus,
  [sources, issued]: TakenAlong['papers'],
): InvoiceDue[] {
  if (!INVOICED.has(to)) return [];
  return invoicesDue(sources, issued, (consignment) => consignment.id === id).map((due) => ({ ...due, version }));
}
