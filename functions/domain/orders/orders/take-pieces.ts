import { refuse } from '#contract/calls/refusals.ts';
import type { HeldItem } from '../../catalogue/inventory/index.ts';

/** A quantity of an order item to cancel or to split off. */
export interface WantedPieces {
  orderItemId: number;
  quantity: number;
}

/** A quantity to take from a consignment's reservation of an item. */
export interface TakenPieces {
  held: HeldItem;
  quantity: number;
}

/**
 * Returns the pieces to cancel: all reserved pieces, or the requested quantity of each item. Dispatched pieces have no
 * reservation and cannot be cancelled.
 * @throws ORDER_NOT_FOUND when an item is not in the order
 * @throws ORDER_NOT_CANCELLABLE when too few pieces are reserved
 */
export function takePieces(
  held: readonly HeldItem[],
  itemIds: readonly number[],
  options: readonly WantedPieces[] | undefined,
): TakenPieces[] {
  if (!options) {
    if (held.length === 0) refuse('ORDER_NOT_CANCELLABLE');
    return held.map((item) => ({ held: item, quantity: item.quantity }));
  }
  if (options.some(({ orderItemId }) => !itemIds.includes(orderItemId))) refuse('ORDER_NOT_FOUND');
  const left = new Map<number, number>();
  for (const { orderItemId, quantity } of options) left.set(orderItemId, (left.get(orderItemId) ?? 0) + quantity);
  const taken = held.flatMap((item): TakenPieces[] => {
    const quantity = Math.min(item.quantity, left.get(item.orderItemId) ?? 0);
    left.set(item.orderItemId, (left.get(item.orderItemId) ?? 0) - quantity);
    return quantity > 0 ? [{ held: item, quantity }] : [];
  });
  if ([...left.values()].some((missing) => missing > 0)) refuse('ORDER_NOT_CANCELLABLE');
  return taken;
}
