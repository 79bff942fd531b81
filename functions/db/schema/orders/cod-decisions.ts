import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { COD_RUNGS } from '#contract/shop/cod-ladder.ts';
import type { CodReason, CodRiskFacts } from '#contract/shop/cod-risk.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { id, oneOf } from '../columns.ts';
import { storeSettings } from '../platform/settings.ts';
import { orders } from './orders.ts';

/**
 * The decisions about cash on delivery for an order, with everything they were made from: one for each order that a
 * shopper places or switches to cash on delivery, and for each order that is paid online because the ladder offered no
 * cash on delivery. They are deleted with the buyer's account.
 */
export const codDecisions = sqliteTable(
  'cod_decisions',
  {
    id: id(),
    decidedAt: integer('decided_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment method of the order after the decision. */
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    /** The version of the settings that had the ladder. */
    policyVersion: integer('policy_version')
      .notNull()
      .references(() => storeSettings.version),
    /** `COD_RULE_VERSION` at that time. */
    ruleVersion: integer('rule_version').notNull(),
    score: integer('score').notNull(),
    /** What the ladder says, and what was applied: nothing in the control group. */
    rung: text('rung', { enum: COD_RUNGS }).notNull(),
    applied: text('applied', { enum: COD_RUNGS }).notNull(),
    /** The additional discount for paying online that the order has, in percent. */
    giftPercent: integer('gift_percent').notNull(),
    facts: text('facts', { mode: 'json' }).$type<CodRiskFacts>().notNull(),
    reasons: text('reasons', { mode: 'json' }).$type<CodReason[]>().notNull(),
  },
  (table) => [
    index('cod_decisions_order').on(table.orderId),
    index('cod_decisions_policy').on(table.policyVersion),
    index('cod_decisions_decided').on(table.decidedAt),
    oneOf('cod_decision_payment_method_known', table.paymentMethod, PAYMENT_METHODS),
    oneOf('cod_decision_rung_known', table.rung, COD_RUNGS),
    oneOf('cod_decision_applied_known', table.applied, COD_RUNGS),
    check('cod_decision_applied_is_its_rung', sql`${table.applied} IN (${table.rung}, 'NONE')`),
    check(
      'cod_decision_allows_its_cash',
      sql`${table.paymentMethod} = 'PREPAID' OR ${table.applied} IN ('NONE', 'CONFIRM')`,
    ),
    check(
      'cod_decision_gift_is_for_paying_online',
      sql`${table.giftPercent} = 0 OR (${table.applied} = 'PREPAID' AND ${table.paymentMethod} = 'PREPAID')`,
    ),
  ],
);
