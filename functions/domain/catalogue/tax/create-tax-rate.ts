import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { TaxRate, WriteTaxRate } from '#contract/calls/tax.ts';
import { taxRates } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { fromTaxRates, rateOf } from './manage-rates.ts';
import { isFree, newTaxRate, rateColumns } from './statements.ts';

/** Adds a tax rate. @throws TAX_RATE_OVERLAPS */
export async function createTaxRate(shop: Shop, staff: Staff, rate: WriteTaxRate): Promise<TaxRate> {
  const { after } = await shop.write({
    free: isFree(0, rate),
    row: newTaxRate(shop, rateColumns(rate)),
    // The id is not known before the insert, so the entry stores the values.
    audit: auditEntry(shop, staff, {
      action: 'tax rate created',
      subject: 'taxRate',
      subjectId: 0,
      before: {},
      after: rate,
    }),
    after: newestLike(likeness(rate)),
  });
  return rateOf(after[0]!, shop);
}

const newestLike = statement((db, params: Params<{ stateCode: string; basisPoints: number; hsn: string | null }>) =>
  fromTaxRates(db).where(
    sql`${taxRates.id} = (SELECT max(id) FROM tax_rates WHERE state_code = ${params.stateCode}
      AND basis_points = ${params.basisPoints} AND hsn IS ${params.hsn} AND archived_at IS NULL)`,
  ),
);

const likeness = ({ stateCode, rate, hsnCode }: WriteTaxRate) => ({ stateCode, basisPoints: rate, hsn: hsnCode });

/** Returns the rate when its creator repeats the request. @throws TAX_RATE_NOT_FOUND */
export async function readCreatedTaxRate(shop: Shop, rate: WriteTaxRate): Promise<TaxRate> {
  const [[found]] = await shop.read(newestLike(likeness(rate)));
  return found ? rateOf(found, shop) : refuse('TAX_RATE_NOT_FOUND');
}
