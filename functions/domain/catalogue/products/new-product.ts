import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { inWords } from '#contract/calls/field-words.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { lackingFacts, someAttributesOf } from '#contract/shop/attributes.ts';
import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { isSeoUrl } from '#contract/shop/slug.ts';
import { changedTranslations, withFieldChanged } from '#contract/shop/translations.ts';
import type { Translations } from '#contract/shop/translations.ts';
import { pageInvalidations, products, skus } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { named } from '../../platform/console-list/index.ts';
import { cleanHtml } from '../../html.ts';
import type { Shop } from '../../shop.ts';
import { newSku } from '../skus/index.ts';
import type { NewSku } from '../skus/index.ts';

export interface NewProduct {
  sellerId: number;
  categoryId: number;
  name: string;
  title: string;
  /** HTML from outside. Forbidden markup is removed. */
  description: string;
  /** Its texts in other languages; descriptions as above. */
  translations?: Translations<'name' | 'title' | 'description'> | undefined;
  brand: string;
  seoUrl: string;
  seoKw: string;
  isVisible: boolean;
  isActive?: boolean;
  startOn: Day | null;
  endOn: Day | null;
  hsn: string;
  countryOfOrigin: string;
  /** The attributes of its category's family; see `contract/shop/attributes.ts`. */
  attributes: Partial<ProductAttributes>;
  codAllowed: boolean;
  featuredRank: number;
}

/** The rules of a category for its products. */
export interface CategoryRules {
  sizeSystem: SizeSystem;
  family: Family | null;
}

const insertProduct = insertInto(products);
const insertPageInvalidation = insertInto(pageInvalidations, ({ seoUrl }: Params<{ seoUrl: string }>) => ({
  subjectId: sql<number>`(SELECT ${products.id} FROM ${products} WHERE ${products.seoUrl} = ${seoUrl})`,
}));

/** The ids of a new product and of its SKUs, by SKU code. */
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
 * Returns the statements that list a product with its SKUs and their opening stock, and the one that reads their new
 * ids.
 * @throws SEO_URL_INVALID; FIELDS_INVALID when the category does not allow a size or an attribute
 */
export async function newProduct(
  shop: Shop,
  actor: Actor,
  product: NewProduct,
  newSkus: NewSku[],
  category: CategoryRules,
): Promise<{ statements: Statement[]; ids: Statement<NewIds> }> {
  const { seoUrl, sellerId } = product;
  const statements = [
    insertProduct({ ...(await productRow(product, category)), createdAt: shop.now, updatedAt: shop.now }),
    ...newSkus.flatMap((sku) => newSku(shop, actor, { seoUrl, sellerId, sizeSystem: category.sizeSystem }, sku)),
    insertPageInvalidation({ seoUrl, at: shop.now, subject: 'product' }),
  ];
  return { statements, ids: idsOfNew(seoUrl) };
}

/**
 * Returns the row of a new product.
 * @throws SEO_URL_INVALID; FIELDS_INVALID when an attribute does not belong to its family
 */
export async function productRow(product: NewProduct, { family }: CategoryRules) {
  if (!isSeoUrl(product.seoUrl)) refuse('SEO_URL_INVALID');
  return {
    ...product,
    ...factsOf(family, product.attributes),
    description: await cleanHtml(product.description),
    translations: await cleanTranslations(changedTranslations({}, product.translations)),
  };
}

/** Returns the translations of a product with the forbidden markup of their descriptions removed. */
export const cleanTranslations = (translations: NonNullable<NewProduct['translations']>) =>
  withFieldChanged(translations, 'description', cleanHtml);

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

/**
 * Returns the attributes of a product as the table stores them, with those derived from them.
 * @throws FIELDS_INVALID when an attribute does not belong to its family, or has an invalid value
 */
export function factsOf(family: Family | null, given: object) {
  const read = someAttributesOf(family).safeParse(given, { error: inWords });
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => [`attributes.${path.join('.')}`, message] as const);
    return refuse('FIELDS_INVALID', { fields: Object.fromEntries(fields) });
  }
  const attributes = named(read.data);
  return { attributes, style: attributes.style ?? '', isComplete: lackingFacts(family, attributes).length === 0 };
}
