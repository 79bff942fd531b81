import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ChangeProduct, ManagedProduct } from '#contract/calls/console.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { categories, products, sellers, skus } from '../../db/schema/index.ts';
import { requireChange, query, statement } from '../../db/statement.ts';
import type { Statement, Builder, Params } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { contains, countUpTo, ownedBy, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import { productIsShown } from '../visibility/index.ts';

export const PRODUCT_SORTS = [
  'id',
  'name',
  'categoryName',
  'sellerName',
  'available',
  'priceFrom',
  'updatedAt',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export interface ProductFilter {
  ids?: number[] | undefined;
  /** Name, title, seoUrl or a SKU's code. */
  q?: string | undefined;
  categoryId?: number | undefined;
  sellerId?: number | undefined;
  isVisible?: boolean | undefined;
  isActive?: boolean | undefined;
}

const ofSkus = (what: SQL) => sql`(SELECT ${what} FROM skus own LEFT JOIN inventory stock ON stock.sku_id = own.id
  WHERE own.product_id = ${products.id} AND own.archived_at IS NULL)`;
const skuCount = sql<number>`${ofSkus(sql`count(*)`)}`;
const available = sql<number>`${ofSkus(sql`coalesce(sum(max(0, stock.quantity - stock.reserved_quantity)), 0)`)}`;
const priceFrom = sql<number | null>`${ofSkus(sql`min(own.selling_paise)`)}`;
const imageKey = sql<string | null>`(SELECT media.key FROM media_uses JOIN media ON media.id = media_uses.media_id
  JOIN skus own ON own.id = media_uses.subject_id
  WHERE media_uses.subject = 'sku' AND media_uses.position = 0 AND own.product_id = ${products.id}
  ORDER BY own.position, own.id LIMIT 1)`;

const SORT_COLUMNS: Record<ProductSort, SQL> = {
  id: products.id.getSQL(),
  name: products.name.getSQL(),
  categoryName: categories.displayName.getSQL(),
  sellerName: sellers.businessName.getSQL(),
  available,
  priceFrom,
  updatedAt: products.updatedAt.getSQL(),
};

/** The products staff work on: a seller's own, or all. */
export async function listManagedProducts(
  shop: Shop,
  staff: Staff,
  asked: ListQuery<ProductSort, ProductFilter>,
): Promise<ListAnswer<ManagedProduct>> {
  const where = chosen(staff, asked.filter);
  const [rows, total] = await shop.read(
    managedProducts(shop, where, (list) =>
      list
        .orderBy(sorted(SORT_COLUMNS[asked.sort.by], asked.sort.descending), products.id)
        .limit(asked.limit)
        .offset(asked.offset),
    ),
    countUpTo(sql`${products} WHERE ${where}`),
  );
  return { rows, total };
}

/** @throws PRODUCT_NOT_FOUND, also for somebody else's */
export async function readManagedProduct(shop: Shop, staff: Staff, id: number): Promise<ManagedProduct> {
  const [[product]] = await shop.read(managedProducts(shop, chosen(staff, { ids: [id] })));
  return product ?? refuse('PRODUCT_NOT_FOUND');
}

/** Shows or hides a product. @throws PRODUCT_NOT_FOUND, STALE_VERSION with the present state */
export async function changeProduct(
  shop: Shop,
  staff: Staff,
  id: number,
  change: ChangeProduct,
): Promise<ManagedProduct> {
  const before = await readManagedProduct(shop, staff, id);
  if (change.version !== undefined && change.version !== before.version) refuse('STALE_VERSION', { current: before });
  const isVisible = change.isVisible ?? before.isVisible;
  const isActive = change.isActive ?? before.isActive;
  const { after } = await shop.write({
    product: requireChange(
      updateProduct({ id, version: before.version, isVisible, isActive, now: shop.now }),
      'STALE_VERSION',
    ),
    audit: auditEntry(shop, staff, {
      action: 'product changed',
      subject: 'product',
      subjectId: id,
      before: { isVisible: before.isVisible, isActive: before.isActive },
      after: { isVisible, isActive },
    }),
    page: pageInvalidation(shop, { subject: 'product', subjectId: id }),
    after: managedProducts(shop, chosen(staff, { ids: [id] })),
  });
  return after[0]!;
}

const updateProduct = statement(
  (db, params: Params<{ id: number; version: number; isVisible: boolean; isActive: boolean; now: number }>) =>
    db
      .update(products)
      .set({
        isVisible: sql`${params.isVisible}`,
        isActive: sql`${params.isActive}`,
        updatedAt: sql`${params.now}`,
        version: sql`${products.version} + 1`,
      })
      .where(and(eq(products.id, params.id), eq(products.version, params.version))),
);

function chosen(staff: Staff, filter: ProductFilter): SQL {
  const { ids, q, categoryId, sellerId, isVisible, isActive } = filter;
  return and(
    isNull(products.archivedAt),
    ownedBy(staff, products.sellerId.getSQL()),
    ids && inArray(products.id, ids),
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    sellerId === undefined ? undefined : eq(products.sellerId, sellerId),
    isVisible === undefined ? undefined : eq(products.isVisible, isVisible),
    isActive === undefined ? undefined : eq(products.isActive, isActive),
    q === undefined
      ? undefined
      : or(
          contains(products.name.getSQL(), q),
          contains(products.title.getSQL(), q),
          contains(products.seoUrl.getSQL(), q),
          sql`EXISTS (SELECT 1 FROM ${skus} WHERE ${skus.productId} = ${products.id} AND ${contains(skus.code.getSQL(), q)})`,
        ),
  )!;
}

function managedProducts(
  shop: Shop,
  where: SQL,
  cut: (list: ReturnType<typeof selectManaged>) => ReturnType<typeof selectManaged> = (list) => list,
): Statement<ManagedProduct[]> {
  const { read, ...bound } = query((db) => cut(selectManaged(db, shop, where)));
  return {
    ...bound,
    read: (answer) =>
      read(answer).map(({ imageKey: key, isShown, ...row }) => ({
        ...row,
        isShown: isShown === 1,
        imageUrl: key && mediaUrl(key),
      })),
  };
}

function selectManaged(db: Builder, shop: Shop, where: SQL) {
  return db
    .select({
      id: products.id,
      name: products.name,
      title: products.title,
      seoUrl: products.seoUrl,
      brand: products.brand,
      categoryId: products.categoryId,
      categoryName: categories.displayName,
      sellerId: products.sellerId,
      sellerName: sellers.businessName,
      isVisible: products.isVisible,
      isActive: products.isActive,
      isShown: sql<number>`${productIsShown(kolkataDay(shop.now))}`,
      skuCount,
      available,
      priceFrom,
      imageKey,
      updatedAt: products.updatedAt,
      version: products.version,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(where)
    .$dynamic();
}
