import type { Shop } from '#functions/domain/shop.ts';
import type { ListedProduct } from '../plan-orders.ts';
import { skusOf } from '../seed-product.ts';
import { customersFor } from './customers.ts';
import { ORDER_DAYS, planManyOrders } from './plan-many-orders.ts';
import { seedManyCustomers, seedManyOrders } from './seed-many-orders.ts';
import type { Parties } from './seed-many-orders.ts';
import { seedVariations } from './seed-variations.ts';
import type { Surroundings } from './seed-variations.ts';
import { newShelf, putOnShelf } from './shelf.ts';
import { variations } from './variations.ts';

/** How much a shop is to hold, beyond what the demo shop has by itself. */
export interface Wanted {
  /** Products in all; those of the catalogue count. */
  products?: number | undefined;
  /** Orders in all; those of the story count. */
  orders?: number | undefined;
}

export const MOST_PRODUCTS = 50_000;
/** Each is placed and moved as people do it: about a hundred in a second. */
export const MOST_ORDERS = 100_000;

/** A shop that is asked for orders opened a little before the first of them, three years ago. */
export const LONG_AGO_DAYS = ORDER_DAYS + 40;

/** Goods and orders beyond the demo shop's, told before anything is written and written piece by piece. */
export interface Bulk {
  /** Pieces of the catalogue's SKUs, by code, that its orders take. */
  sold: Map<string, number>;
  seedProducts(shop: Shop, surroundings: Surroundings, say: (step: string) => void): Promise<void>;
  /** @param skuIds of the catalogue's SKUs, by code */
  seedOrders(
    shop: Shop,
    skuIds: ReadonlyMap<string, number>,
    parties: Omit<Parties, 'addedIds'>,
    say: (step: string) => void,
  ): Promise<void>;
}

/**
 * Plans what a shop is short of the numbers that are wanted. The orders are told twice: first to learn how many pieces
 * of each SKU they take, which the opening stock has to hold, then to be written. So nothing keeps them.
 */
export function planBulk(
  short: { products: number; orders: number },
  listed: readonly ListedProduct[],
  opened: { daysAgo: number; now: number },
): Bulk {
  const shelf = newShelf();
  const pieces = () => variations(short.products, opened);
  const addedCustomers = customersFor(short.orders);
  const plans = () => planManyOrders(shelf, short.orders, addedCustomers, opened);

  const codes = listed.flatMap(({ product }) => skusOf(product).map(({ row }) => row.code));
  if (short.orders > 0) {
    for (const good of listed) putOnShelf(shelf, good);
    for (const good of pieces()) putOnShelf(shelf, good);
    for (const { lines } of plans()) for (const { sku, quantity } of lines) shelf.ordered[sku]! += quantity;
  }

  return {
    sold: new Map(codes.map((code, sku) => [code, shelf.ordered[sku] ?? 0])),
    async seedProducts(shop, surroundings, say) {
      let input = codes.length;
      let noted = codes.length;
      const orderedOf = () => shelf.ordered[input++] ?? 0;
      const noteId = (id: number) => (shelf.skuId[noted++] = id);
      await seedVariations(shop, pieces(), surroundings, orderedOf, noteId, say);
    },
    async seedOrders(shop, skuIds, parties, say) {
      for (const [sku, code] of codes.entries()) shelf.skuId[sku] = skuIds.get(code)!;
      const addedIds = await seedManyCustomers(shop, addedCustomers, opened);
      if (short.orders > 0) await seedManyOrders(shop, plans(), shelf, { ...parties, addedIds }, say);
    },
  };
}
