import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import type { ChangeProduct } from '#contract/calls/products.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { products } from '../../../db/schema/index.ts';
import { query, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import { cleanHtml } from '../../html.ts';
import { showFiles } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { addressAfter, addressToMake, moveAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { categoryAsked, mayHold } from './create-product.ts';
import { editedProducts } from './manage-products.ts';
import { cleanTranslations, factsOf } from './new-product.ts';
import type { CategoryRules } from './new-product.ts';

/**
 * Changes the given fields of a product. The former address redirects to the new one.
 * @throws PRODUCT_NOT_FOUND, STALE_VERSION with the present state, SEO_URL_TAKEN, FILE_UNKNOWN; FIELDS_INVALID when the
 * category does not exist or has another size system, an attribute does not belong to the product's family, or the end
 * date is before the start date
 */
export function changeProduct(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, mediaList, ...change }: ChangeProduct,
): Promise<EditedProduct> {
  const { categoryId } = change;
  const made = addressToMake('product', { title: change.title, typed: change.seoUrl });
  const beside = [categoryAsked({ categoryId: categoryId ?? null }), takenLike('product', made)] as const;
  const changed = { id, version, beside };
  const verb = () =>
    changeRow(editedProducts, shop, staff, changed, async (before, [[category], taken]) => {
      const addresses = made === null ? null : taken;
      const { after, facts, style, isComplete } = await decideProduct(staff, before, change, category, addresses);
      return {
        row: query((db) =>
          db
            .update(products)
            .set({ ...after, ...facts, style, isComplete, updatedAt: shop.now, version: sql`${products.version} + 1` })
            .where(and(eq(products.id, id), eq(products.version, before.version))),
        ),
        also: [
          ...moveAddress('product', id, { from: before.seoUrl, to: after.seoUrl, now: shop.now }),
          ...(mediaList ? showFiles(shop, staff, { subject: 'product', id }, mediaList) : []),
          pageInvalidation(shop, { subject: 'product', subjectId: id }),
        ],
        audit: {
          action: 'product changed',
          subject: 'product',
          ...whatChanged({ ...before, startOn: before.startDate, endOn: before.endDate }, { ...after, ...facts }),
        },
      };
    });
  return writeMade({ SEO_URL_TAKEN: made !== null }, verb);
}

/**
 * Returns the product's state after a change.
 * @param category the category it moves to, if it moves and the category exists
 * @param taken the result of `takenLike` for the address made from its title; empty if none was looked up
 * @throws FIELDS_INVALID when the category does not exist or has another size system, an attribute does not belong to
 * the product's family, or the end date is before the start date
 */
export async function decideProduct(
  staff: Staff,
  before: EditedProduct,
  change: Omit<ChangeProduct, 'version' | 'mediaList'>,
  category: (CategoryRules & { proposedBy: number | null }) | undefined,
  taken: string[] | null,
) {
  const { categoryId } = change;
  const fault = (field: string, text: string) => refuse('FIELDS_INVALID', { fields: { [field]: text } });
  const isMoved = categoryId !== undefined && categoryId !== before.categoryId;
  if (isMoved && !mayHold(category, before.sellerId)) fault('categoryId', 'This category is not there any more');
  if (isMoved && category?.sizeSystem !== before.sizeSystem && before.skuCount > 0)
    fault('categoryId', 'Sizes are written otherwise there. Please remove its SKUs first, or choose another category');
  const wanted = { ...before, ...named(change) };
  const { title, startDate, endDate } = wanted;
  if (startDate !== null && endDate !== null && endDate < startDate)
    fault('endDate', 'The end date cannot be before the start date');
  const family = isMoved ? category!.family : before.family;
  const { attributes, style, isComplete } = factsOf(family, wanted.attributes);
  const after = {
    name: wanted.name,
    title,
    description: change.description === undefined ? before.description : await cleanHtml(change.description),
    translations: await cleanTranslations(changedTranslations(before.translations, change.translations)),
    categoryId: wanted.categoryId,
    seoUrl: addressAfter(
      { kind: 'product', id: before.id, title, typed: wanted.seoUrl, present: before.seoUrl },
      taken,
    ),
    seoKw: wanted.seoKw,
    brand: wanted.brand,
    isVisible: wanted.isVisible,
    isActive: wanted.isActive,
    hsn: wanted.hsn,
    countryOfOrigin: wanted.countryOfOrigin,
    codAllowed: wanted.codAllowed,
    // Only admins set the rank of featured products.
    featuredRank: staff.kind === 'admin' ? wanted.featuredRank : before.featuredRank,
  };
  return { after, facts: { attributes, startOn: startDate, endOn: endDate }, style, isComplete };
}

/** Returns the fields that differ between two states. */
export function whatChanged(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (state: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: of(before), after: of(after) };
}

const archive = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(products)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${products.version} + 1`,
    })
    .where(and(eq(products.id, params.id), eq(products.version, params.version), isNull(products.archivedAt))),
);

/**
 * Archives a product and returns its former state. Existing orders for it continue.
 * @throws PRODUCT_NOT_FOUND
 */
export async function removeProduct(shop: Shop, staff: Staff, id: number): Promise<EditedProduct> {
  const before = await editedProducts.one(shop, staff, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, version: before.version, now: shop.now }), 'STALE_VERSION'),
    pages: pageInvalidation(shop, { subject: 'product', subjectId: id, urgent: true }),
    audit: auditEntry(shop, staff, {
      action: 'product removed',
      subject: 'product',
      subjectId: id,
      before: { name: before.name, seoUrl: before.seoUrl },
      after: {},
    }),
    after: editedProducts.formerRow(shop, staff, id),
  });
  return after[0]!;
}

/** Returns a removed product when its remover repeats the request. @throws PRODUCT_NOT_FOUND */
export async function readRemovedProduct(shop: Shop, staff: Staff, id: number): Promise<EditedProduct> {
  const [[row]] = await shop.read(editedProducts.formerRow(shop, staff, id));
  return row ?? refuse('PRODUCT_NOT_FOUND');
}
