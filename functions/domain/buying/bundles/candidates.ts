import { and, asc, eq, sql } from 'drizzle-orm';
import type { BundleTerms } from '#contract/shop/bundle-worth.ts';
import { bundlePieces, bundles, cartItems, categories, products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import type { BundleToApply } from '../pricing/index.ts';
import { isOpenOn } from './statements.ts';

/** The lowest price of a piece's SKUs in stock; null if it cannot be bought on this day. */
const fromPaise = (today: Parameters<typeof productIsShown>[0]) => sql<
  number | null
>`CASE WHEN ${productIsShown(today)} THEN (
  SELECT min(sold.selling_paise) FROM skus sold JOIN inventory ON inventory.sku_id = sold.id
  WHERE sold.product_id = ${products.id} AND sold.archived_at IS NULL AND inventory.quantity > inventory.reserved_quantity
    AND (${bundlePieces.skuId} IS NULL OR sold.id = ${bundlePieces.skuId})) END`;

const selectCandidates = statement((db, params: Params<{ userId: number; today: string; skuIds: string }>) =>
  db
    .select({
      bundleId: bundles.id,
      name: bundles.name,
      sellerId: bundles.sellerId,
      discountType: bundles.discountType,
      pricePaise: bundles.pricePaise,
      percent: bundles.percent,
      amountPaise: bundles.amountPaise,
      fundedBy: bundles.fundedBy,
      productId: bundlePieces.productId,
      skuId: bundlePieces.skuId,
      productName: products.name,
      productTranslations: products.translations,
      seoUrl: products.seoUrl,
      fromPaise: fromPaise(sql`${params.today}`),
    })
    .from(bundles)
    .innerJoin(bundlePieces, eq(bundlePieces.bundleId, bundles.id))
    .innerJoin(products, eq(products.id, bundlePieces.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(
        sql`${bundles.id} IN (SELECT piece.bundle_id FROM bundle_pieces piece
          JOIN ${skus} ON ${skus.productId} = piece.product_id
          WHERE ${skus.id} IN (
            SELECT ${cartItems.skuId} FROM ${cartItems}
              WHERE ${cartItems.userId} = ${params.userId} AND ${cartItems.savedAt} IS NULL
            UNION ALL SELECT value FROM json_each(${params.skuIds})))`,
        isOpenOn(sql`${params.today}`),
      ),
    )
    .orderBy(asc(bundles.id), asc(bundlePieces.position)),
);

/** A piece of an open bundle, with the bundle's terms. */
export type BundleCandidate = ReturnType<ReturnType<typeof selectCandidates>['read']>[number];

/**
 * Returns the statement for the bundles that are open on a day and have a piece in a purchase, by id, each with all its
 * pieces in their order.
 * @param skuIds the SKUs of a visitor's bag, which are in no cart
 */
export function bundleCandidates({
  userId,
  today,
  skuIds = [],
}: {
  userId: number;
  today: string;
  skuIds?: readonly number[];
}): Statement<BundleCandidate[]> {
  return selectCandidates({ userId, today, skuIds: JSON.stringify(skuIds) });
}

/** Returns the bundles of a purchase. A piece that names a product is any of the purchase's SKUs of that product. */
export function bundlesOfCart(
  rows: readonly BundleCandidate[],
  lines: readonly { skuId: number; productId: number }[],
): BundleToApply[] {
  return [...Map.groupBy(rows, ({ bundleId }) => bundleId).values()].map((pieces): BundleToApply => {
    const { bundleId: id, name, sellerId, fundedBy } = pieces[0]!;
    return {
      id,
      name,
      sellerId,
      fundedBy,
      terms: termsOf(pieces[0]!),
      pieces: pieces.map((piece) => ({
        skuIds: new Set(lines.filter((line) => isPiece(piece, line)).map(({ skuId }) => skuId)),
        isOneSku: piece.skuId !== null,
      })),
    };
  });
}

/** Returns whether a line may be a piece. */
export function isPiece(
  piece: Pick<BundleCandidate, 'productId' | 'skuId'>,
  line: { skuId: number; productId: number },
): boolean {
  return line.productId === piece.productId && (piece.skuId === null || line.skuId === piece.skuId);
}

type TermsColumns = Pick<BundleCandidate, 'discountType' | 'pricePaise' | 'percent' | 'amountPaise'>;

/** Returns the terms of a bundle. The table's CHECKs ensure that the column of each type is not null. */
export function termsOf(row: TermsColumns): BundleTerms {
  const type = row.discountType;
  switch (type) {
    case 'SET_PRICE':
      return { type, price: row.pricePaise! };
    case 'PERCENTAGE':
      return { type, percent: row.percent! };
    case 'FIXED_AMOUNT':
      return { type, amount: row.amountPaise! };
  }
}
