/** The goods of the demo shop with their looks, in the order of its catalogue. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { isColourWayName } from '../studio/colour-way.ts';
import type { GoodsLook } from './goods-look.ts';
import { LOOKS } from './goods-looks.ts';
import type { ColourWayName } from './look.ts';

/** One of the shop's goods, with the data that the studio needs. */
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
  const goods = rowsOf('goods.csv');
  const colours = Map.groupBy(rowsOf('colours.csv'), ({ slug }) => slug);
  const slugs = new Set(goods.map(({ slug }) => slug));
  const unused = Object.keys(LOOKS).filter((slug) => !slugs.has(slug));
  if (unused.length > 0) throw new Error(`no such goods in the demo shop: ${unused.join(', ')}`);
  return goods.map(({ slug = '', category = '', featured }) => {
    const look = LOOKS[slug];
    if (!look) throw new Error(`${slug} has no look`);
    const ways = (colours.get(slug) ?? []).map(({ way = '' }) => knownWay(slug, way));
    return { ...look, slug, category, featured: Number(featured), ways };
  });
}

/** Returns the rows of a table of the demo's catalogue. The demo shop itself checks them when it is made. */
function rowsOf(file: string): Partial<Record<string, string>>[] {
  const path = fileURLToPath(new URL(`../../demo/catalogue/${file}`, import.meta.url));
  return Papa.parse<Partial<Record<string, string>>>(readFileSync(path, 'utf8'), { header: true, skipEmptyLines: true })
    .data;
}

function knownWay(slug: string, way: string): ColourWayName {
  if (!isColourWayName(way)) throw new Error(`${slug}: no such colour way: ${way}`);
  return way;
}
