import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { TaxRate } from '#contract/calls/tax.ts';
import { taxRates } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { managedTaxRates } from './manage-rates.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(taxRates)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      isActive: sql`0`,
      version: sql`${taxRates.version} + 1`,
    })
    .where(and(eq(taxRates.id, params.id), isNull(taxRates.archivedAt))),
);

/**
 * Archives a rate and returns its former state. SKUs may still refer to its row. Those SKUs cannot be sold until they
 * get another rate.
 * @throws TAX_RATE_NOT_FOUND
 */
export async function removeTaxRate(shop: Shop, staff: Staff, id: number): Promise<TaxRate> {
  const before = await managedTaxRates.one(shop, staff, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'TAX_RATE_NOT_FOUND'),
    audit: auditEntry(shop, staff, {
      action: 'tax rate removed',
      subject: 'taxRate',
      subjectId: id,
      before,
      after: {},
    }),
    after: managedTaxRates.formerRow(shop, staff, id),
  });
  return after[0]!;
}
