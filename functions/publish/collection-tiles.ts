import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { CollectionTile } from '#contract/pages/collections.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import type { Product } from '#contract/calls/products.ts';
import { eachLanguage } from '#contract/shop/translations.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';
import { filterAndCount } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';

/** The number of a collection's top pieces that are tried for one that no earlier tile shows. */
const LOOKED_AT = 12;

/** A non-empty collection, and the piece in its tile. */
export interface TileChoice {
  row: CollectionRow;
  productId: number;
  total: number;
}

/** Chooses a piece for the tile of each collection: a different one for each, as far as there are enough. */
export function chooseTiles(facts: ListingFacts, rows: readonly CollectionRow[]): TileChoice[] {
  const shown = new Set<number>();
  return rows.flatMap((row) => {
    const { ids, total } = filterAndCount(facts, {
      ...PLAIN_PRODUCT_LIST,
      page: 0,
      pageSize: LOOKED_AT,
      goods: row,
    });
    const productId = ids.find((own) => !shown.has(own)) ?? ids[0];
    if (productId === undefined) return [];
    shown.add(productId);
    return [{ row, productId, total }];
  });
}

/** Returns the tile of a choice. `products` contains the chosen products. */
export function tileOf({ row, productId, total }: TileChoice, products: readonly Product[]): CollectionTile {
  const product = products.find(({ id }) => id === productId);
  return {
    displayName: row.displayName,
    seoUrl: row.seoUrl,
    about: firstSentence(row.description),
    translations: eachLanguage(row.translations, ({ displayName, description }) => ({
      ...(displayName !== undefined && { displayName }),
      ...(description !== undefined && { about: firstSentence(description) }),
    })),
    count: total,
    picture: (product && picturesOf(product, leadSku(product))[0]) ?? null,
  };
}

/** Returns the first sentence of a text; empty if it has no end of a sentence. */
const firstSentence = (text: string) => text.slice(0, text.search(/[.;:।](\s|$)/) + 1).replace(/[;:]$/, '.');
