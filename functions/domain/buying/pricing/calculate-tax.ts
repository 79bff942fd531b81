import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { TaxAnswer, TaxQuestion } from '#contract/calls/tax.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { stateOfSupplier } from '#contract/shop/documents.ts';
import { stateWithCode } from '#contract/shop/india.ts';
import { spread } from '#contract/shop/money.ts';
import { categories, products, sellers, skus } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import type { Shop } from '../../shop.ts';
import { rateOfHsn, taxBasisPoints } from '../../catalogue/tax/index.ts';
import { productIsVisibleTo } from '../../catalogue/visibility/index.ts';
import { splitTax } from './tax.ts';

interface Taxed {
  /** SKU ids as a JSON list. */
  ids: string;
  today: Day;
  stateCode: string;
}

/**
 * Returns the SKUs among these that a viewer may see, with their rates. Shares of a tax would otherwise reveal the
 * price of hidden products.
 */
const taxedSkus = (viewer: Actor, { ids, today, stateCode }: Taxed) =>
  query((db) =>
    db
      .select({
        id: skus.id,
        sellingPaise: skus.sellingPaise,
        sellerGstin: sellers.gstin,
        pickupStateCode: sellers.pickupStateCode,
        basisPoints: taxBasisPoints(sql`${today}`, sql`${stateCode}`),
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .where(
        and(
          inArray(skus.id, sql`(SELECT value FROM json_each(${ids}))`),
          isNull(skus.archivedAt),
          productIsVisibleTo(viewer, today),
        ),
      ),
  );

/**
 * Returns the GST inside an amount, by the State of delivery. The amount is spread over the SKUs by their prices, and
 * each part is taxed by its own rate and place of supply. An HSN code alone has no State of origin, so it is taxed as
 * inter-State.
 * @throws SKU_NOT_FOUND, also when the viewer may not see it; TAX_RATE_MISSING
 */
export async function calculateTax(
  shop: Shop,
  viewer: Actor,
  { skuIds, amount, stateCode, hsnCode }: TaxQuestion,
): Promise<TaxAnswer> {
  const today = kolkataDay(shop.now);
  const { ofSkus, ofHsn } = await shop.read({
    ofSkus: taxedSkus(viewer, { ids: JSON.stringify(skuIds), today, stateCode }),
    ofHsn: rateOfHsn({ hsn: hsnCode ?? '', paise: amount, today, stateCode }),
  });
  if (ofSkus.length < skuIds.length) refuse('SKU_NOT_FOUND');
  const parts =
    ofSkus.length > 0
      ? ofSkus.map((sku) => ({
          weight: sku.sellingPaise,
          basisPoints: sku.basisPoints,
          fromState: stateOfSupplier({ gstin: sku.sellerGstin, pickupStateCode: sku.pickupStateCode }),
        }))
      : [{ weight: 1, basisPoints: ofHsn[0]?.basisPoints ?? null, fromState: undefined }];
  const amounts = spread(
    amount,
    parts.map(({ weight }) => weight),
  );
  const sums = { cgst: 0, sgst: 0, igst: 0 };
  parts.forEach(({ basisPoints, fromState }, index) => {
    if (basisPoints === null) refuse('TAX_RATE_MISSING');
    const split = splitTax(amounts[index]!, basisPoints, fromState === stateCode ? 'within' : 'across');
    sums.cgst += split.cgstPaise;
    sums.sgst += split.sgstPaise;
    sums.igst += split.igstPaise;
  });
  const named = { CGST: sums.cgst, [stateWithCode(stateCode)!.half]: sums.sgst, IGST: sums.igst };
  return {
    taxAmount: sums.cgst + sums.sgst + sums.igst,
    total: amount,
    breakup: Object.fromEntries(Object.entries(named).filter(([, paise]) => paise > 0)),
  };
}
