import type { Admin } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { isCounterSale } from '#contract/shop/order-source.ts';
import { heldByOrder } from '../../catalogue/inventory/index.ts';
import { papersOfOrder } from '../documents/index.ts';
import type { Shop } from '../../shop.ts';
import { checkMove, consignmentMove } from './move-consignment.ts';
import { ordersOf } from './order-shape.ts';
import { anyOrder } from './reads.ts';

/**
 * Hands over the goods of a counter sale that was paid online: all its consignments are delivered, with their invoices.
 * A repeat changes nothing.
 * @throws ORDER_NOT_FOUND, ORDER_NOT_AT_COUNTER, ORDER_NOT_PAID, ORDER_STATUS_ILLEGAL, ORDER_MOVED_ON
 */
export async function handOver(shop: Shop, admin: Admin, id: number): Promise<ManagedOrder> {
  const key = { id, number: null };
  const { rows, held, papers } = await shop.read({
    rows: anyOrder(key),
    held: heldByOrder(key),
    papers: papersOfOrder(key),
  });
  const [row] = rows.orders;
  if (!row) return refuse('ORDER_NOT_FOUND');
  const order = ordersOf(rows)[0]!;
  if (!isCounterSale({ kind: row.order.sourceKind, name: row.order.sourceName })) refuse('ORDER_NOT_AT_COUNTER');
  const open = rows.consignments.filter(
    ({ consignment: { status } }) => status !== 'DELIVERED' && status !== 'CANCELLED',
  );
  if (open.length === 0 && order.orderStatus === 'DELIVERED') return order;
  if (open.length === 0) refuse('ORDER_STATUS_ILLEGAL', { params: { from: order.orderStatus, to: 'DELIVERED' } });
  for (const { consignment } of open) checkMove(order, consignment, 'SHIPPED');
  const { after } = await shop.write({
    moved: open.flatMap(({ consignment }) =>
      consignmentMove(shop, admin, consignment, 'DELIVERED', {
        held: held.filter(({ consignmentId }) => consignmentId === consignment.id),
        papers,
      }),
    ),
    after: anyOrder(key),
  });
  return ordersOf(after)[0]!;
}
