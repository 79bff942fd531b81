import type { Actor, Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { mayMoveConsignment } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Results } from '../../../db/db.ts';
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
import type { ConsignmentRow, OrderReads, OrderRow } from './order-rows.ts';
import { followConsignments, insertEvent, setConsignmentStatus } from './statements.ts';
import { takePieces } from './take-pieces.ts';
import type { WantedPieces } from './take-pieces.ts';

export interface ConsignmentMove {
  /** The order's id or number. */
  order: string;
  /** Which of its consignments; need not be said where the actor sees only one that stands. */
  consignmentId?: number | undefined;
  to: OrderStatus;
  /** The consignment's version that was seen; without it the newest state is moved. */
  version?: number | undefined;
  /** Where some pieces alone are cancelled. */
  items?: readonly WantedPieces[] | undefined;
  /** Why it is cancelled. */
  reason?: string | undefined;
}

/**
 * Moves a consignment to another status, with all that follows from it: the first dispatch takes the pieces out of the
 * stock, cancelling gives them and the money back, and the order takes the status of its least advanced consignment.
 * What is confirmed gets its invoice.
 * @throws ORDER_NOT_FOUND, also for somebody else's; ORDER_NOT_PAID, ORDER_NOT_CONFIRMED while it waits for that;
 *   ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL, ORDER_NOT_CANCELLABLE; STALE_VERSION, ORDER_MOVED_ON
 */
export async function moveConsignment(shop: Shop, actor: Staff, input: ConsignmentMove): Promise<ManagedOrder> {
  const key = orderKey(input.order);
  const reads = actor.kind === 'seller' ? sellerOrder({ ...key, sellerId: actor.sellerId }) : anyOrder(key);
  const shape = (rows: Results<ReturnType<OrderReads<object>>>) =>
    (actor.kind === 'seller' ? sellerOrdersOf(rows) : ordersOf(rows))[0]!;

  const { rows, held, ...seen } = await shop.read({
    rows: reads,
    held: heldByOrder(key),
    parts: partsOfOrder(key),
    payments: paymentsOfOrder(key),
    refunded: refundedOfOrder(key),
    sellers: sellersOfOrder(key),
    papers: papersOfOrder(key),
  });
  const row = theOne(rows[2], input.consignmentId);
  const { consignment } = row;
  if (input.version !== undefined && input.version !== consignment.version) {
    refuse('STALE_VERSION', { current: shape(rows) });
  }
  if (consignment.status === input.to) return shape(rows);

  checkMove(shape(rows), consignment, input.to);
  // What replaces returned pieces ends with their return.
  if (input.to === 'CANCELLED' && consignment.replacesConsignmentId !== null) refuse('ORDER_NOT_CANCELLABLE');
  const own = held.filter((item) => item.consignmentId === consignment.id);
  const { statements, sent } =
    input.to === 'CANCELLED'
      ? await cancel(shop, actor, { order: rows[0][0]!, items: rows[1], ...seen }, own, input)
      : move(shop, actor, rows[0][0]!, row, input.to, { held: own, papers: seen.papers });
  const { after } = await shop.write({ statements, after: reads });
  shop.after(() => sendItems(shop, sent));
  return shape(after);
}

/**
 * Whether staff may move a consignment of an order there, as both stand.
 * @throws ORDER_NOT_PAID, ORDER_NOT_CONFIRMED while it waits for that; ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL
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

/** @throws ORDER_DISPATCHED, ORDER_STATUS_ILLEGAL */
export function refuseMove(from: OrderStatus, to: OrderStatus, isDispatched: boolean): never {
  if (isDispatched) refuse('ORDER_DISPATCHED', { params: { to } });
  return refuse('ORDER_STATUS_ILLEGAL', { params: { from, to } });
}

/** Moves it, and tells the shopper. */
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

/** Cancels what a consignment holds, or some pieces of it. */
function cancel(shop: Shop, actor: Staff, seen: OrderToCancel, own: HeldItem[], { items, reason }: ConsignmentMove) {
  const itemIds = seen.items.map(({ item }) => item.id);
  return cancelPieces(shop, actor, seen, takePieces(own, itemIds, items), reason ?? '');
}

/** The consignment that is meant, among those the actor sees: where none is named, the only one that stands. */
function theOne(rows: ConsignmentRow[], id: number | undefined): ConsignmentRow {
  const standing = rows.filter(({ consignment }) => consignment.status !== 'CANCELLED');
  const candidates = standing.length > 0 ? standing : rows;
  const [only] = candidates.length === 1 ? candidates : [];
  const meant = id === undefined ? only : rows.find(({ consignment }) => consignment.id === id);
  return meant ?? refuse('ORDER_NOT_FOUND');
}

/** What a move takes along: the pieces the consignment still holds in stock, and the papers of its order. */
export interface OfConsignment {
  held: HeldItem[];
  papers: OrderPapers;
}

/** The same as far as a move looks at it: of papers that are issued, whose they are. */
export interface TakenAlong {
  held: HeldItem[];
  papers: readonly [InvoiceSource[], readonly IssuedPaper[]];
}
export type IssuedPaper = Pick<StoredDocument, 'consignmentId' | 'kind'>;

/** The statements that move a consignment, for a batch that does more; whether it may move is asked before. */
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

/** Statuses in which a consignment has its invoice: goods do not leave without one (CGST Act s.31(1)). */
const INVOICED: ReadonlySet<OrderStatus> = new Set(['CONFIRMED', 'SHIPPED', 'DELIVERED']);

/** The invoices that a move brings about; they follow the move in its batch. */
export function invoicesOfMove(
  { id, version }: Pick<ConsignmentRow['consignment'], 'id' | 'version'>,
  to: OrderStatus,
  [sources, issued]: TakenAlong['papers'],
): InvoiceDue[] {
  if (!INVOICED.has(to)) return [];
  return invoicesDue(sources, issued, (consignment) => consignment.id === id).map((due) => ({ ...due, version }));
}
