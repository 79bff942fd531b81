import type { Customer } from '#contract/calls/actor.ts';
import type { BackInCart, Order } from '#contract/calls/orders.ts';
import { refuse, REFUSALS } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MAX_CART_ITEMS } from '#contract/shop/policy.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import {
  addPieces,
  cartLines,
  cutNotice,
  enterCouponOfOrder,
  orderable,
  skusOfOrder,
} from '../../buying/cart/index.ts';
import type { CartLine, Delivery, SkuToBuy } from '../../buying/cart/index.ts';
import type { Shop } from '../../shop.ts';
import { closeLinks, refuseIfPaid } from './ask-before-change.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { ordersOf } from './order-shape.ts';
import { isWaiting, orderToPay, orderToPayOf } from './order-to-pay.ts';
import { customerOrder, orderKey } from './reads.ts';

type Item = Order['orderItems'][number];

/**
 * Cancels an order that waits for payment. Puts its items back into the cart, with the entered coupon, if they can
 * still be bought. Items that are in the cart already get a higher quantity. A payment that still arrives is refunded.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 * @throws ORDER_NOT_TO_PAY, ORDER_ALREADY_PAID
 */
export async function backToCart(shop: Shop, customer: Customer, key: string): Promise<BackInCart> {
  const { userId } = customer;
  const input = orderKey(key);
  const { skus, lines, ...read } = await shop.read({ ...goodsReads(shop, customer, key), ...orderToPay(input) });
  const seen = orderToPayOf(read);
  if (!seen || seen.userId !== userId) return refuse('ORDER_NOT_FOUND');
  if (!isWaiting(seen)) refuse('ORDER_NOT_TO_PAY');
  await refuseIfPaid(shop, customer, seen);

  const { order, links } = seen;
  const held = seen.holds.filter(({ endedAt }) => endedAt === null);
  // The batch releases these reservations before it fills the cart.
  const released = skus.map((sku) => ({
    ...sku,
    available: sku.available + held.reduce((sum, { skuId, quantity }) => sum + (skuId === sku.skuId ? quantity : 0), 0),
  }));
  const decided = whatGoesBack(order.orderItems, released, lines);
  const goesBack = decided.filter(({ reason, isPart }) => reason === null || isPart);
  await shop.write(
    ...cancelUnpaid(shop, customer, order, held, 'Put back into the cart'),
    ...goesBack.map(({ item: { skuId, size, quantity } }) =>
      addPieces({ userId, skuId, size, quantity, now: shop.now }),
    ),
    enterCouponOfOrder({ userId, orderId: order.id, now: shop.now }),
  );
  shop.after(() => closeLinks(shop, links));
  return {
    id: order.id,
    orderId: order.orderId,
    inCart: goesBack.map(({ item }) => item.product.name),
    left: decided.flatMap(({ item, reason }) => (reason === null ? [] : [{ name: item.product.name, reason }])),
  };
}

/** Returns the answer of `backToCart` to a repeated request: which of the order's items are in the cart now. */
export async function itemsBackInCart(shop: Shop, customer: Customer, key: string): Promise<BackInCart> {
  const { skus, lines, rows } = await shop.read({
    ...goodsReads(shop, customer, key),
    rows: customerOrder({ ...orderKey(key), userId: customer.userId }),
  });
  const [order] = ordersOf(rows);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const isInCart = ({ skuId, size }: Item) => lines.some((line) => line.skuId === skuId && line.size === size);
  const gone = order.orderItems.filter((item) => !isInCart(item));
  return {
    id: order.id,
    orderId: order.orderId,
    inCart: order.orderItems.filter(isInCart).map(({ product }) => product.name),
    left: whatGoesBack(gone, skus, lines).map(({ item, reason }) => ({
      name: item.product.name,
      reason: reason ?? REFUSALS.OUT_OF_STOCK.text,
    })),
  };
}

function goodsReads(shop: Shop, { userId }: Customer, key: string) {
  const delivery: Delivery = { userId, to: 'unknown', today: kolkataDay(shop.now) };
  return { skus: skusOfOrder({ ...delivery, ...orderKey(key) }), lines: cartLines(delivery) };
}

interface GoesBack {
  item: Item;
  /** Why some of the quantity cannot be bought; null when all of it can. */
  reason: string | null;
  /** Whether a part of the quantity can be bought. */
  isPart: boolean;
}

/** Decides for each item of an order whether it can go back into the current cart. */
function whatGoesBack(
  items: readonly Item[],
  skus: readonly SkuToBuy[],
  lines: readonly Pick<CartLine, 'skuId' | 'size'>[],
): GoesBack[] {
  let lineCount = lines.length;
  const left = new Map(skus.map((sku) => [sku.skuId, orderable(sku)]));
  return items.map((item) => {
    const no = (reason: string): GoesBack => ({ item, reason, isPart: false });
    const sku = skus.find(({ skuId }) => skuId === item.skuId);
    if (!sku) return no(REFUSALS.SKU_NOT_FOUND.text);
    const sizes = splitSizes(sku.skuSize);
    if (item.size === '' ? sizes.length > 0 : !sizes.includes(item.size)) return no(REFUSALS.SIZE_UNKNOWN.text);
    const available = left.get(item.skuId)!;
    const quantity = Math.min(available, item.quantity);
    if (quantity === 0) return no(REFUSALS.OUT_OF_STOCK.text);
    const isNew = !lines.some(({ skuId, size }) => skuId === item.skuId && size === item.size);
    if (isNew && lineCount >= MAX_CART_ITEMS) return no(REFUSALS.CART_FULL.text);
    if (isNew) lineCount += 1;
    left.set(item.skuId, available - quantity);
    return { item, reason: cutNotice(item.quantity, quantity), isPart: true };
  });
}
