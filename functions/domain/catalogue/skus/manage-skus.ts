import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { consoleSkus, inventory, products, sellers, skus } from '../../../db/schema/index.ts';
import { byWord, consoleList, equals, rowsWithTrigrams, search } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';
import { availableQuantity } from '../inventory/index.ts';
import { shownFiles } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import { taxRateOfSku } from '../tax/index.ts';
import { skuStatus } from './sku-shape.ts';

/** The planned price that runs, or else the next one, as JSON. */
const plannedPrice = sql<string | null>`(SELECT json_object('id', id, 'status', status, 'sellingPrice', selling_paise,
    'from', from_at, 'until', until_at)
  FROM planned_prices WHERE sku_id = ${skus.id} AND status != 'ended' ORDER BY from_at LIMIT 1)`;
const mediaList = shownFiles(sql`used.subject = 'sku' AND used.subject_id = ${skus.id}`);

/**
 * `skuStatus` as SQL: SKUs sold today. The unary `+` keeps SQLite from using the indexes of days and pieces, because
 * nearly all SKUs match.
 */
const sold =
  (how: SQL) =>
  ({ today }: Given) =>
    sql`${how} AND +${consoleSkus.endsOn} >= ${today} AND +${consoleSkus.startsOn} <= ${today}`;
const isReduced = sql`${consoleSkus.sellingPaise} < ${consoleSkus.mrpPaise}`;
const isThere = sql`+${consoleSkus.available} > 0`;

/** The SKUs staff work on: a seller's own, or all for an admin. */
export const managedSkus = consoleList({
  id: skus.id,
  key: skus.code,
  owner: products.sellerId,
  always: and(isNull(skus.archivedAt), isNull(products.archivedAt)),
  select: (db, { today }) =>
    db
      .select({
        id: skus.id,
        name: skus.name,
        code: skus.code,
        productId: skus.productId,
        productName: products.name,
        sellerId: products.sellerId,
        sellerName: sellers.businessName,
        color: skus.color,
        size: skus.size,
        mrpPaise: skus.mrpPaise,
        sellingPaise: skus.sellingPaise,
        taxCategory: skus.taxCategory,
        taxRateId: skus.taxRateId,
        taxRate: taxRateOfSku(today),
        weightGrams: skus.weightGrams,
        position: skus.position,
        quantity: sql<number>`coalesce(${inventory.quantity}, 0)`,
        startOn: skus.startOn,
        endOn: skus.endOn,
        productStartOn: products.startOn,
        available: availableQuantity,
        mediaList,
        plannedPrice,
        updatedAt: skus.updatedAt,
        version: skus.version,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .leftJoin(consoleSkus, eq(consoleSkus.id, skus.id))
      .$dynamic(),
  counted: sql`${consoleSkus}`,
  index: {
    id: consoleSkus.id,
    owner: consoleSkus.sellerId,
    candidates: sql`${consoleSkus.id} IN (${rowsWithTrigrams('console_sku_texts')}
      UNION ALL SELECT CAST(${sql.placeholder('q')} AS INTEGER))`,
  },
  sorts: {
    id: consoleSkus.id,
    name: consoleSkus.name,
    code: consoleSkus.code,
    productName: consoleSkus.productName,
    position: consoleSkus.position,
    mrpPrice: consoleSkus.mrpPaise,
    sellingPrice: consoleSkus.sellingPaise,
    available: consoleSkus.available,
    updatedAt: consoleSkus.updatedAt,
  },
  filters: {
    productId: equals(consoleSkus.productId),
    sellerId: equals(consoleSkus.sellerId),
    taxCategory: equals(consoleSkus.taxCategory),
    status: byWord<SkuStatus>({
      DISCONTINUED: ({ today }) => sql`${consoleSkus.endsOn} < ${today}`,
      UPCOMING: ({ today }) => sql`${consoleSkus.startsOn} > ${today} AND ${consoleSkus.endsOn} >= ${today}`,
      OUT_OF_STOCK: sold(sql`${consoleSkus.available} = 0`),
      ON_SALE: sold(sql`${isThere} AND ${isReduced}`),
      ACTIVE: sold(sql`${isThere} AND NOT ${isReduced}`),
    }),
  },
  q: [search.is(consoleSkus.id), search.in(consoleSkus.name), search.in(consoleSkus.code)],
  row(
    { weightGrams, mrpPaise, sellingPaise, startOn, endOn, productStartOn, plannedPrice: planned, ...sku },
    shop,
  ): ManagedSku {
    const days = { startOn, endOn, productStartOn };
    return {
      ...sku,
      skuCode: sku.code,
      inStock: sku.available > 0,
      taxRateDescription: sku.taxRate?.description ?? null,
      weight: weightGrams / 1000,
      startDate: startOn,
      endDate: endOn,
      mrpPrice: mrpPaise,
      sellingPrice: sellingPaise,
      discountPrice: mrpPaise - sellingPaise,
      discountPercentage: discountPercent(mrpPaise, sellingPaise),
      status: skuStatus({ ...days, mrpPaise, sellingPaise, available: sku.available }, kolkataDay(shop.now)),
      plannedPrice: planned === null ? null : (JSON.parse(planned) as ManagedSku['plannedPrice']),
      imageUrl: sku.mediaList.find(({ mediaType }) => mediaType === 'IMAGE')?.url ?? null,
    };
  },
  missing: 'SKU_NOT_FOUND',
});

/** Returns the SKU with a code when its creator repeats the request. @throws SKU_NOT_FOUND */
export async function readSkuWithCode(shop: Shop, staff: Staff, code: string): Promise<ManagedSku> {
  const [[row]] = await shop.read(managedSkus.rowWithKey(shop, staff, code));
  return row ?? refuse('SKU_NOT_FOUND');
}
