import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedStock } from '#contract/calls/managed-stock.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { stockLabel } from '#contract/shop/policy.ts';
import { consoleSkus, inventory, products, sellers, skus } from '../../../db/schema/index.ts';
import { consoleList, equals, rowsWithTrigrams, search } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { availableQuantity, heldByHand } from './reads.ts';

/** The stock that staff manage: a seller's own, or all for an admin. */
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
      .leftJoin(consoleSkus, eq(consoleSkus.id, inventory.skuId))
      .$dynamic(),
  counted: sql`${consoleSkus}`,
  index: {
    id: consoleSkus.stockId,
    owner: consoleSkus.sellerId,
    lastSort: consoleSkus.id,
    always: sql`${consoleSkus.stockId} IS NOT NULL`,
    candidates: sql`${consoleSkus.id} IN (${rowsWithTrigrams('console_sku_texts')}
      UNION ALL SELECT CAST(${sql.placeholder('q')} AS INTEGER))`,
  },
  sorts: {
    id: consoleSkus.stockId,
    skuCode: consoleSkus.code,
    productName: consoleSkus.productName,
    quantity: consoleSkus.quantity,
    reservedQuantity: consoleSkus.reservedQuantity,
    availableQuantity: consoleSkus.available,
    lastUpdated: consoleSkus.stockUpdatedAt,
  },
  filters: {
    sellerId: equals(consoleSkus.sellerId),
    stockLabel: equals(consoleSkus.stockLabel),
  },
  q: [
    search.is(consoleSkus.id),
    search.in(consoleSkus.code),
    search.in(consoleSkus.productName),
    search.in(consoleSkus.location),
  ],
  row: (stock): ManagedStock => ({ ...stock, stockLabel: stockLabel(stock.availableQuantity) }),
  missing: 'STOCK_NOT_FOUND',
});

/** Returns the stock of one seller, for that seller and for admins. @throws SELLER_NOT_FOUND for another seller */
export async function listStockOfSeller(
  shop: Shop,
  staff: Staff,
  sellerId: number,
  rows: Rows,
): Promise<ListAnswer<ManagedStock>> {
  // Reads before the seller check, because the same batch checks the right to see stock.
  const found = await managedStock.list(shop, staff, {
    filter: { sellerId },
    sort: { by: 'id', descending: false },
    ...rows,
  });
  if (staff.kind === 'seller' && staff.sellerId !== sellerId) refuse('SELLER_NOT_FOUND');
  return found;
}
