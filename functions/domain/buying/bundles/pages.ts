import { eq, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { bundlePieces, bundles, products } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { dayNumber, lastNotedDay, pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { idOf, isOpenOn } from './statements.ts';
import type { BundleKey } from './statements.ts';

const invalidatePieces = pageInvalidationWhere((key: Params<BundleKey>) => ({
  subjectId: sql`${bundlePieces.productId}`,
  from: sql`${bundlePieces}`,
  condition: sql`${bundlePieces.bundleId} = ${idOf(key)}`,
}));

/** Returns the page invalidations of the products that are pieces of a bundle at this position of the batch. */
export function pagesOfPieces(shop: Shop, key: BundleKey): Statement {
  return invalidatePieces(shop, { subject: 'product' }, key);
}

/** The day in a column as a number: `20261120`. */
const numberOf = (day: SQLWrapper) => sql`CAST(replace(${day}, '-', '') AS INTEGER)`;
const lastDay = sql.raw(lastNotedDay('collectionDay'));

const invalidateOfDay = pageInvalidationWhere(({ today, day }: Params<{ today: string; day: number }>) => ({
  subjectId: sql`${bundlePieces.productId}`,
  from: sql`${bundlePieces} JOIN ${bundles} ON ${bundles.id} = ${bundlePieces.bundleId}`,
  condition: sql`${bundles.isActive} AND ${bundles.archivedAt} IS NULL AND ${day} != ${lastDay} AND (
    (${bundles.startOn} <= ${today} AND ${numberOf(bundles.startOn)} > ${lastDay})
    OR (${bundles.endOn} < ${today} AND ${numberOf(bundles.endOn)} >= ${lastDay}))`,
}));

/**
 * Returns the page invalidations of bundles that begin or end with this day. It must be before the statement that notes
 * the day for collections, and has no effect once that is written.
 */
export function invalidateBundlesOfDay(shop: Shop): Statement {
  return invalidateOfDay(shop, { subject: 'product' }, { today: kolkataDay(shop.now), day: dayNumber(shop.now) });
}

/** The pages of the products that are in an open bundle with one of these. They show its price. */
export const pagesWithBundles = statement((db, params: Params<{ ids: string; today: string }>) =>
  db
    .selectDistinct({ seoUrl: products.seoUrl })
    .from(bundles)
    .innerJoin(bundlePieces, eq(bundlePieces.bundleId, bundles.id))
    .innerJoin(products, eq(products.id, bundlePieces.productId))
    .where(
      sql`${bundles.id} IN (SELECT bundle_id FROM bundle_pieces
        WHERE product_id IN (SELECT value FROM json_each(${params.ids}))) AND ${isOpenOn(sql`${params.today}`)}`,
    ),
);
