import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PlannedPrice } from '#contract/calls/planned-prices.ts';
import { plannedPrices, sellers, skus } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

/** Planned prices of SKUs that are not removed. A seller sees its own. */
export const managedPlannedPrices = consoleList({
  id: plannedPrices.id,
  owner: plannedPrices.sellerId,
  always: isNull(skus.archivedAt),
  select: (db) =>
    db
      .select({
        ...getTableColumns(plannedPrices),
        skuCode: skus.code,
        skuName: skus.name,
        sellerName: sellers.businessName,
        mrpPaise: skus.mrpPaise,
        presentPaise: skus.sellingPaise,
      })
      .from(plannedPrices)
      .innerJoin(skus, eq(skus.id, plannedPrices.skuId))
      .innerJoin(sellers, eq(sellers.id, plannedPrices.sellerId))
      .$dynamic(),
  counted: sql`${plannedPrices} JOIN ${skus} ON ${skus.id} = ${plannedPrices.skuId}`,
  sorts: { id: plannedPrices.id, skuCode: skus.code, from: plannedPrices.fromAt, until: plannedPrices.untilAt },
  filters: {
    sellerId: equals(plannedPrices.sellerId),
    skuId: equals(plannedPrices.skuId),
    status: equals(plannedPrices.status),
  },
  q: [search.in(skus.code), search.in(skus.name)],
  row: (row): PlannedPrice => ({
    id: row.id,
    skuId: row.skuId,
    skuCode: row.skuCode,
    skuName: row.skuName,
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    sellingPrice: row.sellingPaise,
    mrpPrice: row.mrpPaise,
    presentPrice: row.presentPaise,
    formerPrice: row.formerPaise,
    from: row.fromAt,
    until: row.untilAt,
    status: row.status,
    endedAs: row.endedAs,
    endedAt: row.endedAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }),
  missing: 'PLANNED_PRICE_NOT_FOUND',
});

/** Reads the planned prices of one request, by its reference. */
export const plannedWith = managedPlannedPrices.rowsAmong<{ reference: string }>(
  ({ reference }) => sql`(SELECT own.id FROM planned_prices own WHERE own.reference = ${reference})`,
);
