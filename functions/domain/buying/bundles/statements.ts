import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bundleTerms } from '#contract/calls/bundles.ts';
import type { WriteBundle } from '#contract/calls/bundles.ts';
import { bundlePieces, bundles, products, skus } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { statusOn } from '../coupons/index.ts';

export const insertBundle = insertInto(bundles);

/** Returns the condition that a bundle is offered on a day. */
export const isOpenOn = (today: SQL): SQL =>
  sql`(${bundles.archivedAt} IS NULL AND ${statusOn(bundles, today)} = 'active')`;

/** Returns the columns of a bundle's terms and days. */
export function bundleColumns(bundle: WriteBundle) {
  const terms = bundleTerms(bundle);
  return {
    name: bundle.name,
    discountType: bundle.discountType,
    pricePaise: terms.type === 'SET_PRICE' ? terms.price : null,
    percent: terms.type === 'PERCENTAGE' ? terms.percent : null,
    amountPaise: terms.type === 'FIXED_AMOUNT' ? terms.amount : null,
    startOn: bundle.startDate,
    endOn: bundle.endDate,
    isActive: bundle.active,
    fundedBy: bundle.fundedBy,
  };
}

/** A bundle by its id, or a new one by its reference, while its id is not known. */
export type BundleKey = { id: number; reference: null } | { id: null; reference: string };

/** Returns the id of a bundle as SQL. */
export const idOf = ({ id, reference }: Params<BundleKey>): SQL<number> =>
  sql<number>`coalesce(${id}, (SELECT id FROM bundles WHERE reference = ${reference}))`;

const deletePieces = statement((db, params: Params<BundleKey>) =>
  db.delete(bundlePieces).where(eq(bundlePieces.bundleId, idOf(params))),
);
const insertPieces = statement((db, params: Params<BundleKey & { pieces: string }>) =>
  db.insert(bundlePieces).select(
    sql`SELECT ${idOf(params)}, json_extract(value, '$.productId'), json_extract(value, '$.skuId'), key
        FROM json_each(${params.pieces})`,
  ),
);

/** Returns the statements that replace the pieces of a bundle. */
export function setPieces(key: BundleKey, pieces: WriteBundle['pieces']): Statement[] {
  return [deletePieces(key), insertPieces({ ...key, pieces: JSON.stringify(pieces) })];
}

const selectPieces = statement((db, params: Params<{ pieces: string; bundleId: number | null }>) =>
  db
    .select({
      productId: products.id,
      sellerId: products.sellerId,
      /** The named SKU, if it is one of the product's. */
      skuId: skus.id,
      /** The lowest price of the piece; null if the product has no SKU. */
      fromPaise: sql<number | null>`coalesce(${skus.sellingPaise}, (SELECT min(sold.selling_paise) FROM skus sold
        WHERE sold.product_id = ${products.id} AND sold.archived_at IS NULL))`,
    })
    .from(
      sql`(SELECT json_extract(value, '$.productId') AS product_id, json_extract(value, '$.skuId') AS sku_id
          FROM json_each(${params.pieces})
        UNION ALL SELECT product_id, sku_id FROM bundle_pieces WHERE bundle_id = ${params.bundleId}) piece`,
    )
    .innerJoin(products, sql`${products.id} = piece.product_id`)
    .leftJoin(
      skus,
      sql`${skus.id} = piece.sku_id AND ${skus.productId} = ${products.id}
        AND ${skus.archivedAt} IS NULL`,
    )
    .where(sql`${products.archivedAt} IS NULL`),
);
export type PieceFacts = ReturnType<ReturnType<typeof selectPieces>['read']>[number];

/** Returns the statement for the products of pieces, in no order. Archived products are left out. */
export const factsOfPieces = (pieces: WriteBundle['pieces']): Statement<PieceFacts[]> =>
  selectPieces({ pieces: JSON.stringify(pieces), bundleId: null });

/** Returns the statement for the products of a bundle's present pieces, as `factsOfPieces`. */
export const factsOfBundle = (bundleId: number): Statement<PieceFacts[]> => selectPieces({ pieces: '[]', bundleId });
