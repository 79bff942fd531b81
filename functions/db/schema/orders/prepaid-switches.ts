import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import { id, oneOf } from '../columns.ts';
import { orders } from './orders.ts';

/**
 * COD orders that may be paid online instead, at fixed terms. Either the shopper requested that, or the order was first
 * to be paid online. The order is unchanged until the payment; only then its items may take the lower amounts.
 */
export const prepaidSwitches = sqliteTable(
  'prepaid_switches',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    discountPercent: integer('discount_percent').notNull(),
    fundedBy: text('funded_by', { enum: DISCOUNT_FUNDERS }).notNull(),
    totalPaise: integer('total_paise').notNull(),
    paidAt: integer('paid_at'),
  },
  (table) => [
    uniqueIndex('prepaid_switches_order').on(table.orderId),
    oneOf('prepaid_switch_funder_known', table.fundedBy, DISCOUNT_FUNDERS),
    check('prepaid_switch_total_positive', sql`${table.totalPaise} > 0`),
  ],
);
