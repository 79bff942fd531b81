import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { CreateSku, CreateSkuOfProduct } from '#contract/calls/skus.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { skuName } from '#contract/shop/sku-name.ts';
import { categories, products, skus, taxRates } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { showFiles } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { managedSkus } from './manage-skus.ts';
import { newSku, skuCodeFor } from './new-sku.ts';
import type { NewSku } from './new-sku.ts';

const productAsked = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({
      id: products.id,
      name: products.name,
      seoUrl: products.seoUrl,
      sellerId: products.sellerId,
      sizeSystem: categories.sizeSystem,
      position: sql<number>`(SELECT coalesce(max(${skus.position}) + 1, 0) FROM ${skus} WHERE ${skus.productId} = ${products.id})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, params.productId), isNull(products.archivedAt))),
);

/** The ids of active tax rates among a JSON list of ids. */
const ratesThere = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ id: taxRates.id })
    .from(taxRates)
    .where(and(sql`${taxRates.id} IN (SELECT value FROM json_each(${params.ids}))`, isNull(taxRates.archivedAt))),
);

/** Returns the statement that reads the tax rates of some SKUs; `checkRates` takes its result. */
export function ratesAsked(named: readonly { taxRateId?: number | null | undefined }[]) {
  return ratesThere({ ids: JSON.stringify(named.flatMap(({ taxRateId }) => taxRateId ?? [])) });
}

/** Checks the tax rates of some SKUs. @throws TAX_RATE_UNKNOWN when a rate does not exist */
export function checkRates(
  named: readonly { taxRateId?: number | null | undefined }[],
  there: readonly { id: number }[],
): void {
  const isThere = (taxRateId: number | null | undefined) =>
    taxRateId == null || there.some(({ id }) => id === taxRateId);
  if (!named.every(({ taxRateId }) => isThere(taxRateId))) refuse('TAX_RATE_UNKNOWN');
}

/**
 * Adds SKUs to a product, each with its sizes, files and opening stock, all or none.
 * @throws PRODUCT_NOT_FOUND, SKU_CODE_TAKEN, FILE_UNKNOWN, TAX_RATE_UNKNOWN; FIELDS_INVALID when its category does not
 * allow a size
 */
export async function addSkus(
  shop: Shop,
  staff: Staff,
  productId: number,
  input: readonly CreateSku[],
): Promise<ManagedSku[]> {
  const [[product], rates] = await shop.read(productAsked({ productId }), ratesAsked(input));
  if (!product || (staff.kind === 'seller' && product.sellerId !== staff.sellerId)) refuse('PRODUCT_NOT_FOUND');
  checkRates(input, rates);
  const made = input.map((sku, at) => ({
    row: skuRow(shop, product, { ...sku, position: sku.position ?? product.position + at }),
    mediaList: sku.mediaList,
  }));
  const codes = made.map(({ row }) => row.code);
  shop.noteResult(codes.join(CODES_APART));
  const { after } = await shop.write({
    made: made.flatMap(({ row, mediaList }) => [
      ...newSku(shop, staff, product, row),
      ...(mediaList.length === 0 ? [] : showFiles(shop, staff, { subject: 'sku', code: row.code }, mediaList)),
      auditEntry(shop, staff, {
        action: 'SKU created',
        subject: 'sku',
        subjectId: 0,
        before: {},
        after: { productId, ...row },
      }),
    ]),
    pages: pageInvalidation(shop, { subject: 'product', subjectId: productId }),
    after: codes.map((code) => managedSkus.rowWithKey(shop, staff, code)),
  });
  return after.map(([row]) => row!);
}

/** The separator of codes. A code contains no space. */
const CODES_APART = ' ';

/** Returns the SKUs that an earlier request added, by the reference it stored. @throws SKU_NOT_FOUND */
export async function readAddedSkus(shop: Shop, staff: Staff, reference: string): Promise<ManagedSku[]> {
  const codes = reference.split(CODES_APART);
  const found = await shop.read({ rows: codes.map((code) => managedSkus.rowWithKey(shop, staff, code)) });
  return found.rows.map(([row]) => row ?? refuse('SKU_NOT_FOUND'));
}

/** Adds one SKU. Errors are those of `addSkus`. */
export async function createSku(shop: Shop, staff: Staff, input: CreateSkuOfProduct): Promise<ManagedSku> {
  const { productId, ...sku } = input;
  const [made] = await addSkus(shop, staff, productId, [sku]);
  return made!;
}

/**
 * Returns a SKU's row. A missing name or code is made from the product, the colour and the size. Without a start date
 * the SKU is sold from today on; without an end date, as long as its product.
 */
export function skuRow(
  shop: Pick<Shop, 'random' | 'now'>,
  product: { name: string },
  { mediaList: _, position = 0, weight, mrpPrice, sellingPrice, startDate, endDate, ...sku }: CreateSku,
): NewSku {
  return {
    ...sku,
    name: sku.name ?? skuName(product.name, sku.color, sku.size),
    code: sku.code ?? skuCodeFor(shop, { name: product.name, color: sku.color, size: sku.size }),
    weightGrams: Math.max(1, Math.round(weight * 1000)),
    mrpPaise: mrpPrice,
    sellingPaise: sellingPrice,
    startOn: startDate ?? kolkataDay(shop.now),
    endOn: endDate,
    position,
  };
}
