import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/console.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { inventory, products, sellers, skus } from '../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../console-list/index.ts';
import { availableQuantity } from '../inventory/index.ts';
import { shownFiles } from '../media/index.ts';
import type { Shop } from '../shop.ts';
import { skuStatus } from './sku-shape.ts';

const mediaList = shownFiles(sql`used.subject = 'sku' AND used.subject_id = ${skus.id}`);

const tables = sql`${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
  LEFT JOIN ${inventory} ON ${inventory.skuId} = ${skus.id}`;

/** The SKUs staff work on: a seller's own, or all. */
export const managedSkus = consoleList({
  id: skus.id,
  key: skus.code,
  owner: products.sellerId,
  always: and(isNull(skus.archivedAt), isNull(products.archivedAt)),
  select: (db) =>
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
        weightGrams: skus.weightGrams,
        position: skus.position,
        quantity: sql<number>`coalesce(${inventory.quantity}, 0)`,
        startOn: skus.startOn,
        endOn: skus.endOn,
        productStartOn: products.startOn,
        available: availableQuantity,
        mediaList,
        updatedAt: skus.updatedAt,
        version: skus.version,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .$dynamic(),
  counted: tables,
  chosenFrom: tables,
  sorts: {
    id: skus.id,
    name: skus.name,
    code: skus.code,
    productName: products.name,
    position: skus.position,
    mrpPrice: skus.mrpPaise,
    sellingPrice: skus.sellingPaise,
    available: availableQuantity,
    updatedAt: skus.updatedAt,
  },
  filters: {
    productId: equals(skus.productId),
    sellerId: equals(products.sellerId),
    taxCategory: equals(skus.taxCategory),
    // `skuStatus` as SQL.
    status: where<SkuStatus>(
      (status, { today }) => sql`CASE
        WHEN ${skus.endOn} < ${today} THEN 'DISCONTINUED'
        WHEN ${skus.startOn} > ${today} OR ${products.startOn} > ${today} THEN 'UPCOMING'
        WHEN ${availableQuantity} = 0 THEN 'OUT_OF_STOCK'
        WHEN ${skus.sellingPaise} < ${skus.mrpPaise} THEN 'ON_SALE'
        ELSE 'ACTIVE' END = ${status}`,
    ),
  },
  q: [search.is(skus.id), search.in(skus.name), search.in(skus.code)],
  row({ weightGrams, mrpPaise, sellingPaise, startOn, endOn, productStartOn, ...sku }, shop): ManagedSku {
    const days = { startOn, endOn, productStartOn };
    return {
      ...sku,
      weight: weightGrams / 1000,
      startDate: startOn,
      endDate: endOn,
      mrpPrice: mrpPaise,
      sellingPrice: sellingPaise,
      discountPrice: mrpPaise - sellingPaise,
      discountPercentage: discountPercent(mrpPaise, sellingPaise),
      status: skuStatus({ ...days, mrpPaise, sellingPaise, available: sku.available }, kolkataDay(shop.now)),
      imageUrl: sku.mediaList.find(({ mediaType }) => mediaType === 'IMAGE')?.url ?? null,
    };
  },
  missing: 'SKU_NOT_FOUND',
});

/** The SKU with a code, for who created it and asks again. @throws SKU_NOT_FOUND */
export async function readSkuWithCode(shop: Shop, staff: Staff, code: string): Promise<ManagedSku> {
  const [[row]] = await shop.read(managedSkus.rowWithKey(shop, staff, code));
  return row ?? refuse('SKU_NOT_FOUND');
}
