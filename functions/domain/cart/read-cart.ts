import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../shop.ts';
import { currentSettings } from '../settings/index.ts';
import { cartOf } from './cart-view.ts';
import { cartLines, cartPictures } from './reads.ts';
import type { Destination } from './reads.ts';

/** A shopper's cart at the prices and the stock of this moment; with the tax of where it goes. */
export async function readCart(shop: Shop, customer: Customer, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const [{ policy }, lines, pictures] = await shop.read(
    currentSettings(),
    cartLines({ userId, to, today: kolkataDay(shop.now) }),
    cartPictures({ userId }),
  );
  return cartOf(lines, pictures, policy, shop.now);
}
