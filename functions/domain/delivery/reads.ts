import { eq, sql } from 'drizzle-orm';
import { products, sellers, skus } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** What the delivery of a SKU depends on. */
export const deliveryFacts = statement((db, params: Params<{ skuId: number }>) =>
  db
    .select({
      pickupPin: sellers.pickupPinCode,
      pickupState: sellers.pickupState,
      pickupStateCode: sellers.pickupStateCode,
      taxKind: sellers.taxKind,
      name: products.name,
      codAllowed: sql<number>`(${products.codAllowed} AND ${sellers.codAllowed})`,
      sellingPaise: skus.sellingPaise,
      weightGrams: skus.weightGrams,
      startOn: products.startOn,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(eq(skus.id, params.skuId)),
);
export type DeliveryFacts = ReturnType<ReturnType<typeof deliveryFacts>['read']>[number];
