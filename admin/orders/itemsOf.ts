import type { ConsignmentRecord, OrderItemRecord, OrderRecord } from '../providers/records.ts';

/** The items of a consignment with its own pieces of each: the others go another way, or were cancelled. */
export function itemsOf(order: OrderRecord, consignment: ConsignmentRecord): OrderItemRecord[] {
  return consignment.items.flatMap(({ orderItemId, quantity }) => {
    const item = order.orderItems.find(({ id }) => id === orderItemId);
    return item ? [{ ...item, quantity, sellingPrice: item.unitSellingPrice * quantity }] : [];
  });
}
