import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { attributesOf } from '#contract/shop/attributes.ts';
import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import type { Day } from '#contract/shop/dates.ts';
import { inWords } from '#contract/calls/field-words.ts';
import type { Paise } from '#contract/shop/money.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { readSize, splitSizes } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { isSeoUrl } from '#contract/shop/slug.ts';
import { actorValues } from '../../db/schema/actors.ts';
import { inventory, pageInvalidations, products, skus, skuSizes, stockMovements } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import { cleanHtml } from '../html.ts';
import type { Shop } from '../shop.ts';

export interface NewProduct {
  sellerId: number;
  categoryId: number;
  name: string;
  title: string;
  /** HTML from outside; what a description may not hold is taken out. */
  description: string;
  brand: string;
  seoUrl: string;
  seoKw: string;
  isVisible: boolean;
  startOn: Day | null;
  endOn: Day | null;
  hsn: string;
  countryOfOrigin: string;
  /** As its category's family asks for them; see `contract/shop/attributes.ts`. */
  attributes: Partial<ProductAttributes>;
  codAllowed: boolean;
  featuredRank: number;
}

export interface NewSku {
  name: string;
  code: string;
  color: string;
  size: string;
  weightGrams: number;
  mrpPaise: Paise;
  sellingPaise: Paise;
  /** Pieces the SKU opens with. */
  quantity: number;
  location: string | null;
  position: number;
}

const insertProduct = insertInto(products);
/** Rows of the new product's SKUs name their parents by what is unique and known already. */
const ofProduct = (params: Params<{ seoUrl: string }>) => ({
  productId: sql<number>`(SELECT ${products.id} FROM ${products} WHERE ${products.seoUrl} = ${params.seoUrl})`,
});
const ofSku = (params: Params<{ code: string }>) => ({
  skuId: sql<number>`(SELECT ${skus.id} FROM ${skus} WHERE ${skus.code} = ${params.code})`,
});
const insertSku = insertInto(skus, ofProduct);
const insertSize = insertInto(skuSizes, ofSku);
const insertInventory = insertInto(inventory, ofSku);
const insertOpening = insertInto(stockMovements, ofSku);
const insertPageInvalidation = insertInto(pageInvalidations, (params: Params<{ seoUrl: string }>) => ({
  subjectId: ofProduct(params).productId,
}));

/** What a new product and its SKUs were given, by the SKUs' codes. */
export interface NewIds {
  id: number;
  skuIds: Record<string, number>;
}

const rowsOfNew = statement((db, params: Params<{ seoUrl: string }>) =>
  db
    .select({ id: products.id, skuId: skus.id, skuCode: skus.code })
    .from(products)
    .leftJoin(skus, sql`${skus.productId} = ${products.id}`)
    .where(sql`${products.seoUrl} = ${params.seoUrl}`)
    .orderBy(skus.position, skus.id),
);

/**
 * Lists a product with its SKUs, each with its opening stock, in one batch.
 * @throws what `newProduct` does, and SEO_URL_TAKEN, SKU_CODE_TAKEN, PRICE_ABOVE_MRP
 */
export async function createProduct(
  shop: Shop,
  actor: Actor,
  product: NewProduct,
  newSkus: NewSku[],
  category: CategoryRules,
): Promise<NewIds> {
  const { statements, ids } = await newProduct(shop, actor, product, newSkus, category);
  const answers = await shop.write({ statements, ids });
  return answers.ids;
}

/** What a category asks of the products in it. */
export interface CategoryRules {
  sizeSystem: SizeSystem;
  family: Family | null;
}

/**
 * The statements that list a product, for whoever lists many in one batch, and the one that tells what ids it got.
 * @throws SEO_URL_INVALID; FIELDS_INVALID for a size or an attribute its category does not know, or one it lacks
 */
export async function newProduct(
  shop: Shop,
  actor: Actor,
  product: NewProduct,
  newSkus: NewSku[],
  category: CategoryRules,
): Promise<{ statements: Statement[]; ids: Statement<NewIds> }> {
  if (!isSeoUrl(product.seoUrl)) refuse('SEO_URL_INVALID');
  const at = { createdAt: shop.now, updatedAt: shop.now };
  const { seoUrl } = product;
  const attributes = category.family ? readAttributes(category.family, product.attributes) : product.attributes;
  const statements = [
    insertProduct({
      ...product,
      attributes,
      style: attributes.style ?? '',
      description: await cleanHtml(product.description),
      ...at,
    }),
    ...newSkus.flatMap((sku) => skuStatements(shop, actor, product, sku, category.sizeSystem)),
    insertPageInvalidation({ seoUrl, at: shop.now, subject: 'product' }),
  ];
  return { statements, ids: idsOfNew(seoUrl) };
}

function idsOfNew(seoUrl: string): Statement<NewIds> {
  const { read, ...bound } = rowsOfNew({ seoUrl });
  return {
    ...bound,
    read: (answer) => {
      const rows = read(answer);
      const skuIds = rows.flatMap(({ skuId, skuCode }) => (skuId && skuCode ? [[skuCode, skuId] as const] : []));
      return { id: rows[0]!.id, skuIds: Object.fromEntries(skuIds) };
    },
  };
}

function skuStatements(
  shop: Shop,
  actor: Actor,
  product: NewProduct,
  sku: NewSku,
  sizeSystem: SizeSystem,
): Statement[] {
  const { quantity, location, ...row } = sku;
  const { code } = sku;
  const at = { createdAt: shop.now, updatedAt: shop.now };
  const sizes = splitSizes(sku.size).map((text) => readSize(sizeSystem, text) ?? unknownSize(text));
  return [
    insertSku({ ...row, seoUrl: product.seoUrl, ...at }),
    ...sizes.map(({ text, system, order, tenthsOfMm }) =>
      insertSize({ code, text, system, order, mm: tenthsOfMm === undefined ? null : tenthsOfMm / 10 }),
    ),
    insertInventory({ code, sellerId: product.sellerId, quantity, location, ...at }),
    insertOpening({
      code,
      at: shop.now,
      reason: 'opened',
      quantityChange: quantity,
      reservedChange: 0,
      ...actorValues(actor),
    }),
  ];
}

function unknownSize(text: string): never {
  refuse('FIELDS_INVALID', { fields: { size: `${text} is not a size of this category` } });
}

function readAttributes(family: Family, given: Partial<ProductAttributes>): ProductAttributes {
  const read = attributesOf(family).safeParse(given, { error: inWords });
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }): [string, string] => [
    `attributes.${path.join('.')}`,
    message,
  ]);
  return refuse('FIELDS_INVALID', { fields: Object.fromEntries(fields) });
}
