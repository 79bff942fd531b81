import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { Bundle, WriteBundle } from '#contract/calls/bundles.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { couponStatus } from '#contract/states/coupon.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import { bundles, sellers } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { statusOn } from '../coupons/index.ts';

/** The pieces of a bundle in their order, as JSON. */
const pieces = sql<string>`(SELECT json_group_array(json_object('productId', product_id, 'productName', product_name,
    'skuId', sku_id, 'skuName', sku_name))
  FROM (SELECT piece.product_id, products.name AS product_name, piece.sku_id, skus.name AS sku_name
    FROM bundle_pieces piece JOIN products ON products.id = piece.product_id LEFT JOIN skus ON skus.id = piece.sku_id
    WHERE piece.bundle_id = ${bundles.id} ORDER BY piece.position))`;

/** Bundles that are not removed. A seller sees its own. */
export const managedBundles = consoleList({
  id: bundles.id,
  key: bundles.reference,
  owner: bundles.sellerId,
  always: isNull(bundles.archivedAt),
  select: (db) =>
    db
      .select({ ...getTableColumns(bundles), sellerName: sellers.businessName, pieces })
      .from(bundles)
      .innerJoin(sellers, eq(sellers.id, bundles.sellerId))
      .$dynamic(),
  counted: sql`${bundles}`,
  sorts: { id: bundles.id, name: bundles.name, startDate: bundles.startOn, endDate: bundles.endOn },
  filters: {
    sellerId: equals(bundles.sellerId),
    status: where<CouponStatus>((status, { today }) => sql`${statusOn(bundles, today)} = ${status}`),
  },
  q: [search.in(bundles.name)],
  row(row, shop): Bundle {
    const days = { active: row.isActive, startDate: row.startOn, endDate: row.endOn };
    return {
      ...days,
      status: couponStatus(days, kolkataDay(shop.now)),
      id: row.id,
      name: row.name,
      sellerId: row.sellerId,
      sellerName: row.sellerName,
      pieces: JSON.parse(row.pieces) as Bundle['pieces'],
      discountType: row.discountType,
      discountValue: row.percent ?? (row.pricePaise ?? row.amountPaise ?? 0) / 100,
      fundedBy: row.fundedBy,
      updatedAt: row.updatedAt,
      version: row.version,
    };
  },
  missing: 'BUNDLE_NOT_FOUND',
});

/** Returns a removed bundle when its remover repeats the request. @throws BUNDLE_NOT_FOUND */
export async function readRemovedBundle(shop: Shop, staff: Staff, id: number): Promise<Bundle> {
  const [[bundle]] = await shop.read(managedBundles.formerRow(shop, staff, id));
  return bundle ?? refuse('BUNDLE_NOT_FOUND');
}

/** Returns a bundle as the audit log stores it: its writable fields, with amounts under names that end in `Paise`. */
export function loggedBundle(bundle: Bundle | WriteBundle): Record<string, unknown> {
  const { discountType, discountValue } = bundle;
  return {
    name: bundle.name,
    pieces: bundle.pieces.map(({ productId, skuId }) => (skuId === null ? { productId } : { productId, skuId })),
    discountType,
    ...(discountType === 'PERCENTAGE'
      ? { discountPercent: discountValue }
      : { discountValuePaise: Math.round(discountValue * 100) }),
    startDate: bundle.startDate,
    endDate: bundle.endDate,
    isActive: bundle.active,
    fundedBy: bundle.fundedBy,
  };
}
