import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { completePolicy } from '#contract/shop/policy.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import {
  coupons,
  orderItemDiscounts,
  orderItems,
  orders,
  products,
  sellers,
  storeSettings,
} from '../../../db/schema/index.ts';
import { riskOfOrders } from '../../buying/cod-risk/index.ts';
import { requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { idsToPay, isAsked, isUnpaid } from './reads.ts';
import type { OrderKey } from './reads.ts';

/* Rows for switching an order that waits for online payment to cash on delivery. */

type Which<Values> = (params: Params<Values>) => SQL;

const itemsWhere = <Values extends object>(which: Which<Values>) =>
  statement((db, params: Params<Values>) =>
    db
      .select({
        orderId: orderItems.orderId,
        id: orderItems.id,
        name: orderItems.productName,
        sellerId: orderItems.sellerId,
        discountPaise: orderItems.discountPaise,
        platformDiscountPaise: orderItems.platformDiscountPaise,
        netPaise: orderItems.netPaise,
        shippingFeePaise: orderItems.shippingFeePaise,
        taxBasisPoints: orderItems.taxBasisPoints,
        igstPaise: orderItems.igstPaise,
        prepaidPaise: sql<number>`coalesce(${orderItemDiscounts.amountPaise}, 0)`,
        prepaidBy: orderItemDiscounts.fundedBy,
        codAllowed: sql<number>`(${products.codAllowed} AND ${sellers.codAllowed})`,
        startOn: products.startOn,
        pickupPin: sellers.pickupPinCode,
        holidayFromOn: sellers.holidayFromOn,
        holidayUntilOn: sellers.holidayUntilOn,
        pickupState: sellers.pickupState,
        pickupStateCode: sellers.pickupStateCode,
        taxKind: sellers.taxKind,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
      .leftJoin(
        orderItemDiscounts,
        and(eq(orderItemDiscounts.orderItemId, orderItems.id), eq(orderItemDiscounts.kind, 'prepaid')),
      )
      .where(which(params))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
  );

const termsWhere = <Values extends object>(which: Which<Values>) => {
  const rows = statement((db, params: Params<Values>) =>
    db
      .select({
        orderId: orders.id,
        pinCode: orders.shipPinCode,
        stateCode: orders.shipStateCode,
        waivesFees: sql<number>`(${coupons.discountType} IS 'FREE_SHIPPING')`,
        goodsPaise: orders.totalSellingPaise,
        hasGift: sql<number>`EXISTS (SELECT 1 FROM cod_decisions WHERE cod_decisions.order_id = ${orders.id} AND gift_percent > 0)`,
        policy: storeSettings.policy,
      })
      .from(orders)
      .innerJoin(storeSettings, eq(storeSettings.version, orders.policyVersion))
      .leftJoin(coupons, eq(coupons.id, orders.couponId))
      .where(which(params)),
  );
  return (values: Values): Statement<CashTerms[]> => {
    const { read, ...bound } = rows(values);
    return {
      ...bound,
      read: (answer) =>
        read(answer).map(({ waivesFees, hasGift, policy, ...row }) => ({
          ...row,
          waivesFees: waivesFees === 1,
          hasGift: hasGift === 1,
          policy: completePolicy(policy),
        })),
    };
  };
};

/** An order item with the fields that cash on delivery depends on. */
export type CashItem = ReturnType<ReturnType<ReturnType<typeof itemsWhere>>['read']>[number];

/** The terms of an order at placement: its fees and its destination. */
export interface CashTerms {
  orderId: number;
  pinCode: string;
  stateCode: string;
  /** Whether the order's coupon waives the fees. */
  waivesFees: boolean;
  /** The goods at their selling prices. */
  goodsPaise: Paise;
  /** Whether the order has the ladder's additional discount for paying online. */
  hasGift: boolean;
  policy: StorePolicy;
}

export const cashItemsOfOrder = itemsWhere<OrderKey>(isAsked);
export const cashTermsOfOrder = termsWhere<OrderKey>(isAsked);
export const cashRiskOfOrder = riskOfOrders<OrderKey>(isAsked);

type OfCustomer = { userId: number; now: number };
export const cashItemsOfCustomer = itemsWhere<OfCustomer>((params) => sql`${orders.id} IN (${idsToPay(params)})`);
export const cashTermsOfCustomer = termsWhere<OfCustomer>((params) => sql`${orders.id} IN (${idsToPay(params)})`);
export const cashRiskOfCustomer = riskOfOrders<OfCustomer>((params) => sql`orders.id IN (${idsToPay(params)})`);

/** Refuses the batch with ORDER_MOVED_ON if the order no longer waits to be paid. */
export const requireUnpaid = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ orderId: number }>) =>
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${params.orderId} AND ${isUnpaid})`,
);

/** Removes the prepaid discount from an order's items. */
export const deletePrepaidDiscounts = statement((db, params: Params<{ orderId: number }>) =>
  db
    .delete(orderItemDiscounts)
    .where(
      and(
        eq(orderItemDiscounts.kind, 'prepaid'),
        sql`${orderItemDiscounts.orderItemId} IN (SELECT ${orderItems.id} FROM ${orderItems} WHERE ${orderItems.orderId} = ${params.orderId})`,
      ),
    ),
);

type CashOrder = { id: number; codFee: number; tax: number; total: number; now: number };
export const setCashOrder = statement((db, params: Params<CashOrder>) =>
  db
    .update(orders)
    .set({
      status: 'PLACED',
      paymentMethod: 'COD',
      paymentStatus: 'PENDING',
      prepaidDiscountPaise: 0,
      codFeePaise: sql`${params.codFee}`,
      taxIncludedPaise: sql`${params.tax}`,
      totalPaise: sql`${params.total}`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(orders.id, params.id), isUnpaid)),
);
