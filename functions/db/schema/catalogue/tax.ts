import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TaxType } from '#contract/calls/tax.ts';
import { flag, record } from '../columns.ts';

/** A tax rate with its dates. `functions/domain/catalogue/tax/tax-rate.ts` selects the one that applies. */
export const taxRates = sqliteTable(
  'tax_rates',
  {
    ...record(),
    /** Two-digit GST code, or ALL. */
    stateCode: text('state_code').notNull(),
    /** Hundredths of a percent of the price before tax: 300 is 3 %. */
    basisPoints: integer('basis_points').notNull(),
    taxType: text('tax_type').$type<TaxType>().notNull().default('GST'),
    /** Four to eight digits; a longer code is more specific. */
    hsn: text('hsn'),
    description: text('description').notNull().default(''),
    isActive: flag('is_active').notNull().default(true),
    /** The rate applies to items that cost more than this; to all items if null. */
    thresholdPaise: integer('threshold_paise'),
    effectiveFromOn: text('effective_from_on'),
    effectiveUntilOn: text('effective_until_on'),
  },
  (table) => [
    index('tax_rates_hsn').on(table.hsn),
    check('tax_rate_is_a_percentage', sql`${table.basisPoints} BETWEEN 0 AND 10000`),
    check('tax_rate_threshold_never_negative', sql`${table.thresholdPaise} >= 0`),
    check('tax_rate_ends_after_it_begins', sql`${table.effectiveUntilOn} >= ${table.effectiveFromOn}`),
  ],
);
