import { and, eq, isNull } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import type { CreateProduct } from '#contract/calls/products.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { categories, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { showFiles } from '../../files/media/index.ts';
import { takeAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { checkRates, ratesAsked, skuRow } from '../skus/index.ts';
import { editedProducts } from './manage-products.ts';
import { newProduct } from './new-product.ts';
import type { CategoryRules, NewProduct } from './new-product.ts';

/** A category that may hold products, with its rules for them. */
export const categoryAsked = statement((db, params: Params<{ categoryId: number | null }>) =>
  db
    .select({ family: categories.family, sizeSystem: categories.sizeSystem, proposedBy: categories.proposedBy })
    .from(categories)
    .where(and(eq(categories.id, params.categoryId), isNull(categories.archivedAt))),
);

const sellerAsked = statement((db, params: Params<{ sellerId: number }>) =>
  db.select({ businessName: sellers.businessName }).from(sellers).where(eq(sellers.id, params.sellerId)),
);

/**
 * Lists a product with its SKUs and files. A missing address is made from its title, so that it is unique.
 * @throws SEO_URL_TAKEN, SKU_CODE_TAKEN, FILE_UNKNOWN, TAX_RATE_UNKNOWN; FIELDS_INVALID when the seller or the category
 * does not exist, or the category does not allow a size or an attribute
 */
export async function createProduct(shop: Shop, staff: Staff, input: CreateProduct): Promise<EditedProduct> {
  const { skus, mediaList, ...given } = input;
  const sellerId = sellerOf(staff, given);
  const { categoryId } = given;
  const made = given.seoUrl === '' ? seoUrlFrom(given.title, 'product') : null;
  const [[category], [seller], rates, taken] = await shop.read(
    categoryAsked({ categoryId }),
    sellerAsked({ sellerId }),
    ratesAsked(skus),
    takenLike('product', made),
  );
  const seoUrl = made === null ? given.seoUrl : freeSeoUrl(made, taken);
  shop.noteResult(seoUrl);
  const product = { ...given, seoUrl };
  const [row, rules] = decideNewProduct(product, sellerId, seller, category);
  checkRates(skus, rates);
  const rows = skus.map((sku, position) => skuRow(shop, product, { ...sku, position: sku.position ?? position }));
  const { statements } = await newProduct(shop, staff, row, rows, rules);
  const written = {
    statements,
    address: takeAddress({ kind: 'product', seoUrl }),
    files: [
      ...showFiles(shop, staff, { subject: 'product', seoUrl }, mediaList),
      ...skus.flatMap((sku, at) =>
        sku.mediaList.length === 0
          ? []
          : showFiles(shop, staff, { subject: 'sku', code: rows[at]!.code }, sku.mediaList),
      ),
    ],
    audit: auditEntry(shop, staff, {
      action: 'product created',
      subject: 'product',
      subjectId: 0,
      before: {},
      after: { ...row, skus: rows.map(({ code }) => code) },
    }),
    after: editedProducts.rowWithKey(shop, staff, seoUrl),
  };
  const { after } = await writeMade({ SEO_URL_TAKEN: made !== null }, () => shop.write(written));
  return after[0]!;
}

type AskedProduct = Omit<CreateProduct, 'skus' | 'mediaList'>;

/**
 * Returns the seller of a new product. @throws FIELDS_INVALID when an admin names no seller, or a seller names another
 * one
 */
export function sellerOf(staff: Staff, { sellerId: named }: Pick<CreateProduct, 'sellerId'>): number {
  const sellerId = staff.kind === 'seller' ? staff.sellerId : named;
  if (sellerId === undefined) refuse('FIELDS_INVALID', { fields: { sellerId: 'Please choose the seller' } });
  if (named !== undefined && named !== sellerId)
    refuse('FIELDS_INVALID', { fields: { sellerId: 'Goods are listed for one’s own business' } });
  return sellerId;
}

/**
 * Returns a new product as it is listed, with the rules of its category.
 * @throws FIELDS_INVALID when the seller or the category does not exist
 */
export function decideNewProduct<Category extends CategoryRules & { proposedBy: number | null }>(
  { startDate, endDate, ...product }: AskedProduct,
  sellerId: number,
  seller: { businessName: string } | undefined,
  category: Category | undefined,
): [NewProduct, Category] {
  if (!seller) refuse('FIELDS_INVALID', { fields: { sellerId: 'This seller is not there' } });
  if (!mayHold(category, sellerId))
    refuse('FIELDS_INVALID', { fields: { categoryId: 'This category is not there any more' } });
  const brand = product.brand ?? seller.businessName.slice(0, 60);
  return [{ ...product, sellerId, brand, startOn: startDate, endOn: endDate, featuredRank: 0 }, category];
}

/** Returns whether a seller may list products in a category: one of the platform, or its own proposal. */
export function mayHold<Category extends { proposedBy: number | null }>(
  category: Category | undefined,
  sellerId: number,
): category is Category {
  return category !== undefined && [null, sellerId].includes(category.proposedBy);
}

/** Returns the product with an address when its creator repeats the request. @throws PRODUCT_NOT_FOUND */
export async function readProductWithSeoUrl(shop: Shop, staff: Staff, seoUrl: string): Promise<EditedProduct> {
  const [[row]] = await shop.read(editedProducts.rowWithKey(shop, staff, seoUrl));
  return row ?? refuse('PRODUCT_NOT_FOUND');
}
