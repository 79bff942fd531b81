import { eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { EditedProduct, ManagedProduct } from '#contract/calls/console.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { lackingFacts } from '#contract/shop/attributes.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { nameOf } from '#contract/calls/field-words.ts';
import { categories, products, sellers, skus } from '../../db/schema/index.ts';
import { chainIsShown, grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { consoleList, equals, search, where } from '../console-list/index.ts';
import type { Given } from '../console-list/index.ts';
import { mainPictureOf, shownFiles } from '../media/index.ts';
import { productIsShown } from '../visibility/index.ts';

const ofSkus = (what: SQL) => sql`(SELECT ${what} FROM skus own LEFT JOIN inventory stock ON stock.sku_id = own.id
  WHERE own.product_id = ${products.id} AND own.archived_at IS NULL)`;
const skuCount = sql<number>`${ofSkus(sql`count(*)`)}`;
const available = sql<number>`${ofSkus(sql`coalesce(sum(max(0, stock.quantity - stock.reserved_quantity)), 0)`)}`;
const priceFrom = sql<number | null>`${ofSkus(sql`min(own.selling_paise)`)}`;
const imageKey = sql<string | null>`(SELECT media.key FROM skus showing
  JOIN media_uses ON media_uses.id = ${mainPictureOf(sql`showing.id`)} JOIN media ON media.id = media_uses.media_id
  WHERE showing.product_id = ${products.id} AND showing.archived_at IS NULL ORDER BY showing.position, showing.id LIMIT 1)`;

/** What every list of products shows of one. */
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
  skuCount,
  available,
  priceFrom,
  imageKey,
  updatedAt: products.updatedAt,
  version: products.version,
});

function withJoins<Select extends SQLiteSelect>(select: Select) {
  return select
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId));
}

/** The products staff work on: a seller's own, or all. */
export const managedProducts = consoleList({
  id: products.id,
  owner: products.sellerId,
  always: isNull(products.archivedAt),
  select: (db, given) => withJoins(db.select(columns(given)).from(products).$dynamic()),
  counted: sql`${products}`,
  chosenFrom: sql`${products} JOIN ${categories} ON ${categories.id} = ${products.categoryId}
    JOIN ${sellers} ON ${sellers.id} = ${products.sellerId}`,
  sorts: {
    id: products.id,
    name: products.name,
    categoryName: categories.displayName,
    sellerName: sellers.businessName,
    available,
    priceFrom,
    updatedAt: products.updatedAt,
  },
  filters: {
    /** Also what lies in categories below it. */
    categoryId: where<number>(
      (category) => sql`${products.categoryId} IN (SELECT within.id FROM categories within
        LEFT JOIN categories above ON above.id = within.parent_id
        WHERE ${category} IN (within.id, within.parent_id, above.parent_id))`,
    ),
    sellerId: equals(products.sellerId),
    isVisible: equals(products.isVisible),
    isActive: equals(products.isActive),
    isComplete: equals(products.isComplete),
  },
  q: [
    search.in(products.name),
    search.in(products.title),
    search.in(products.seoUrl),
    sql`EXISTS (SELECT 1 FROM ${skus} WHERE ${skus.productId} = ${products.id} AND ${search.in(skus.code)})`,
  ],
  row: managedProduct,
  missing: 'PRODUCT_NOT_FOUND',
});

function managedProduct<Row extends { imageKey: string | null; isShown: number }>({
  imageKey: key,
  isShown,
  ...product
}: Row) {
  return { ...product, isShown: isShown === 1, imageUrl: key && mediaUrl(key) };
}

/** The same products with all that is edited of them, one at a time. */
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
          seoKw: products.seoKw,
          startOn: products.startOn,
          endOn: products.endOn,
          hsn: products.hsn,
          countryOfOrigin: products.countryOfOrigin,
          codAllowed: products.codAllowed,
          featuredRank: products.featuredRank,
          family: categories.family,
          sizeSystem: categories.sizeSystem,
          attributes: products.attributes,
          categoryShown: sql<number>`${chainIsShown}`,
          sellerStatus: sellers.status,
          mediaList: shownFiles(sql`used.subject = 'product' AND used.subject_id = ${products.id}`),
        })
        .from(products)
        .$dynamic(),
    ),
  counted: sql`${products}`,
  sorts: { id: products.id },
  filters: {},
  q: [search.in(products.name)],
  row({ startOn, endOn, attributes, categoryShown, sellerStatus, ...product }, shop): EditedProduct {
    const row = managedProduct(product);
    return {
      ...row,
      startDate: startOn,
      endDate: endOn,
      // As parsed from JSON, which knows no undefined.
      attributes: attributes as EditedProduct['attributes'],
      missing: missingOf(
        {
          ...product,
          endOn,
          attributes,
          isCategoryShown: categoryShown === 1,
          isSellerActive: sellerStatus === 'ACTIVE',
        },
        kolkataDay(shop.now),
      ),
    };
  },
  missing: 'PRODUCT_NOT_FOUND',
});

interface Standing extends Pick<ManagedProduct, 'isVisible' | 'isActive' | 'skuCount'> {
  endOn: Day | null;
  family: EditedProduct['family'];
  attributes: Parameters<typeof lackingFacts>[1];
  isCategoryShown: boolean;
  isSellerActive: boolean;
}

/** What keeps shoppers from seeing a product, in sentences: `productIsShown` in words. */
function missingOf(product: Standing, today: Day): EditedProduct['missing'] {
  const lacking = lackingFacts(product.family, product.attributes).map((fact) => nameOf([fact]));
  const lines: [what: EditedProduct['missing'][number]['what'], isMissing: boolean, text: string][] = [
    ['attributes', lacking.length > 0, `These facts are missing: ${lacking.join(', ')}.`],
    ['skus', product.skuCount === 0, 'It has no SKU yet.'],
    ['isActive', !product.isActive, 'It is not active.'],
    ['isVisible', !product.isVisible, 'It is hidden.'],
    ['endDate', product.endOn !== null && product.endOn < today, 'Its last day has passed.'],
    ['categoryId', !product.isCategoryShown, 'Its category is not shown to shoppers.'],
    ['sellerId', !product.isSellerActive, 'The seller account is not active.'],
  ];
  return lines.flatMap(([what, isMissing, text]) => (isMissing ? [{ what, text }] : []));
}
