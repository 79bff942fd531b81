import type { OrderItemRecord } from '../providers/records.ts';
import { words } from '../words/en/orders.ts';

/** Returns colour and size of an item. @example variantOf(item) // 'Green, size 12' */
export function variantOf({ color, size }: Pick<OrderItemRecord, 'color' | 'size'>): string {
  return [color, size && words.sizeIs(size)].filter(Boolean).join(', ');
}

/** Returns an item as one line of a packing list. @example packedText(item) // '2 × Kiran ring, Green, size 12' */
export function packedText(item: Pick<OrderItemRecord, 'color' | 'size' | 'quantity' | 'product'>): string {
  return [`${item.quantity} × ${item.product.title || item.product.name}`, variantOf(item)].filter(Boolean).join(', ');
}
