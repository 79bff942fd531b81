import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedStock } from '#contract/calls/console.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { LOW_STOCK_MOST, stockLabel } from '#contract/shop/policy.ts';
import { inventory, products, sellers, skus } from '../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../console-list/index.ts';
import type { ListAnswer, Rows } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';
import { availableQuantity, heldByHand } from './reads.ts';

const tables = sql`${inventory} JOIN ${skus} ON ${skus.id} = ${inventory.skuId}
  JOIN ${products} ON ${products.id} = ${skus.productId}`;

/** The stock staff keep: a seller's own, or all. */
export const managedStock = consoleList({
  id: inventory.id,
  owner: inventory.sellerId,
  always: and(isNull(skus.archivedAt), isNull(inventory.archivedAt)),
  select: (db) =>
    db
      .select({
        id: inventory.id,
        skuId: inventory.skuId,
        skuCode: skus.code,
        skuName: skus.name,
        productName: products.name,
        color: skus.color,
        size: skus.size,
        sellerId: inventory.sellerId,
        sellerName: sellers.businessName,
        quantity: inventory.quantity,
        reservedQuantity: inventory.reservedQuantity,
        heldByHand,
        availableQuantity,
        location: inventory.location,
        lastUpdated: inventory.updatedAt,
        version: inventory.version,
      })
      .from(inventory)
      .innerJoin(skus, eq(skus.id, inventory.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(sellers, eq(sellers.id, inventory.sellerId))
      .$dynamic(),
  counted: tables,
  chosenFrom: tables,
  sorts: {
    id: inventory.id,
    skuCode: skus.code,
    productName: products.name,
    quantity: inventory.quantity,
    reservedQuantity: inventory.reservedQuantity,
    availableQuantity,
    lastUpdated: inventory.updatedAt,
  },
  filters: {
    sellerId: equals(inventory.sellerId),
    // `stockLabel` as SQL.
    stockLabel: where<ManagedStock['stockLabel']>(
      (label) => sql`CASE
        WHEN ${availableQuantity} = 0 THEN 'Out of Stock'
        WHEN ${availableQuantity} <= ${sql.raw(String(LOW_STOCK_MOST))} THEN 'Low Stock'
        ELSE 'In Stock' END = ${label}`,
    ),
  },
  q: [search.is(inventory.skuId), search.in(skus.code), search.in(products.name), search.in(inventory.location)],
  row: (stock): ManagedStock => ({ ...stock, stockLabel: stockLabel(stock.availableQuantity) }),
  missing: 'STOCK_NOT_FOUND',
});

/** The stock of one seller, for whom it belongs to and the house. @throws SELLER_NOT_FOUND for anybody else's */
export async function listStockOfSeller(
  shop: Shop,
  staff: Staff,
  sellerId: number,
  rows: Rows,
): Promise<ListAnswer<ManagedStock>> {
  // Asked first: whether somebody may see stock at all is told by the same batch.
  const found = await managedStock.list(shop, staff, {
    filter: { sellerId },
    sort: { by: 'id', descending: false },
    ...rows,
  });
  if (staff.kind === 'seller' && staff.sellerId !== sellerId) refuse('SELLER_NOT_FOUND');
  return found;
}
