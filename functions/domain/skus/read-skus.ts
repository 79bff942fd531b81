import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Sku } from '#contract/calls/skus.ts';
import { categories, inventory, media, mediaUses, products, sellers, skus } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import type { Statement, Builder } from '../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { COUNT_LIMIT } from '../console-list/index.ts';
import type { ListAnswer, Rows } from '../console-list/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from '../media/index.ts';
import type { MediaRow } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { SKU_COLUMNS, skuOf } from './sku-shape.ts';
import type { SkuRow } from './sku-shape.ts';
import { productIsVisibleTo } from '../visibility/index.ts';

/** The SKUs of the products a viewer may see, the newest first. */
export function listSkus(shop: Shop, viewer: Actor, asked: Rows): Promise<ListAnswer<Sku>> {
  return readSkus(shop, viewer, undefined, asked);
}

/** @throws SKU_NOT_FOUND, also where the viewer may not see its product */
export async function readSku(shop: Shop, viewer: Actor, id: number): Promise<Sku> {
  const { rows } = await readSkus(shop, viewer, id, { offset: 0, limit: 1 });
  return rows[0] ?? refuse('SKU_NOT_FOUND');
}

async function readSkus(
  shop: Shop,
  viewer: Actor,
  id: number | undefined,
  { offset, limit }: Rows,
): Promise<ListAnswer<Sku>> {
  const today = kolkataDay(shop.now);
  const seen = (db: Builder) =>
    db
      .select({ id: skus.id })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .where(
        and(
          id === undefined ? undefined : eq(skus.id, id),
          isNull(skus.archivedAt),
          isNull(products.archivedAt),
          productIsVisibleTo(viewer, today),
        ),
      );
  const chosen = (db: Builder) => seen(db).orderBy(desc(skus.id)).limit(limit).offset(offset);

  const rows: Statement<SkuRow[]> = query((db) =>
    db
      .select(SKU_COLUMNS)
      .from(skus)
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .where(sql`${skus.id} IN ${chosen(db)}`)
      .orderBy(desc(skus.id)),
  );
  const pictures: Statement<MediaRow[]> = query((db) =>
    db
      .select(MEDIA_COLUMNS)
      .from(mediaUses)
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .leftJoin(posters, isPosterOfMedia)
      .where(and(eq(mediaUses.subject, 'sku'), sql`${mediaUses.subjectId} IN ${chosen(db)}`))
      .orderBy(...inMediaOrder),
  );
  const counted: Statement<{ total: number }[]> = query((db) =>
    db.select({ total: sql<number>`count(*)` }).from(seen(db).limit(COUNT_LIMIT).as('seen')),
  );
  const [skuRows, mediaRows, [count]] = await shop.read(rows, pictures, counted);
  const pictureOf = Map.groupBy(mediaRows, (picture) => picture.subjectId);
  return {
    rows: skuRows.map((row) => skuOf(row, (pictureOf.get(row.id) ?? []).map(mediaItem), today)),
    total: count?.total ?? 0,
  };
}
