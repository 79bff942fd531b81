import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ChangeSkuPrice, ManagedSku } from '#contract/calls/console.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { inventory, products, sellers, skus } from '../../db/schema/index.ts';
import { requireChange, query, statement } from '../../db/statement.ts';
import type { Statement, Builder, Params } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { availableQuantity } from '../inventory/index.ts';
import { contains, countUpTo, ownedBy, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import { skuStatus } from './sku-shape.ts';

export const SKU_SORTS = [
  'id',
  'name',
  'code',
  'productName',
  'mrpPrice',
  'sellingPrice',
  'available',
  'updatedAt',
] as const;
export type SkuSort = (typeof SKU_SORTS)[number];

export interface SkuFilter {
  ids?: number[] | undefined;
  /** Id, name or code. */
  q?: string | undefined;
  productId?: number | undefined;
  sellerId?: number | undefined;
  status?: SkuStatus | undefined;
}

const imageKey = sql<string | null>`(SELECT media.key FROM media_uses JOIN media ON media.id = media_uses.media_id
  WHERE media_uses.subject = 'sku' AND media_uses.position = 0 AND media_uses.subject_id = ${skus.id} LIMIT 1)`;

const SORT_COLUMNS: Record<SkuSort, SQL> = {
  id: skus.id.getSQL(),
  name: skus.name.getSQL(),
  code: skus.code.getSQL(),
  productName: products.name.getSQL(),
  mrpPrice: skus.mrpPaise.getSQL(),
  sellingPrice: skus.sellingPaise.getSQL(),
  available: availableQuantity,
  updatedAt: skus.updatedAt.getSQL(),
};

/** `skuStatus` as SQL, for the filter. */
const statusSql = (today: string) => sql`CASE
  WHEN ${skus.endOn} < ${today} THEN 'DISCONTINUED'
  WHEN ${skus.startOn} > ${today} OR ${products.startOn} > ${today} THEN 'UPCOMING'
  WHEN ${availableQuantity} = 0 THEN 'OUT_OF_STOCK'
  WHEN ${skus.sellingPaise} < ${skus.mrpPaise} THEN 'ON_SALE'
  ELSE 'ACTIVE' END`;

/** The SKUs staff work on: a seller's own, or all. */
export async function listManagedSkus(
  shop: Shop,
  staff: Staff,
  asked: ListQuery<SkuSort, SkuFilter>,
): Promise<ListAnswer<ManagedSku>> {
  const where = chosen(shop, staff, asked.filter);
  const [rows, total] = await shop.read(
    managedSkus(shop, where, (list) =>
      list
        .orderBy(sorted(SORT_COLUMNS[asked.sort.by], asked.sort.descending), skus.id)
        .limit(asked.limit)
        .offset(asked.offset),
    ),
    countUpTo(sql`${skus} JOIN ${products} ON ${products.id} = ${skus.productId}
      LEFT JOIN ${inventory} ON ${inventory.skuId} = ${skus.id} WHERE ${where}`),
  );
  return { rows, total };
}

/** @throws SKU_NOT_FOUND, also for somebody else's */
export async function readManagedSku(shop: Shop, staff: Staff, id: number): Promise<ManagedSku> {
  const [[sku]] = await shop.read(managedSkus(shop, chosen(shop, staff, { ids: [id] })));
  return sku ?? refuse('SKU_NOT_FOUND');
}

/** Sets a SKU's MRP and selling price. @throws SKU_NOT_FOUND, STALE_VERSION with the present state, PRICE_ABOVE_MRP */
export async function changeSkuPrice(
  shop: Shop,
  staff: Staff,
  id: number,
  change: ChangeSkuPrice,
): Promise<ManagedSku> {
  const before = await readManagedSku(shop, staff, id);
  if (change.version !== undefined && change.version !== before.version) refuse('STALE_VERSION', { current: before });
  const { mrpPrice: mrpPaise, sellingPrice: sellingPaise } = change;
  const { after } = await shop.write({
    price: requireChange(
      updatePrice({ id, version: before.version, mrpPaise, sellingPaise, now: shop.now }),
      'STALE_VERSION',
    ),
    audit: auditEntry(shop, staff, {
      action: 'price changed',
      subject: 'sku',
      subjectId: id,
      before: { mrpPaise: before.mrpPrice, sellingPaise: before.sellingPrice },
      after: { mrpPaise, sellingPaise },
    }),
    page: pageInvalidation(shop, { subject: 'product', subjectId: before.productId }),
    after: managedSkus(shop, chosen(shop, staff, { ids: [id] })),
  });
  return after[0]!;
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

function chosen(shop: Shop, staff: Staff, filter: SkuFilter): SQL {
  const { ids, q, productId, sellerId, status } = filter;
  return and(
    isNull(skus.archivedAt),
    isNull(products.archivedAt),
    ownedBy(staff, products.sellerId.getSQL()),
    ids && inArray(skus.id, ids),
    productId === undefined ? undefined : eq(skus.productId, productId),
    sellerId === undefined ? undefined : eq(products.sellerId, sellerId),
    status === undefined ? undefined : sql`${statusSql(kolkataDay(shop.now))} = ${status}`,
    q === undefined
      ? undefined
      : or(sql`CAST(${skus.id} AS TEXT) = ${q}`, contains(skus.name.getSQL(), q), contains(skus.code.getSQL(), q)),
  )!;
}

function managedSkus(
  shop: Shop,
  where: SQL,
  cut: (list: ReturnType<typeof selectManaged>) => ReturnType<typeof selectManaged> = (list) => list,
): Statement<ManagedSku[]> {
  const today = kolkataDay(shop.now);
  const { read, ...bound } = query((db) => cut(selectManaged(db, where)));
  return {
    ...bound,
    read: (answer) =>
      read(answer).map(({ imageKey: key, mrpPaise, sellingPaise, startOn, endOn, productStartOn, ...row }) => ({
        ...row,
        mrpPrice: mrpPaise,
        sellingPrice: sellingPaise,
        discountPrice: mrpPaise - sellingPaise,
        discountPercentage: discountPercent(mrpPaise, sellingPaise),
        status: skuStatus({ startOn, endOn, productStartOn, mrpPaise, sellingPaise, available: row.available }, today),
        imageUrl: key && mediaUrl(key),
      })),
  };
}

function selectManaged(db: Builder, where: SQL) {
  return db
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
    .where(where)
    .$dynamic();
}
