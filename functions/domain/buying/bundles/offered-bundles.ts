import { and, asc, eq, sql } from 'drizzle-orm';
import { VISITOR } from '#contract/calls/actor.ts';
import type { OfferedBundle } from '#contract/pages/bundle.ts';
import { mainPicture } from '#contract/pages/bundle.ts';
import { bundleSaving } from '#contract/shop/bundle-worth.ts';
import { bundleOffer } from '#contract/shop/bundle-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Product } from '#contract/calls/products.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import { bundlePieces, bundles } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { listProducts } from '../../discovery/product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { termsOf } from './candidates.ts';
import { isOpenOn } from './statements.ts';

/** The most bundles on the page of a product. */
const MOST = 2;

const selectOpen = statement((db, params: Params<{ seoUrl: string; today: string }>) =>
  db
    .select({
      bundleId: bundles.id,
      name: bundles.name,
      discountType: bundles.discountType,
      pricePaise: bundles.pricePaise,
      percent: bundles.percent,
      amountPaise: bundles.amountPaise,
      productId: bundlePieces.productId,
      skuId: bundlePieces.skuId,
    })
    .from(bundles)
    .innerJoin(bundlePieces, eq(bundlePieces.bundleId, bundles.id))
    .where(
      and(
        sql`${bundles.id} IN (SELECT bundle_id FROM bundle_pieces
          WHERE product_id = (SELECT id FROM products WHERE seo_url = ${params.seoUrl}))`,
        isOpenOn(sql`${params.today}`),
      ),
    )
    .orderBy(asc(bundles.id), asc(bundlePieces.position)),
);
type OpenPiece = ReturnType<ReturnType<typeof selectOpen>['read']>[number];

/** Returns the pieces of the open bundles with a product, by bundle. */
export async function openBundlesWith(shop: Shop, seoUrl: string): Promise<OpenPiece[]> {
  const [rows] = await shop.read(selectOpen({ seoUrl, today: kolkataDay(shop.now) }));
  return rows;
}

/**
 * Returns those of open bundles that a page offers: all pieces are in stock, and those that save most come first. Prices
 * are those of the first SKU in stock of each piece.
 */
export async function offeredBundles(shop: Shop, rows: readonly OpenPiece[]): Promise<OfferedBundle[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const { products } = await listProducts(shop, VISITOR, { ids, offset: 0, limit: ids.length });
  return [...Map.groupBy(rows, ({ bundleId }) => bundleId).values()]
    .flatMap((pieces) => offered(pieces, products) ?? [])
    .toSorted((one, other) => other.saving - one.saving || one.id - other.id)
    .slice(0, MOST);
}

/** Returns a bundle as a page shows it; undefined if a piece is sold out or the set saves nothing. */
function offered(rows: readonly OpenPiece[], products: readonly Product[]): OfferedBundle | undefined {
  const pieces = rows.flatMap((row) => {
    const product = products.find(({ id }) => id === row.productId);
    const choices = product?.skus
      .filter(({ id, inStock }) => inStock && (row.skuId === null || id === row.skuId))
      .flatMap(({ id, color, size, sellingPrice }) =>
        (splitSizes(size).length > 0 ? splitSizes(size) : ['']).map((one) => ({
          skuId: id,
          size: one,
          label: [color, one && `Size ${one}`].filter(Boolean).join(', '),
          price: sellingPrice,
        })),
      );
    if (!product || !choices?.length) return [];
    const { name, seoUrl, translations } = product;
    return {
      name,
      seoUrl,
      translations: translationsAs(translations, { name: 'name' }),
      picture: mainPicture(product),
      choices,
    };
  });
  if (pieces.length < rows.length) return undefined;
  const terms = termsOf(rows[0]!);
  const sum = pieces.reduce((total, { choices }) => total + choices[0]!.price, 0);
  const saving = bundleSaving(terms, sum);
  if (saving === 0) return undefined;
  const { bundleId: id, name } = rows[0]!;
  return { id, name, offer: bundleOffer(terms), terms, pieces, sum, saving };
}
