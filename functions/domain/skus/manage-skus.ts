import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ChangeSkuPrice, ManagedSku } from '#contract/calls/console.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { inventory, products, sellers, skus } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { changeRow, consoleList, equals, search, where } from '../console-list/index.ts';
import { availableQuantity } from '../inventory/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import { skuStatus } from './sku-shape.ts';

const imageKey = sql<string | null>`(SELECT media.key FROM media_uses JOIN media ON media.id = media_uses.media_id
  WHERE media_uses.subject = 'sku' AND media_uses.position = 0 AND media_uses.subject_id = ${skus.id} LIMIT 1)`;

/** The SKUs staff work on: a seller's own, or all. */
export const managedSkus = consoleList({
  id: skus.id,
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
        startOn: skus.startOn,
        endOn: skus.endOn,
        productStartOn: products.startOn,
        available: availableQuantity,
        imageKey,
        updatedAt: skus.updatedAt,
        version: skus.version,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .$dynamic(),
  counted: sql`${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
    LEFT JOIN ${inventory} ON ${inventory.skuId} = ${skus.id}`,
  sorts: {
    id: skus.id,
    name: skus.name,
    code: skus.code,
    productName: products.name,
    mrpPrice: skus.mrpPaise,
    sellingPrice: skus.sellingPaise,
    available: availableQuantity,
    updatedAt: skus.updatedAt,
  },
  filters: {
    productId: equals(skus.productId),
    sellerId: equals(products.sellerId),
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
  row({ imageKey: key, mrpPaise, sellingPaise, startOn, endOn, productStartOn, ...sku }, shop): ManagedSku {
    const days = { startOn, endOn, productStartOn };
    return {
      ...sku,
      mrpPrice: mrpPaise,
      sellingPrice: sellingPaise,
      discountPrice: mrpPaise - sellingPaise,
      discountPercentage: discountPercent(mrpPaise, sellingPaise),
      status: skuStatus({ ...days, mrpPaise, sellingPaise, available: sku.available }, kolkataDay(shop.now)),
      imageUrl: key && mediaUrl(key),
    };
  },
  missing: 'SKU_NOT_FOUND',
});

/** Sets a SKU's MRP and selling price. @throws SKU_NOT_FOUND, STALE_VERSION with the present state, PRICE_ABOVE_MRP */
export function changeSkuPrice(shop: Shop, staff: Staff, id: number, change: ChangeSkuPrice): Promise<ManagedSku> {
  const { mrpPrice: mrpPaise, sellingPrice: sellingPaise, version } = change;
  return changeRow(managedSkus, shop, staff, { id, version }, (before) => ({
    row: updatePrice({ id, version: before.version, mrpPaise, sellingPaise, now: shop.now }),
    audit: {
      action: 'price changed',
      subject: 'sku',
      before: { mrpPaise: before.mrpPrice, sellingPaise: before.sellingPrice },
      after: { mrpPaise, sellingPaise },
    },
    also: [pageInvalidation(shop, { subject: 'product', subjectId: before.productId })],
  }));
}

const updatePrice = statement(
  (db, params: Params<{ id: number; version: number; mrpPaise: number; sellingPaise: number; now: number }>) =>
    db
      .update(skus)
      .set({
        mrpPaise: sql`${params.mrpPaise}`,
        sellingPaise: sql`${params.sellingPaise}`,
        updatedAt: sql`${params.now}`,
        version: sql`${skus.version} + 1`,
      })
      .where(and(eq(skus.id, params.id), eq(skus.version, params.version))),
);
