import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { sellerIdOf } from '#contract/calls/actor.ts';
import { PRODUCT_CODES_AT_ONCE } from '#contract/calls/managed-goods.ts';
import type { ProductCodes } from '#contract/calls/managed-goods.ts';
import { products } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

type Asked = { after: number; limit: number; seller: number | null };

/** Drizzle omits the table name of a query's own columns, so it is written out. */
const skusOfProduct = sql`(SELECT json_group_array(json_object('code', own.code, 'color', own.color)) FROM (
  SELECT piece.code, piece.color FROM skus piece WHERE piece.product_id = products.id AND piece.archived_at IS NULL
  ORDER BY piece.position, piece.id) own)`.mapWith((text: string) => JSON.parse(text) as ProductCodes['skus']) as SQL<
  ProductCodes['skus']
>;

/** Returns the statement for the products of one seller, which an index finds, or of all. */
const codesOf = (isOfSeller: boolean) =>
  statement((db, params: Params<Asked>) =>
    db
      .select({
        id: products.id,
        name: products.name,
        title: products.title,
        seoUrl: products.seoUrl,
        sellerId: products.sellerId,
        skus: skusOfProduct,
      })
      .from(products)
      .where(
        and(
          isNull(products.archivedAt),
          gt(products.id, params.after),
          isOfSeller ? eq(products.sellerId, sql`${params.seller}`) : undefined,
        ),
      )
      .orderBy(asc(products.id))
      .limit(params.limit),
  );
const [codesOfAll, codesOfSeller] = [codesOf(false), codesOf(true)];

/** Returns what files of products are named after, by the products' ids: a seller's own, or all for the platform. */
export async function listProductCodes(shop: Shop, staff: Staff, after: number): Promise<ProductCodes[]> {
  const seller = sellerIdOf(staff);
  const read = seller === null ? codesOfAll : codesOfSeller;
  const [rows] = await shop.read(read({ after, limit: PRODUCT_CODES_AT_ONCE, seller }));
  return rows;
}
