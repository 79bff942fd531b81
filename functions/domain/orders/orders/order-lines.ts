import type { AddCartItem } from '#contract/calls/cart.ts';
import type { OrderRequest } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Statement } from '../../../db/statement.ts';
import { cartLines, chosenSize, skusToBuy, skuToBuy } from '../../buying/cart/index.ts';
import type { Delivery, SeenLine, SkuToBuy } from '../../buying/cart/index.ts';

/** A line to buy: SKU, quantity and size. */
export interface LineToOrder extends SkuToBuy {
  size: string;
  wantedQuantity: number;
  /** The line's cart line; null for a direct purchase. */
  cartLine: SeenLine | null;
}

/**
 * Reads the lines of an order request: the whole cart, the one item of a direct purchase, or what staff order. Only an
 * order of the cart changes the cart.
 * @throws SKU_NOT_FOUND when staff order an item that the shop does not sell
 */
export function linesToOrder(
  request: Pick<OrderRequest, 'byStaff'> & Partial<Pick<OrderRequest, 'buyNowItem'>>,
  delivery: Delivery,
): Statement<LineToOrder[]> {
  if (request.byStaff) return linesOfItems(request.byStaff.items, delivery);
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

function linesOfItems(items: readonly AddCartItem[], delivery: Delivery): Statement<LineToOrder[]> {
  const { read, ...bound } = skusToBuy({ ...delivery, skuIds: [...new Set(items.map(({ skuId }) => skuId))] });
  return {
    ...bound,
    read: (answer) => {
      const known = new Map(read(answer).map((sku) => [sku.skuId, sku]));
      return items.map(({ skuId, size, quantity }) => {
        const sku = known.get(skuId) ?? refuse('SKU_NOT_FOUND');
        return { ...sku, size: chosenSize(sku, size), wantedQuantity: quantity, cartLine: null };
      });
    },
  };
}
