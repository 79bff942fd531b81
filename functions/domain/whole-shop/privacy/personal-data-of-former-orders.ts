import { sql } from 'drizzle-orm';
import { FORMER_CUSTOMER } from '#contract/calls/account.ts';
import { formerOrderItems, formerOrders } from '../../../db/schema/index.ts';
import { blanked, people, stored } from './person.ts';
import type { PersonalTable } from './person.ts';

const HISTORY = 'What was sold before the shop moved here; it says nobody.';

/** The part of `PERSONAL_DATA` about orders of the former shop. The lines come first: they are found by their orders. */
export const FORMER_ORDER_DATA: Record<string, PersonalTable> = {
  former_order_items: people(formerOrderItems, {
    rows: ({ emails }) =>
      sql`${formerOrderItems.formerOrderId} IN (SELECT own.id FROM former_orders own WHERE own.email IN ${emails})`,
    copy: {
      title: 'Items of orders at our former shop',
      shown: {
        order: sql`(SELECT former_orders.number FROM former_orders WHERE former_orders.id = former_order_items.former_order_id)`,
        item: formerOrderItems.title,
        sku: formerOrderItems.sku,
        quantity: formerOrderItems.quantity,
        pricePaise: formerOrderItems.unitPricePaise,
      },
    },
    fate: stored(HISTORY),
  }),
  former_orders: people(formerOrders, {
    rows: ({ emails }) => sql`${formerOrders.email} IN ${emails}`,
    copy: {
      title: 'Orders at our former shop',
      shown: {
        formerShop: formerOrders.formerShop,
        order: formerOrders.number,
        placedOn: formerOrders.placedOn,
        name: formerOrders.name,
        email: formerOrders.email,
        status: formerOrders.status,
        payment: formerOrders.payment,
        shippingPaise: formerOrders.shippingPaise,
        feesPaise: formerOrders.feesPaise,
        discountPaise: formerOrders.discountPaise,
        coupon: formerOrders.coupon,
        taxPaise: formerOrders.taxPaise,
        totalPaise: formerOrders.totalPaise,
        refundedPaise: formerOrders.refundedPaise,
        cancelledOn: formerOrders.cancelledOn,
        address: formerOrders.address,
      },
    },
    fate: blanked(
      {
        email: sql`NULL`,
        name: sql`${FORMER_CUSTOMER}`,
        address: sql`''`,
        isErased: sql`1`,
        version: sql`version + 1`,
      },
      HISTORY,
    ),
  }),
};
