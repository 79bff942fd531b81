import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/sqlite-core';
import type { Actor } from '#contract/actor.ts';
import type { CollectionRule } from '#contract/collections.ts';
import { kolkataDay } from '#contract/dates.ts';
import { PLAIN_GRID } from '#contract/grid.ts';
import type { GridFacets, GridFilters, GridSort } from '#contract/grid.ts';
import type { Product } from '#contract/products.ts';
import { inventory, media, mediaUses, products, skus } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import type { Bound, Builder } from '../../db/statement.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, posters } from '../media/index.ts';
import type { MediaRow } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { SKU_COLUMNS } from '../skus/index.ts';
import type { SkuRow } from '../skus/index.ts';
import { facetStatements } from './facets.ts';
import { fromChosen, needsLead, SORTS } from './product-choice.ts';
import type { ChosenQuery, ProductChoice } from './product-choice.ts';
import { PRODUCT_COLUMNS, productOf } from './product-shape.ts';
import type { ProductRow } from './product-shape.ts';

/** Pictures a list gives of each SKU: the main one, and the one that appears under the pointer. */
const CARD_PICTURES = 2;

/** Which products, in which order, and which page of them. */
export interface ProductQuery {
  categoryId?: number;
  filters?: GridFilters;
  /** Only those a collection holds. */
  rule?: CollectionRule;
  /** Only these products. */
  ids?: readonly number[];
  sort?: GridSort;
  /** From 0. */
  page: number;
  pageSize: number;
}

export interface ProductPage {
  products: Product[];
  total: number;
}

/** A page of the products a viewer may see, each with its SKUs and the pictures of a card. */
export async function listProducts(shop: Shop, viewer: Actor, asked: ProductQuery): Promise<ProductPage> {
  const choice = choiceOf(shop, viewer, asked);
  const [rows, total, skuRows, mediaRows] = await shop.read(...pageStatements(choice, asked));
  return { products: assemble(choice, rows, skuRows, mediaRows), total };
}

/** As `listProducts`, with the counts beside each filter's values; one round trip. */
export async function listProductsWithFacets(
  shop: Shop,
  viewer: Actor,
  asked: ProductQuery,
): Promise<ProductPage & { facets: GridFacets }> {
  const choice = choiceOf(shop, viewer, asked);
  const [rows, total, skuRows, mediaRows, category, brand, color, discount] = await shop.read(
    ...pageStatements(choice, asked),
    ...facetStatements(choice),
  );
  return {
    products: assemble(choice, rows, skuRows, mediaRows),
    total,
    facets: { category, brand, color, discount },
  };
}

function choiceOf(
  shop: Shop,
  viewer: Actor,
  { categoryId, ids, rule, filters = PLAIN_GRID.filters }: ProductQuery,
): ProductChoice {
  return { viewer, today: kolkataDay(shop.now), categoryId, ids, rule, filters };
}

/** The page's products, how many there are in all, and what belongs to the page's products. */
function pageStatements(choice: ProductChoice, { sort = 'featured', page, pageSize }: ProductQuery) {
  const lead = needsLead(choice, sort);
  const ofPage = <Fields extends SelectedFields>(list: ChosenQuery<Fields>) => {
    list
      .orderBy(...SORTS[sort])
      .limit(pageSize)
      .offset(page * pageSize);
    return list;
  };
  const ids = (db: Builder) => ofPage(fromChosen(db, choice, { id: products.id }, lead));

  const rows: Bound<ProductRow[]> = query((db) => ofPage(fromChosen(db, choice, PRODUCT_COLUMNS, lead)));
  const counted = query((db) => fromChosen(db, choice, { total: sql<number>`count(*)` }, needsLead(choice)));
  const total: Bound<number> = { ...counted, read: (answer) => counted.read(answer)[0]?.total ?? 0 };
  const skuRows: Bound<SkuRow[]> = query((db) =>
    db
      .select(SKU_COLUMNS)
      .from(skus)
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .where(
        and(
          inArray(skus.productId, ids(db)),
          isNull(skus.archivedAt),
          or(isNull(skus.endOn), sql`${skus.endOn} >= ${choice.today}`),
        ),
      )
      .orderBy(asc(skus.position), asc(skus.id)),
  );
  const mediaRows: Bound<MediaRow[]> = query((db) =>
    db
      .select(MEDIA_COLUMNS)
      .from(mediaUses)
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .leftJoin(posters, isPosterOfMedia)
      .innerJoin(skus, and(eq(mediaUses.subject, 'sku'), eq(skus.id, mediaUses.subjectId)))
      .where(and(lt(mediaUses.position, CARD_PICTURES), inArray(skus.productId, ids(db))))
      .orderBy(...inMediaOrder),
  );
  return [rows, total, skuRows, mediaRows] as const;
}

function assemble({ today }: ProductChoice, rows: ProductRow[], skuRows: SkuRow[], mediaRows: MediaRow[]): Product[] {
  const skusOf = Map.groupBy(skuRows, (sku) => sku.productId);
  return rows.map((row) => productOf(row, skusOf.get(row.id) ?? [], mediaRows, today));
}
