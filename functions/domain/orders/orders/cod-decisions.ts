import { sql } from 'drizzle-orm';
import { COD_RULE_VERSION } from '#contract/shop/cod-risk.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { codDecisions, orders } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { CodDecided } from '../../buying/pricing/index.ts';

const insertDecision = insertInto(codDecisions, (params: Params<{ number: string }>) => ({
  orderId: sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`,
}));

/** An order that a decision about cash on delivery is stored for. */
interface DecidedFor {
  number: string;
  paymentMethod: PaymentMethod;
  policyVersion: number;
  now: number;
}

/**
 * Returns the statements that store the decision for an order, for the batch that places or switches it: none where the
 * ladder does not apply. For an order that is paid online, only a decision that offered no cash on delivery is stored.
 */
export function storeCodDecision(
  decided: CodDecided | null,
  { number, paymentMethod, policyVersion, now }: DecidedFor,
): Statement[] {
  if (!decided) return [];
  const { facts, decision, giftPercent } = decided;
  const { score, rung, applied, reasons } = decision;
  if (paymentMethod === 'PREPAID' && applied !== 'PREPAID' && applied !== 'NO_COD') return [];
  return [
    insertDecision({
      number,
      decidedAt: now,
      paymentMethod,
      policyVersion,
      ruleVersion: COD_RULE_VERSION,
      score,
      rung,
      applied,
      giftPercent,
      facts,
      reasons,
    }),
  ];
}
