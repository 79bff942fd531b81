import { asc, eq, sql } from 'drizzle-orm';
import type { CodDecisionRecord } from '#contract/calls/cod-decisions.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { COD_RULE_VERSION, decideCod, reasonForStaff } from '#contract/shop/cod-risk.ts';
import { completePolicy } from '#contract/shop/policy.ts';
import { codDecisions, orders, storeSettings } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const orderOf = statement((db, params: Params<{ orderId: number }>) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, sql`${params.orderId}`)),
);

const decisionsOf = statement((db, params: Params<{ orderId: number }>) =>
  db
    .select({ decision: codDecisions, policy: storeSettings.policy })
    .from(codDecisions)
    .innerJoin(storeSettings, eq(storeSettings.version, codDecisions.policyVersion))
    .where(eq(codDecisions.orderId, sql`${params.orderId}`))
    .orderBy(asc(codDecisions.id)),
);
type Row = ReturnType<ReturnType<typeof decisionsOf>['read']>[number];

/**
 * Returns the decisions about cash on delivery for an order, in the order they were made. Each is made again from its
 * stored facts and ladder, and compared. An order that the ladder does not apply to has none.
 * @throws ORDER_NOT_FOUND
 */
export async function readCodDecisions(shop: Shop, orderId: number): Promise<CodDecisionRecord[]> {
  const [[order], decisions] = await shop.read(orderOf({ orderId }), decisionsOf({ orderId }));
  if (!order) refuse('ORDER_NOT_FOUND');
  return decisions.map(recordOf);
}

function recordOf({ decision, policy }: Row): CodDecisionRecord {
  const { orderId: _, policyVersion: settingsVersion, facts, reasons, ...row } = decision;
  return {
    ...row,
    settingsVersion,
    facts,
    isControl: facts.isControl,
    reasons: reasons.map(({ kind, points }) => ({ kind, points, text: reasonForStaff(kind, facts) })),
    replay: replayOf({ decision, policy }),
  };
}

/** Makes a stored decision again and compares score, reasons and rungs. */
function replayOf({ decision, policy }: Row): CodDecisionRecord['replay'] {
  if (decision.ruleVersion !== COD_RULE_VERSION) return 'OLDER_RULE';
  const again = decideCod(decision.facts, completePolicy(policy));
  const isSame =
    again.score === decision.score &&
    again.rung === decision.rung &&
    again.applied === decision.applied &&
    JSON.stringify(again.reasons) === JSON.stringify(decision.reasons);
  return isSame ? 'SAME' : 'DIFFERENT';
}
