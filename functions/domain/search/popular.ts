import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../shop.ts';
import { candidates } from './statements.ts';

/** The ids of the top products of the shop: in stock, much bought and well spoken of. */
export async function popularIds(shop: Shop, most: number): Promise<number[]> {
  const conditions = { today: kolkataDay(shop.now), ceilingPaise: undefined, states: undefined };
  const [rows] = await shop.read(candidates(undefined, conditions, { limit: most, offset: 0 }));
  return rows.map(({ productId }) => productId);
}
