import type { Actor, Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { mayMoveConsignment } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Results } from '../../db/db.ts';
import { actorValues } from '../../db/schema/actors.ts';
import { requireChange } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { dispatchOrderItem, heldByOrder, releaseOrderItem } from '../inventory/index.ts';
import type { HeldItem } from '../inventory/index.ts';
import type { Shop } from '../shop.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { anyOrder, orderKey, sellerOrder } from './reads.ts';
import type { ConsignmentRow, OrderReads } from './reads.ts';
import { followConsignments, insertEvent, setConsignmentStatus } from './statements.ts';

export interface ConsignmentMove {
  /** The order's id or number. */
  order: string;
  /** Which of its consignments; need not be said where the actor sees only one. */
  consignmentId?: number | undefined;
  to: OrderStatus;
  /** The consignment's version that was seen; without it the newest state is moved. */
  version?: number | undefined;
}

/**
 * Moves a consignment to another status, with all that follows from it: the first dispatch takes the pieces out of the
 * stock, cancelling gives them back, and the order takes the status of its least advanced consignment.
 * @throws ORDER_NOT_FOUND, also for somebody else's; ORDER_STATUS_ILLEGAL; STALE_VERSION, ORDER_MOVED_ON
 */
export async function moveConsignment(shop: Shop, actor: Staff, asked: ConsignmentMove): Promise<ManagedOrder> {
  const key = orderKey(asked.order);
  const reads = actor.kind === 'seller' ? sellerOrder({ ...key, sellerId: actor.sellerId }) : anyOrder(key);
  const shape = (rows: Results<ReturnType<OrderReads<object>>>) =>
    (actor.kind === 'seller' ? sellerOrdersOf(rows) : ordersOf(rows))[0]!;

  const [held, ...rows] = await shop.read(heldByOrder(key), ...reads);
  const consignment = theOne(rows[2], asked.consignmentId);
  if (asked.version !== undefined && asked.version !== consignment.version) {
    refuse('STALE_VERSION', { current: shape(rows) });
  }
  if (consignment.status === asked.to) return shape(rows);

  const { status: from, dispatchedAt } = consignment;
  if (!mayMoveConsignment(from, asked.to, dispatchedAt !== null)) {
    refuse('ORDER_STATUS_ILLEGAL', { params: { from, to: asked.to } });
  }
  const own = held.filter((item) => item.consignmentId === consignment.id);
  const { after } = await shop.write({ move: consignmentMove(shop, actor, consignment, asked.to, own), after: reads });
  return shape(after);
}

/** The consignment that is meant, among those the actor sees. */
function theOne(rows: ConsignmentRow[], id: number | undefined): ConsignmentRow['consignment'] {
  const meant = id === undefined && rows.length === 1 ? rows[0] : rows.find(({ consignment }) => consignment.id === id);
  return meant?.consignment ?? refuse('ORDER_NOT_FOUND');
}

/**
 * The statements that move a consignment, for a batch that does more; whether it may move is asked before.
 * @param held the pieces it still holds in stock
 */
export function consignmentMove(
  shop: Shop,
  actor: Actor,
  consignment: ConsignmentRow['consignment'],
  to: OrderStatus,
  held: HeldItem[],
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
        cancelledAt: to === 'CANCELLED' ? shop.now : null,
      }),
      'ORDER_MOVED_ON',
    ),
    ...(leaves ? held.flatMap((item) => dispatchOrderItem(shop, actor, item)) : []),
    ...(to === 'CANCELLED' ? held.flatMap((item) => releaseOrderItem(shop, actor, item)) : []),
    followConsignments({ orderId, now: shop.now }),
    insertEvent({
      at: shop.now,
      orderId,
      consignmentId: id,
      event: to === 'CANCELLED' ? 'consignment.cancelled' : 'consignment.moved',
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
  ];
}
