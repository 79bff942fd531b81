import type { ConsignmentRecord, OrderItemRecord, OrderRecord } from '../providers/records.ts';

/**
 * Returns the items of a consignment with the pieces that belong to it. Other pieces are in another consignment, or
 * cancelled.
 */
export function itemsOf(order: OrderRecord, consignment: ConsignmentRecord): OrderItemRecord[] {
  return consignment.items.flatMap(({ orderItemId, quantity }) => {
    const item = order.orderItems.find(({ id }) => id === orderItemId);
    return item ? [{ ...item, quantity, sellingPrice: item.unitSellingPrice * quantity }] : [];
  });
}
