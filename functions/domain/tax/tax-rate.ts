import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { products, sellers, skus } from '../../db/schema/index.ts';

/**
 * The GST rate of a SKU in basis points, as SQL over joined `skus`, `products` and `sellers`. A composition seller and one
 * that is not registered collect no tax. STANDARD takes the rate of the
 * product's HSN (the longest prefix that has one) in the State of delivery, a State's own rate before ALL; REDUCED the
 * SKU's own rate; ZERO and EXEMPT none. A product whose HSN has no rate at all answers null: it cannot be sold.
 */
export function taxBasisPoints(today: SQL, stateCode: SQL): SQL<number | null> {
  return sql`CASE WHEN ${sellers.taxKind} <> 'REGULAR' THEN 0 ELSE CASE ${skus.taxCategory}
    WHEN 'STANDARD' THEN (
      SELECT rate.basis_points FROM tax_rates rate
      WHERE rate.is_active AND rate.archived_at IS NULL AND rate.tax_type = 'GST' AND rate.state_code IN ('ALL', ${stateCode})
        AND ${products.hsn} LIKE rate.hsn || '%'
        AND (rate.effective_from_on IS NULL OR rate.effective_from_on <= ${today})
        AND (rate.effective_until_on IS NULL OR rate.effective_until_on >= ${today})
      ORDER BY rate.state_code = 'ALL', length(rate.hsn) DESC, rate.id LIMIT 1)
    WHEN 'REDUCED' THEN (SELECT rate.basis_points FROM tax_rates rate WHERE rate.id = ${skus.taxRateId})
    ELSE 0 END END`;
}
