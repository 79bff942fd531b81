import { hasBit } from '../product-list/index.ts';
import type { BegunSearch } from './search-products.ts';

/** The ids of the top products of the shop: in stock, much bought and well spoken of. */
export function popularIds({ facts, index }: Pick<BegunSearch, 'facts' | 'index'>, most: number): number[] {
  const ids: number[] = [];
  for (const place of index.ranked) {
    if (ids.length === most) break;
    if (hasBit(facts.live, place)) ids.push(facts.ids[place]!);
  }
  return ids;
}
