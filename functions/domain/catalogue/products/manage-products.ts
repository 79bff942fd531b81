import { eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { EditedProduct, ManagedProduct } from '#contract/calls/managed-goods.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { lackingFacts } from '#contract/shop/attributes.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { nameOf } from '#contract/calls/field-words.ts';
import { categories, consoleProducts, consoleSkus, products, sellers } from '../../../db/schema/index.ts';
import { chainIsShown, grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { byWord, consoleList, equals, rowsWithTrigrams, search, where } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';
import { mainPictureOf, shownFiles } from '../../files/media/index.ts';
import { productIsShown } from '../visibility/index.ts';

const colors = sql`(SELECT json_group_array(color) FROM (SELECT own.color FROM skus own
  WHERE own.product_id = ${products.id} AND own.archived_at IS NULL GROUP BY own.color ORDER BY min(own.position), min(own.id)))`.mapWith(
  (text: string) => JSON.parse(text) as string[],
) as SQL<string[]>;
const imageKey = sql<string | null>`(SELECT media.key FROM skus showing
  JOIN media_uses ON media_uses.id = ${mainPictureOf(sql`showing.id`)} JOIN media ON media.id = media_uses.media_id
  WHERE showing.product_id = ${products.id} AND showing.archived_at IS NULL ORDER BY showing.position, showing.id LIMIT 1)`;

/** A filter for a flag. Its rarer value has an index of its own. */
const bySide = (flag: AnySQLiteColumn) => byWord<boolean>({ true: sql`${flag} = 1`, false: sql`${flag} = 0` });

/** The condition that shoppers saw a product once, or never. */
const shownBefore = (was: boolean) => sql`EXISTS (SELECT 1 FROM products known
  WHERE known.id = ${consoleProducts.id} AND known.was_shown = ${sql.raw(was ? '1' : '0')})`;

/** The columns of every product list. */
const columns = ({ today }: Given) => ({
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
  isShown: sql<number>`${productIsShown(today)}`,
  isComplete: products.isComplete,
  hasPicture: products.hasPicture,
  // A removed product has no row of sums.
  skuCount: sql<number>`coalesce(${consoleProducts.skuCount}, 0)`,
  available: sql<number>`coalesce(${consoleProducts.available}, 0)`,
  priceFrom: consoleProducts.priceFromPaise,
  imageKey,
  hsn: products.hsn,
  codAllowed: products.codAllowed,
  family: categories.family,
  attributes: products.attributes,
  updatedAt: products.updatedAt,
  version: products.version,
});

function withJoins<Select extends SQLiteSelect>(select: Select) {
  return select
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(consoleProducts, eq(consoleProducts.id, products.id));
}

/** The products staff work on: a seller's own, or all for an admin. */
export const managedProducts = consoleList({
  id: products.id,
  owner: products.sellerId,
  always: isNull(products.archivedAt),
  select: (db, given) => withJoins(db.select(columns(given)).from(products).$dynamic()),
  counted: sql`${consoleProducts}`,
  index: {
    id: consoleProducts.id,
    owner: consoleProducts.sellerId,
    candidates: sql`${consoleProducts.id} IN (${rowsWithTrigrams('console_product_texts')}
      UNION ALL SELECT ${consoleSkus.productId} FROM ${consoleSkus} WHERE ${consoleSkus.id} IN (${rowsWithTrigrams('console_sku_texts')}))`,
  },
  sorts: {
    id: consoleProducts.id,
    name: consoleProducts.name,
    categoryName: consoleProducts.categoryName,
    sellerName: consoleProducts.sellerName,
    available: consoleProducts.available,
    priceFrom: consoleProducts.priceFromPaise,
    updatedAt: consoleProducts.updatedAt,
  },
  filters: {
    /** Includes products of the categories below it. */
    categoryId: where<number>(
      (category) => sql`${consoleProducts.categoryId} IN (SELECT within.id FROM categories within
        LEFT JOIN categories above ON above.id = within.parent_id
        WHERE ${category} IN (within.id, within.parent_id, above.parent_id))`,
    ),
    sellerId: equals(consoleProducts.sellerId),
    isVisible: bySide(consoleProducts.isVisible),
    isActive: bySide(consoleProducts.isActive),
    isComplete: bySide(consoleProducts.isComplete),
    wasShown: byWord<boolean>({ true: shownBefore(true), false: shownBefore(false) }),
  },
  q: [
    search.in(consoleProducts.name),
    sql`EXISTS (SELECT 1 FROM ${products} WHERE ${products.id} = ${consoleProducts.id}
      AND (${search.in(products.title)} OR ${search.in(products.seoUrl)}))`,
    sql`EXISTS (SELECT 1 FROM ${consoleSkus} WHERE ${consoleSkus.productId} = ${consoleProducts.id} AND ${search.in(consoleSkus.code)})`,
  ],
  row: managedProduct,
  missing: 'PRODUCT_NOT_FOUND',
});

interface ProductRow {
  imageKey: string | null;
  isShown: number;
  attributes: Parameters<typeof lackingFacts>[1];
}

function managedProduct<Row extends ProductRow>({ imageKey: key, isShown, attributes, ...product }: Row) {
  return {
    ...product,
    isShown: isShown === 1,
    imageUrl: key && mediaUrl(key),
    // Parsed from JSON, so no value is undefined.
    attributes: attributes as ManagedProduct['attributes'],
  };
}

/** The same products with all editable fields, read one at a time. */
export const editedProducts = consoleList({
  id: products.id,
  key: products.seoUrl,
  owner: products.sellerId,
  always: isNull(products.archivedAt),
  select: (db, given) =>
    withJoins(
      db
        .select({
          ...columns(given),
          description: products.description,
          translations: products.translations,
          seoKw: products.seoKw,
          startOn: products.startOn,
          endOn: products.endOn,
          countryOfOrigin: products.countryOfOrigin,
          featuredRank: products.featuredRank,
          sizeSystem: categories.sizeSystem,
          categoryShown: sql<number>`${chainIsShown}`,
          sellerStatus: sellers.status,
          colors,
          mediaList: shownFiles(sql`used.subject = 'product' AND used.subject_id = ${products.id}`),
        })
        .from(products)
        .$dynamic(),
    ),
  counted: sql`${products}`,
  sorts: { id: products.id },
  filters: {},
  q: [search.in(products.name)],
  row({ startOn, endOn, categoryShown, sellerStatus, ...product }, shop): EditedProduct {
    const row = managedProduct(product);
    return {
      ...row,
      startDate: startOn,
      endDate: endOn,
      missing: missingOf(
        {
          ...product,
          endOn,
          isCategoryShown: categoryShown === 1,
          sellerStatus,
        },
        kolkataDay(shop.now),
      ),
    };
  },
  missing: 'PRODUCT_NOT_FOUND',
});

interface Standing extends Pick<ManagedProduct, 'isVisible' | 'isActive' | 'hasPicture' | 'skuCount'> {
  endOn: Day | null;
  family: EditedProduct['family'];
  attributes: Parameters<typeof lackingFacts>[1];
  isCategoryShown: boolean;
  sellerStatus: SellerStatus;
}

/** Returns the reasons why shoppers do not see a product, as sentences. The rules are those of `productIsShown`. */
function missingOf(product: Standing, today: Day): EditedProduct['missing'] {
  const lacking = lackingFacts(product.family, product.attributes).map((fact) => nameOf([fact]));
  const lines: [what: EditedProduct['missing'][number]['what'], isMissing: boolean, text: string][] = [
    ['attributes', lacking.length > 0, `These facts are missing: ${lacking.join(', ')}.`],
    ['mediaList', !product.hasPicture, 'It has no picture yet.'],
    ['skus', product.skuCount === 0, 'It has no SKU yet, so it has no price.'],
    ['isActive', !product.isActive, 'It is not active.'],
    ['isVisible', !product.isVisible, 'It is hidden.'],
    ['endDate', product.endOn !== null && product.endOn < today, 'Its last day has passed.'],
    ['categoryId', !product.isCategoryShown, 'Its category is not shown to shoppers.'],
    [
      'sellerId',
      product.sellerStatus !== 'ACTIVE',
      product.sellerStatus === 'PENDING_VERIFICATION'
        ? 'It is not in the shop until the papers of its seller are approved.'
        : 'The seller account is not active.',
    ],
  ];
  return lines.flatMap(([what, isMissing, text]) => (isMissing ? [{ what, text }] : []));
}
