import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import { orderItemDiscounts, orderItems, orders, prepaidSwitches } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { CashLine } from '../../buying/pricing/index.ts';
import type { OrderKey } from './reads.ts';

/** Selects an order's items as a switch needs them, with the offer that the shopper requested, if any. */
export const itemsToSwitch = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      id: orderItems.id,
      sellerId: orderItems.sellerId,
      discountPaise: orderItems.discountPaise,
      platformDiscountPaise: orderItems.platformDiscountPaise,
      netPaise: orderItems.netPaise,
      shippingFeePaise: orderItems.shippingFeePaise,
      taxBasisPoints: orderItems.taxBasisPoints,
      igstPaise: orderItems.igstPaise,
      offeredPercent: prepaidSwitches.discountPercent,
      offeredBy: prepaidSwitches.fundedBy,
      offeredTotal: prepaidSwitches.totalPaise,
      paidAt: prepaidSwitches.paidAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(prepaidSwitches, eq(prepaidSwitches.orderId, orders.id))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`)
    .orderBy(asc(orderItems.position)),
);
/** The terms for paying a COD order online: its items, and the offer that the shopper requested, if any. */
export interface Switching {
  items: ReturnType<ReturnType<typeof itemsToSwitch>['read']>;
  terms: { discountPercent: number; fundedBy: DiscountFunder } | null;
  totalPaise: number | null;
}

export const insertSwitch = insertInto(prepaidSwitches);

export const setSwitchPaid = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(prepaidSwitches)
    .set({ paidAt: sql`${params.now}` })
    .where(and(eq(prepaidSwitches.orderId, params.orderId), isNull(prepaidSwitches.paidAt))),
);

/** Sets an item's amounts for the order's other payment method. */
export const setSwitchedItem = statement((db, params: Params<{ id: number } & CashLine>) =>
  db
    .update(orderItems)
    .set({
      discountPaise: sql`${params.discountPaise}`,
      platformDiscountPaise: sql`${params.platformDiscountPaise}`,
      netPaise: sql`${params.netPaise}`,
      codFeePaise: sql`${params.codFeePaise}`,
      taxablePaise: sql`${params.taxablePaise}`,
      cgstPaise: sql`${params.cgstPaise}`,
      sgstPaise: sql`${params.sgstPaise}`,
      igstPaise: sql`${params.igstPaise}`,
    })
    .where(eq(orderItems.id, params.id)),
);

export const insertSwitchDiscount = insertInto(orderItemDiscounts);

type OrderAmounts = { id: number; discount: number; tax: number; total: number; now: number };
export const setSwitchedOrder = statement((db, params: Params<OrderAmounts>) =>
  db
    .update(orders)
    .set({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      prepaidDiscountPaise: sql`${params.discount}`,
      codFeePaise: 0,
      taxIncludedPaise: sql`${params.tax}`,
      totalPaise: sql`${params.total}`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(
      and(eq(orders.id, params.id), eq(orders.paymentMethod, 'COD'), inArray(orders.status, ['PLACED', 'CONFIRMED'])),
    ),
);
