import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Actor, Staff } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SeenSku } from '#contract/calls/skus.ts';
import { categories, inventory, media, mediaUses, products, sellers, skus } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import type { Statement, Builder } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { COUNT_LIMIT } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import { taxRateOfSku } from '../tax/index.ts';
import { SKU_COLUMNS, skuOf } from './sku-shape.ts';
import type { SkuRow } from './sku-shape.ts';
import { productIsVisibleTo } from '../visibility/index.ts';

/**
 * Returns the SKUs of the products a viewer may see, newest first. Stock and tax are included for SKUs the viewer
 * manages.
 */
export function listSkus(shop: Shop, viewer: Actor, input: Rows): Promise<ListAnswer<SeenSku>> {
  return readSkus(shop, viewer, undefined, input);
}

/** Returns a SKU. @throws SKU_NOT_FOUND, also when the viewer may not see its product */
export async function readSku(shop: Shop, viewer: Actor, id: number): Promise<SeenSku> {
  const { rows } = await readSkus(shop, viewer, id, { offset: 0, limit: 1 });
  return rows[0] ?? refuse('SKU_NOT_FOUND');
}

async function readSkus(
  shop: Shop,
  viewer: Actor,
  id: number | undefined,
  { offset, limit }: Rows,
): Promise<ListAnswer<SeenSku>> {
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
  const managed = isStaff(viewer) ? query((db) => managedFacts(db, viewer, today, chosen(db))) : [];
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
  const { skuRows, mediaRows, counts, facts } = await shop.read({
    skuRows: rows,
    mediaRows: pictures,
    counts: counted,
    facts: [managed].flat(),
  });
  const factsOf = new Map(facts.flat().map((row) => [row.id, row]));
  const pictureOf = Map.groupBy(mediaRows, (picture) => picture.subjectId);
  return {
    rows: skuRows.map((row) => ({
      ...skuOf(row, (pictureOf.get(row.id) ?? []).map(mediaItem), today),
      ...ownFacts(factsOf.get(row.id)),
    })),
    total: counts[0]?.total ?? 0,
  };
}

const isStaff = (viewer: Actor): viewer is Staff => viewer.kind === 'seller' || viewer.kind === 'admin';

/** Returns the query for the staff-only facts of the chosen SKUs that these staff manage. */
function managedFacts(db: Builder, staff: Staff, today: Day, chosen: SQLWrapper) {
  const sellerId = sellerIdOf(staff);
  return db
    .select({
      id: skus.id,
      quantity: sql<number>`coalesce(${inventory.quantity}, 0)`,
      taxRateId: skus.taxRateId,
      taxRate: taxRateOfSku(sql`${today}`),
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(sql`${skus.id} IN ${chosen} AND (${sellerId} IS NULL OR ${products.sellerId} = ${sellerId})`);
}

function ownFacts(facts: Pick<SeenSku, 'quantity' | 'taxRateId' | 'taxRate'> | undefined): Partial<SeenSku> {
  if (!facts) return {};
  const { quantity, taxRateId, taxRate } = facts;
  return { quantity, taxRateId, taxRate, taxRateDescription: taxRate?.description ?? null };
}
