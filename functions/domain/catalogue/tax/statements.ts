import { sql } from 'drizzle-orm';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { WriteTaxRate } from '#contract/calls/tax.ts';
import { taxRates } from '../../../db/schema/index.ts';
import { insertInto, requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertRate = insertInto(taxRates);

export type NewTaxRate = Omit<
  typeof taxRates.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt'
>;

/** Returns the statement that adds a rate. */
export function newTaxRate(shop: Shop, rate: NewTaxRate): Statement {
  return insertRate({ ...rate, createdAt: shop.now, updatedAt: shop.now });
}

/** Returns a rate as the table stores it. */
export function rateColumns(rate: WriteTaxRate) {
  return {
    stateCode: rate.stateCode,
    basisPoints: rate.rate,
    taxType: rate.taxType,
    hsn: rate.hsnCode,
    description: rate.description,
    isActive: rate.isActive,
    thresholdPaise: rate.thresholdAmount,
    effectiveFromOn: rate.effectiveFrom,
    effectiveUntilOn: rate.effectiveUntil,
  };
}

interface Claim {
  /** The rate's own id; 0 for a new rate. */
  id: number;
  stateCode: string;
  hsn: string;
  taxType: string;
  thresholdPaise: number | null;
  fromOn: string | null;
  untilOn: string | null;
}

const noOther = requireCondition(
  'TAX_RATE_OVERLAPS',
  ({ id, stateCode, hsn, taxType, thresholdPaise, fromOn, untilOn }: Params<Claim>) => sql`NOT EXISTS (
    SELECT 1 FROM tax_rates other WHERE other.id <> ${id} AND other.is_active AND other.archived_at IS NULL
      AND other.state_code = ${stateCode} AND other.hsn = ${hsn} AND other.tax_type = ${taxType}
      AND other.threshold_paise IS ${thresholdPaise}
      AND coalesce(other.effective_from_on, '') <= coalesce(${untilOn}, '9999-12-31')
      AND coalesce(${fromOn}, '') <= coalesce(other.effective_until_on, '9999-12-31'))`,
);

/**
 * Returns statements that require that no other active rate of the same State, HSN code, type and threshold overlaps
 * these days. So at most one rate applies to an item. Rates without an HSN code never overlap: they apply only to SKUs
 * that refer to them.
 * @param id the rate's own id; 0 for a new rate
 */
export function isFree(id: number, rate: WriteTaxRate): Statement[] {
  const { stateCode, hsnCode: hsn, taxType, thresholdAmount, effectiveFrom, effectiveUntil } = rate;
  if (!rate.isActive || hsn === null) return [];
  const days = { fromOn: effectiveFrom, untilOn: effectiveUntil };
  const fields = { hsnCode: REFUSALS.TAX_RATE_OVERLAPS.text };
  return [noOther({ id, stateCode, hsn, taxType, thresholdPaise: thresholdAmount, ...days }, { fields })];
}
