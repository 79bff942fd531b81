import { hasBit } from '../product-list/index.ts';
import type { BegunSearch } from './search-products.ts';

/** Returns the ids of the shop's top products: in stock, with many sales and good reviews. */
export function popularIds({ facts, index }: Pick<BegunSearch, 'facts' | 'index'>, most: number): number[] {
  const ids: number[] = [];
  for (const position of index.ranked) {
    if (ids.length === most) break;
    if (hasBit(facts.live, position)) ids.push(facts.ids[position]!);
  }
  return ids;
}
