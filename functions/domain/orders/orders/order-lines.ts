import type { OrderRequest } from '#contract/calls/orders.ts';
import type { Statement } from '../../../db/statement.ts';
import { cartLines, chosenSize, skuToBuy } from '../../buying/cart/index.ts';
import type { Delivery, SeenLine, SkuToBuy } from '../../buying/cart/index.ts';

/** A line to buy: SKU, quantity and size. */
export interface LineToOrder extends SkuToBuy {
  size: string;
  wantedQuantity: number;
  /** The line's cart line; null for a direct purchase. */
  cartLine: SeenLine | null;
}

/**
 * Reads the lines of an order request: the whole cart, or the one item of a direct purchase. A direct purchase leaves
 * the cart unchanged.
 */
export function linesToOrder(request: OrderRequest, delivery: Delivery): Statement<LineToOrder[]> {
  const item = request.buyNowItem;
  if (!item) {
    const { read, ...bound } = cartLines(delivery);
    return {
      ...bound,
      read: (answer) =>
        read(answer).map((line) => ({
          ...line,
          cartLine: { id: line.id, quantity: line.wantedQuantity, createdAt: line.addedAt },
        })),
    };
  }
  const { read, ...bound } = skuToBuy({ ...delivery, skuId: item.skuId });
  return {
    ...bound,
    read: (answer) =>
      read(answer).map((sku) => ({
        ...sku,
        size: chosenSize(sku, item.size),
        wantedQuantity: item.quantity,
        cartLine: null,
      })),
  };
}
