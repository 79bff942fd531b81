/** The goods of the demo shop with their looks, in the order of its catalogue. */
import { PRODUCTS } from '../../demo/catalogue/products.ts';
import { isColourWayName } from '../studio/colour-way.ts';
import type { GoodsLook } from './goods-look.ts';
import { LOOKS } from './goods-looks.ts';
import type { ColourWayName } from './look.ts';

/** One of the shop's goods as the studio sees it. */
export type Goods = GoodsLook & {
  slug: string;
  category: string;
  /** Sales rank: the higher, the better it sells. */
  featured: number;
  /** Colour way of each colour, in the order of the shop. */
  ways: readonly ColourWayName[];
};

/**
 * Returns all goods of the demo shop.
 * @throws Error when one has no look, a look has none, or a colour way is unknown
 */
export function readGoods(): Goods[] {
  const slugs = new Set(PRODUCTS.map(({ slug }) => slug));
  const unused = Object.keys(LOOKS).filter((slug) => !slugs.has(slug));
  if (unused.length > 0) throw new Error(`no such goods in the demo shop: ${unused.join(', ')}`);
  return PRODUCTS.map(({ slug, category, featured = 0, colours }) => {
    const look = LOOKS[slug];
    if (!look) throw new Error(`${slug} has no look`);
    return { ...look, slug, category, featured, ways: colours.map(({ way }) => knownWay(slug, way)) };
  });
}

function knownWay(slug: string, way: string): ColourWayName {
  if (!isColourWayName(way)) throw new Error(`${slug}: no such colour way: ${way}`);
  return way;
}
