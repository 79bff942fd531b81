import type { Actor, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import type { Statement } from '../../../db/statement.ts';
import { holdReplacement } from '../../catalogue/inventory/index.ts';
import {
  auditSplit,
  cancelWhole,
  consignmentMove,
  insertReplacementItem,
  insertSplitConsignment,
  insertSplitEvent,
  packReplacement,
} from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import type { ReturnToMove } from './to-move.ts';
import type { ReturnItemRow, ReturnRow } from './reads.ts';
import { setReplacement } from './statements.ts';

type Replacement = Pick<ReturnToMove, 'replacement' | 'held' | 'papers'>;

/**
 * Returns the statements that reserve an exchange: an item of the same order at no charge, in a new, waiting
 * consignment. They fail with OUT_OF_STOCK if it is sold out meanwhile.
 */
export function holdForExchange(
  shop: Shop,
  staff: Staff,
  { back }: ReturnRow,
  items: readonly ReturnItemRow[],
): Statement[] {
  const { orderId, sellerId, id: returnId } = back;
  const { item } = items[0]!;
  const { quantity, paidItemId, paidConsignmentId } = item;
  const of = { orderId, sellerId };
  const skuId = back.skuId!;
  return [
    insertSplitConsignment({
      ...of,
      status: 'PENDING',
      replacesConsignmentId: paidConsignmentId,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    insertReplacementItem({ ofItemId: item.orderItemId, paidItemId, skuId, quantity }),
    packReplacement({ ...of, quantity }),
    ...holdReplacement(shop, staff, { ...of, skuId, quantity }),
    insertSplitEvent({
      ...of,
      at: shop.now,
      event: 'consignment.moved',
      from: null,
      to: 'PENDING',
      reason: `In exchange for ${back.reference}`,
      ...actorValues(staff),
    }),
    auditSplit(shop, staff, { ...of, from: null, to: 'PENDING' }),
    setReplacement({ ...of, returnId }),
  ];
}

/**
 * Returns the statements that release the replacement for packing. There are none if its seller has released it
 * already.
 */
export function sendReplacement(shop: Shop, staff: Staff, { back }: ReturnRow, seen: Replacement): Statement[] {
  const consignment = seen.replacement[0]?.consignment;
  if (!consignment) return refuse('RETURN_MOVE_ILLEGAL', { params: { from: back.status, to: 'EXCHANGED' } });
  if (consignment.status !== 'PENDING') return [];
  return consignmentMove(shop, staff, consignment, 'PLACED', seen);
}

/**
 * Returns the statements that cancel the replacement when the return is refunded instead. A replacement that was sent
 * stays.
 */
export function dropReplacement(
  shop: Shop,
  actor: Actor,
  { back }: ReturnRow,
  { replacement, held }: Replacement,
  reason: string,
): Statement[] {
  const consignment = replacement[0]?.consignment;
  if (!consignment) return [];
  if (consignment.status !== 'PENDING') {
    refuse('RETURN_MOVE_ILLEGAL', { params: { from: back.status, to: 'REFUNDED' } });
  }
  return cancelWhole(
    shop,
    actor,
    consignment,
    held.map((item) => ({ held: item })),
    reason,
  );
}
