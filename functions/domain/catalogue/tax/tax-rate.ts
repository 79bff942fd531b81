import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SkuTaxRate } from '#contract/calls/skus.ts';
import { products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/**
 * Returns the GST rate of a SKU in basis points, as SQL over joined `skus`, `products` and `sellers`. Composition
 * sellers and unregistered sellers collect no tax. STANDARD uses the rate of the product's HSN in the State of
 * delivery. REDUCED uses the SKU's own rate. ZERO and EXEMPT have none. The result is null if no rate is valid on the
 * day: the SKU then cannot be sold.
 */
export function taxBasisPoints(today: SQL, stateCode: SQL): SQL<number | null> {
  return ofSku(sql`rate.basis_points`, { today, stateCode, untaxed: sql`0` });
}

/**
 * Returns the rate with its description, as JSON of a `SkuTaxRate`, over the same joined tables. It is the rate for all
 * States (`ALL`); null for goods without tax.
 */
export function taxRateOfSku(today: SQL): SQL<SkuTaxRate | null> {
  const facts = sql`json_object('id', rate.id, 'rate', rate.basis_points, 'description', rate.description)`;
  return ofSku<string>(facts, { today, stateCode: sql`'ALL'`, untaxed: sql`NULL` }).mapWith(
    (text: string) => JSON.parse(text) as SkuTaxRate,
  ) as SQL<SkuTaxRate | null>;
}

/** Returns a column of a SKU's rate as SQL. */
function ofSku<Value = number>(
  value: SQL,
  { today, stateCode, untaxed }: Record<'today' | 'stateCode' | 'untaxed', SQL>,
): SQL<Value | null> {
  const input = { hsn: sql`${products.hsn}`, paise: sql`${skus.sellingPaise}`, today, stateCode };
  return sql`CASE WHEN ${sellers.taxKind} <> 'REGULAR' THEN ${untaxed} ELSE CASE ${skus.taxCategory}
    WHEN 'STANDARD' THEN ${standardRate(value, input)}
    WHEN 'REDUCED' THEN (SELECT ${value} FROM tax_rates rate WHERE rate.id = ${skus.taxRateId} AND ${isValid(today)})
    ELSE ${untaxed} END END`;
}

/** The facts that select a standard rate; `paise` is the price of one piece. */
type Taxed = Record<'hsn' | 'paise' | 'today' | 'stateCode', SQL>;

/**
 * Prefers the State's own rate to ALL, then the longest HSN, then the highest threshold below the price. No two rates
 * tie: `isFree` (`statements.ts`) prevents that.
 */
const standardRate = (value: SQL, { hsn, paise, today, stateCode }: Taxed) => sql<number | null>`(
  SELECT ${value} FROM tax_rates rate
  WHERE ${isValid(today)} AND rate.tax_type = 'GST' AND rate.state_code IN ('ALL', ${stateCode})
    AND ${hsn} LIKE rate.hsn || '%' AND ${paise} > coalesce(rate.threshold_paise, -1)
  ORDER BY rate.state_code = 'ALL', length(rate.hsn) DESC, coalesce(rate.threshold_paise, -1) DESC, rate.id LIMIT 1)`;

const isValid = (today: SQL) => sql`rate.is_active AND rate.archived_at IS NULL
  AND (rate.effective_from_on IS NULL OR rate.effective_from_on <= ${today})
  AND (rate.effective_until_on IS NULL OR rate.effective_until_on >= ${today})`;

/** The rate of an HSN code in a State of delivery on a day, for an item of a price; null if none is valid. */
export const rateOfHsn = statement(
  (db, params: Params<{ hsn: string; paise: number; today: string; stateCode: string }>) =>
    db
      .select({
        basisPoints: standardRate(sql`rate.basis_points`, {
          hsn: sql`${params.hsn}`,
          paise: sql`${params.paise}`,
          today: sql`${params.today}`,
          stateCode: sql`${params.stateCode}`,
        }),
      })
      .from(sql`(SELECT 1)`),
);
