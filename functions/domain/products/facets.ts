import { asc, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DISCOUNT_STEPS } from '#contract/grid.ts';
import type { FacetValue, GridFilters } from '#contract/grid.ts';
import { categories, products } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import type { Bound, Builder } from '../../db/statement.ts';
import { discountOfLead, fromChosen, needsLead } from './product-choice.ts';
import type { ProductChoice } from './product-choice.ts';

/**
 * How many products each value of a filter would leave. A filter's own choice is left out of its counts, since its
 * values are alternatives.
 */
export function facetStatements(choice: ProductChoice) {
  return [
    valueCounts(without(choice, 'category', []), categories.seoUrl.getSQL(), categories.displayName.getSQL()),
    valueCounts(without(choice, 'brand', []), products.brand.getSQL(), products.brand.getSQL()),
    colourCounts(without(choice, 'color', [])),
    discountCounts(without(choice, 'discount', undefined)),
  ] as const;
}

function without<Name extends keyof GridFilters>(choice: ProductChoice, name: Name, nothing: GridFilters[Name]) {
  return { ...choice, filters: { ...choice.filters, [name]: nothing } };
}

function valueCounts(choice: ProductChoice, value: SQL, label: SQL): Bound<FacetValue[]> {
  return query((db) =>
    fromChosen(
      db,
      choice,
      {
        value: sql<string>`${value}`.as('value'),
        label: sql<string>`${label}`.as('label'),
        count: sql<number>`count(*)`.as('count'),
      },
      needsLead(choice),
    )
      .groupBy(sql`value`)
      .orderBy(desc(sql`count`), asc(sql`label`)),
  );
}

function colourCounts(choice: ProductChoice): Bound<FacetValue[]> {
  return query((db: Builder) => {
    const chosen = fromChosen(db, choice, { id: products.id }, needsLead(choice)).as('chosen');
    return db
      .select({
        value: sql<string>`own.color`.as('value'),
        label: sql<string>`own.color`.as('label'),
        count: sql<number>`count(DISTINCT own.product_id)`.as('count'),
      })
      .from(chosen)
      .innerJoin(
        sql`skus own`,
        sql`own.product_id = ${chosen.id} AND own.archived_at IS NULL AND (own.end_on IS NULL OR own.end_on >= ${choice.today})`,
      )
      .groupBy(sql`value`)
      .orderBy(desc(sql`count`), asc(sql`value`));
  });
}

/** One count for each step that leaves anything: "30 % or more". */
function discountCounts(choice: ProductChoice): Bound<FacetValue[]> {
  const steps = Object.fromEntries(
    DISCOUNT_STEPS.map((step) => [String(step), sql<number>`coalesce(sum(${discountOfLead} >= ${step}), 0)`]),
  );
  const { read, ...bound } = query((db) => fromChosen(db, choice, steps));
  return {
    ...bound,
    read: (answer) => {
      const counts = (read(answer) as Record<string, number>[])[0] ?? {};
      return DISCOUNT_STEPS.map((step) => ({
        value: String(step),
        label: `${step}% or more`,
        count: counts[step] ?? 0,
      })).filter(({ count }) => count > 0);
    },
  };
}
