import { hasBit } from '../product-list/index.ts';
import type { Shop } from '../shop.ts';
import { searchIndex } from './search-products.ts';

/** The ids of the top products of the shop: in stock, much bought and well spoken of. */
export async function popularIds(shop: Shop, most: number): Promise<number[]> {
  const { facts, index } = await searchIndex(shop, []);
  const ids: number[] = [];
  for (const place of index.ranked) {
    if (ids.length === most) break;
    if (hasBit(facts.live, place)) ids.push(facts.ids[place]!);
  }
  return ids;
}
