import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedStock } from '#contract/calls/console.ts';
import { LOW_STOCK_MOST, stockLabel } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { inventory, products, sellers, skus } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import type { Statement, Builder } from '../../db/statement.ts';
import { contains, countUpTo, ownedBy, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';
import { availableQuantity, heldByHand } from './reads.ts';

export const STOCK_SORTS = [
  'id',
  'skuCode',
  'productName',
  'quantity',
  'reservedQuantity',
  'availableQuantity',
  'lastUpdated',
] as const;
export type StockSort = (typeof STOCK_SORTS)[number];

export interface StockFilter {
  ids?: number[] | undefined;
  /** SKU id, SKU code, product or location. */
  q?: string | undefined;
  sellerId?: number | undefined;
  stockLabel?: ManagedStock['stockLabel'] | undefined;
}

const SORT_COLUMNS: Record<StockSort, SQL> = {
  id: inventory.id.getSQL(),
  skuCode: skus.code.getSQL(),
  productName: products.name.getSQL(),
  quantity: inventory.quantity.getSQL(),
  reservedQuantity: inventory.reservedQuantity.getSQL(),
  availableQuantity,
  lastUpdated: inventory.updatedAt.getSQL(),
};

/** `stockLabel` as SQL, for the filter. */
const LABEL_RANGES: Record<ManagedStock['stockLabel'], SQL> = {
  'In Stock': sql`${availableQuantity} > ${LOW_STOCK_MOST}`,
  'Low Stock': sql`${availableQuantity} BETWEEN 1 AND ${LOW_STOCK_MOST}`,
  'Out of Stock': sql`${availableQuantity} = 0`,
};

/** The stock staff keep: a seller's own, or all. */
export async function listStock(
  shop: Shop,
  staff: Staff,
  asked: ListQuery<StockSort, StockFilter>,
): Promise<ListAnswer<ManagedStock>> {
  const where = chosen(staff, asked.filter);
  const [rows, total] = await shop.read(
    managedStock(where, (list) =>
      list
        .orderBy(sorted(SORT_COLUMNS[asked.sort.by], asked.sort.descending), inventory.id)
        .limit(asked.limit)
        .offset(asked.offset),
    ),
    countUpTo(sql`${inventory} JOIN ${skus} ON ${skus.id} = ${inventory.skuId}
      JOIN ${products} ON ${products.id} = ${skus.productId} WHERE ${where}`),
  );
  return { rows, total };
}

/** @throws NOT_FOUND, also for somebody else's */
export async function readStock(shop: Shop, staff: Staff, id: number): Promise<ManagedStock> {
  const [[stock]] = await shop.read(managedStock(chosen(staff, { ids: [id] })));
  return stock ?? refuse('NOT_FOUND');
}

function chosen(staff: Staff, { ids, q, sellerId, stockLabel: label }: StockFilter): SQL {
  return and(
    isNull(skus.archivedAt),
    ownedBy(staff, inventory.sellerId.getSQL()),
    ids && inArray(inventory.id, ids),
    sellerId === undefined ? undefined : eq(inventory.sellerId, sellerId),
    label && LABEL_RANGES[label],
    q === undefined
      ? undefined
      : or(
          sql`CAST(${inventory.skuId} AS TEXT) = ${q}`,
          contains(skus.code.getSQL(), q),
          contains(products.name.getSQL(), q),
          contains(inventory.location.getSQL(), q),
        ),
  )!;
}

function managedStock(
  where: SQL,
  cut: (list: ReturnType<typeof selectManaged>) => ReturnType<typeof selectManaged> = (list) => list,
): Statement<ManagedStock[]> {
  const { read, ...bound } = query((db) => cut(selectManaged(db, where)));
  return {
    ...bound,
    read: (answer) => read(answer).map((row) => ({ ...row, stockLabel: stockLabel(row.availableQuantity) })),
  };
}

function selectManaged(db: Builder, where: SQL) {
  return db
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
    .where(where)
    .$dynamic();
}
