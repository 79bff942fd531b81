import { isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { TaxRate } from '#contract/calls/tax.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { taxRateStatus } from '#contract/states/tax-rate.ts';
import type { TaxRateStatus } from '#contract/states/tax-rate.ts';
import { taxRates } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

/** Returns the query for rates with all columns of the list. */
export function fromTaxRates(db: Builder) {
  return db
    .select({
      id: taxRates.id,
      stateCode: taxRates.stateCode,
      rate: taxRates.basisPoints,
      taxType: taxRates.taxType,
      hsnCode: taxRates.hsn,
      description: taxRates.description,
      isActive: taxRates.isActive,
      thresholdAmount: taxRates.thresholdPaise,
      effectiveFrom: taxRates.effectiveFromOn,
      effectiveUntil: taxRates.effectiveUntilOn,
      skuCount: sql<number>`(SELECT count(*) FROM skus
        WHERE skus.tax_rate_id = tax_rates.id AND skus.archived_at IS NULL)`,
      updatedAt: taxRates.updatedAt,
      version: taxRates.version,
    })
    .from(taxRates);
}

/** Returns a row of `fromTaxRates` in the contract's shape, with its status today. */
export function rateOf(rate: Omit<TaxRate, 'status'>, { now }: Pick<Shop, 'now'>): TaxRate {
  return { ...rate, status: taxRateStatus(rate, kolkataDay(now)) };
}

/** Rates that are not removed. Sellers read all of them, because their SKUs are taxed by them. */
export const managedTaxRates = consoleList({
  id: taxRates.id,
  owner: () => sql`1`,
  always: isNull(taxRates.archivedAt),
  select: (db) => fromTaxRates(db).$dynamic(),
  counted: sql`${taxRates}`,
  sorts: {
    id: taxRates.id,
    hsnCode: taxRates.hsn,
    stateCode: taxRates.stateCode,
    rate: taxRates.basisPoints,
    effectiveFrom: taxRates.effectiveFromOn,
  },
  filters: {
    stateCode: equals(taxRates.stateCode),
    taxType: equals(taxRates.taxType),
    // `taxRateStatus` as SQL.
    status: where<TaxRateStatus>(
      (status, { today }) => sql`CASE
        WHEN NOT ${taxRates.isActive} THEN 'inactive'
        WHEN ${taxRates.effectiveFromOn} > ${today} THEN 'upcoming'
        WHEN ${taxRates.effectiveUntilOn} < ${today} THEN 'ended'
        ELSE 'active' END = ${status}`,
    ),
  },
  q: [search.in(taxRates.hsn), search.in(taxRates.description)],
  row: rateOf,
  missing: 'TAX_RATE_NOT_FOUND',
});

/** Returns a removed rate when its remover repeats the request. @throws TAX_RATE_NOT_FOUND */
export async function readRemovedTaxRate(shop: Shop, staff: Staff, id: number): Promise<TaxRate> {
  const [[rate]] = await shop.read(managedTaxRates.formerRow(shop, staff, id));
  return rate ?? refuse('TAX_RATE_NOT_FOUND');
}
