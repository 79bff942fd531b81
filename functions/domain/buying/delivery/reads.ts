import { and, eq, isNull, sql } from 'drizzle-orm';
import { categories, products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';

/** The facts for the delivery of a SKU. None for a SKU that shoppers may not see. */
export const deliveryFacts = statement((db, params: Params<{ skuId: number; today: string }>) =>
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
      holidayFromOn: sellers.holidayFromOn,
      holidayUntilOn: sellers.holidayUntilOn,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(eq(skus.id, params.skuId), isNull(skus.archivedAt), productIsShown(sql`${params.today}`))),
);
export type DeliveryFacts = ReturnType<ReturnType<typeof deliveryFacts>['read']>[number];
