import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { TaxRate, WriteTaxRate } from '#contract/calls/tax.ts';
import { taxRates } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { managedTaxRates } from './manage-rates.ts';
import { isFree, rateColumns } from './statements.ts';

/**
 * Replaces the values of a tax rate. Past orders store their own rate.
 * @throws TAX_RATE_NOT_FOUND, STALE_VERSION with the present state, TAX_RATE_OVERLAPS
 */
export function changeTaxRate(shop: Shop, staff: Staff, id: number, rate: WriteTaxRate): Promise<TaxRate> {
  return changeRow(managedTaxRates, shop, staff, { id, version: rate.version }, (before) => ({
    row: query((db) =>
      db
        .update(taxRates)
        .set({ ...rateColumns(rate), updatedAt: shop.now, version: sql`${taxRates.version} + 1` })
        .where(and(eq(taxRates.id, id), eq(taxRates.version, before.version))),
    ),
    also: isFree(id, rate),
    audit: { action: 'tax rate changed', subject: 'taxRate', before, after: rate },
  }));
}
