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

/** The target size of a shop, if it is more than the demo shop's own. */
export interface Wanted {
  /** The total number of products, including the catalogue's. */
  products?: number | undefined;
  /** The total number of orders, including the story's. */
  orders?: number | undefined;
}

export const MOST_PRODUCTS = 50_000;
/** Each order is placed and moved by the shop's own verbs: about 100 per second. */
export const MOST_ORDERS = 100_000;

/** A shop with this many orders opened shortly before the first of them, three years ago. */
export const LONG_AGO_DAYS = ORDER_DAYS + 40;

/** The plan of the goods and orders beyond the demo shop's. They are written in batches. */
export interface Bulk {
  /** The number of pieces that the orders take, by code of the catalogue's SKUs. */
  sold: Map<string, number>;
  seedProducts(shop: Shop, surroundings: Surroundings, say: (step: string) => void): Promise<void>;
  /** @param skuIds the ids of the catalogue's SKUs, by code */
  seedOrders(
    shop: Shop,
    skuIds: ReadonlyMap<string, number>,
    parties: Omit<Parties, 'addedIds'>,
    say: (step: string) => void,
  ): Promise<void>;
}

/**
 * Plans the products and orders that a shop lacks to reach its target size. The orders are generated twice: first to
 * count the pieces of each SKU for the opening stock, then to be written. So memory never holds all of them.
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
