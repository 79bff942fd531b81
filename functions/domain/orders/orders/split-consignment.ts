import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { papersOfOrder } from '../documents/index.ts';
import { handOverPieces, heldByOrder } from '../../catalogue/inventory/index.ts';
import type { Shop } from '../../shop.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { anyOrder, orderKey, partsOfOrder, sellerOrder } from './reads.ts';
import type { OrderRows } from './order-rows.ts';
import type { PartRow } from './reads.ts';
import {
  auditSplit,
  insertSplitConsignment,
  insertSplitEvent,
  movePieces,
  shrinkPieces,
  touchConsignment,
} from './statements.ts';
import { takePieces } from './take-pieces.ts';
import type { TakenPieces, WantedPieces } from './take-pieces.ts';

export interface WantedSplit {
  /** The order's id or number. */
  order: string;
  consignmentId: number;
  items: readonly WantedPieces[];
}

/**
 * Moves pieces of a consignment into a new one, so that they can be sent earlier. Status and prices of both stay
 * unchanged.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws ORDER_NOT_CANCELLABLE when the consignment has fewer pieces
 * @throws CONSIGNMENT_NOT_SPLIT when it is confirmed, invoiced or booked, or when no piece would be left
 * @throws ORDER_MOVED_ON
 */
export async function splitConsignment(shop: Shop, actor: Staff, input: WantedSplit): Promise<ManagedOrder> {
  const key = orderKey(input.order);
  const reads = actor.kind === 'seller' ? sellerOrder({ ...key, sellerId: actor.sellerId }) : anyOrder(key);
  const shape = (rows: OrderRows) => (actor.kind === 'seller' ? sellerOrdersOf(rows) : ordersOf(rows))[0]!;
  const { rows, held, parts, papers } = await shop.read({
    rows: reads,
    held: heldByOrder(key),
    parts: partsOfOrder(key),
    papers: papersOfOrder(key),
  });
  const seen = rows.consignments.find(({ consignment }) => consignment.id === input.consignmentId);
  const part = seen && parts.find(({ id }) => id === input.consignmentId);
  if (!part) return refuse('ORDER_NOT_FOUND');
  const own = held.filter(({ consignmentId }) => consignmentId === part.id);
  const taken = takePieces(
    own,
    rows.items.map(({ item }) => item.id),
    input.items,
  );
  const isInvoiced = papers[1].some(({ consignmentId }) => consignmentId === part.id);
  const isAll = taken.reduce((sum, { quantity }) => sum + quantity, 0) === part.pieces;
  if (part.status !== 'PLACED' || part.shipment !== null || isInvoiced || isAll) refuse('CONSIGNMENT_NOT_SPLIT');
  const { after } = await shop.write({ statements: split(shop, actor, part, taken), after: reads });
  return shape(after);
}

function split(shop: Shop, actor: Staff, part: PartRow, taken: readonly TakenPieces[]): Statement[] {
  const { id, orderId, sellerId, version, status } = part;
  return [
    requireChange(touchConsignment({ id, version, now: shop.now }), 'ORDER_MOVED_ON'),
    insertSplitConsignment({ orderId, sellerId, status, createdAt: shop.now, updatedAt: shop.now }),
    ...taken.flatMap(({ held, quantity }) => [
      movePieces({ orderId, sellerId, orderItemId: held.orderItemId, quantity }),
      ...handOverPieces(shop, actor, held, { quantity, orderId, sellerId }),
      requireChange(
        shrinkPieces({ consignmentId: id, orderItemId: held.orderItemId, seen: held.quantity, quantity }),
        'ORDER_MOVED_ON',
      ),
    ]),
    insertSplitEvent({
      at: shop.now,
      orderId,
      sellerId,
      event: 'consignment.split',
      from: status,
      to: status,
      ...actorValues(actor),
    }),
    auditSplit(shop, actor, { orderId, sellerId, from: status, to: status }),
  ];
}
