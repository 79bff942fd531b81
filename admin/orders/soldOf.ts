import type { OrderRecord } from '../providers/records.ts';

/** The filters of the figure that led here. */
export interface SoldBy {
  productId?: number;
  sellerId?: number;
}

/** Returns an order's share of the figure: all its items, or those of one product or seller. */
export function soldOf({ orderItems }: Pick<OrderRecord, 'orderItems'>, { productId, sellerId }: SoldBy): number {
  const paise = orderItems
    .filter((item) => productId === undefined || item.product.id === productId)
    .filter((item) => sellerId === undefined || item.sellerId === sellerId)
    .reduce((sum, { sold }) => sum + Math.round((sold ?? 0) * 100), 0);
  return paise / 100;
}
