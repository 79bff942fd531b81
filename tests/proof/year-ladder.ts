import { CodDecisionRecord } from '#contract/calls/cod-decisions.ts';
import type { CodLadder } from '#contract/shop/cod-ladder.ts';
import type { CodConfirmationAnswer } from '#contract/states/order.ts';
import * as z from 'zod/mini';
import type { Rows } from './differs.ts';
import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/**
 * The ladder of the year, with every rung. Nobody is in the control group: it depends on the shop's secret, which is
 * another one in each run.
 */
export const YEAR_LADDER: CodLadder = {
  confirmFrom: 15,
  prepaidFrom: 30,
  noCodFrom: 50,
  giftPercent: 5,
  controlPercent: 0,
};

/** Cash orders above this total are confirmed at any score. */
export const CONFIRM_ABOVE_PAISE = 3000_00;

/** The lines of an address without a number and a landmark, which is also very short. */
export const POOR_ADDRESS = { address: 'Main road', locality: 'Rampur' };

/** Cash-on-delivery parcels of a person that came back and that arrived. */
export interface CashParcels {
  refused: number;
  accepted: number;
}

/** What the simulation knows about an order that a shopper or staff placed. */
export interface PlacedByLadder {
  method: 'COD' | 'PREPAID';
  isByStaff: boolean;
  /** Whether the shopper wanted to pay cash at first, and the ladder offered none. */
  wasRefusedCash: boolean;
  /** The parcels of the account before the order. */
  parcels: CashParcels;
  hasPoorAddress: boolean;
  goodsPaise: number;
  /** Whether the shop asked the shopper to confirm, and what became of that. */
  isToConfirm: boolean;
  answer: CodConfirmationAnswer | null;
}

/**
 * Compares each order with the decisions that were stored for it: how many there are, the points of what the
 * simulation knows, the rung of the score, what was asked of the shopper, and the shop's repetition of the decision.
 * @returns the differences
 */
export async function ladderDiffers(
  world: YearWorld,
  { adminEmail }: YearShop,
  rows: Rows,
  orders: ReadonlyMap<string, PlacedByLadder>,
): Promise<string[]> {
  const found: string[] = [];
  const read = rows(`SELECT orders.id, number, total_paise AS total, answer,
      cod_confirmations.order_id IS NOT NULL AS asked,
      (SELECT count(*) FROM order_history WHERE order_history.order_id = orders.id AND event = 'cod.confirmed') AS confirmed
    FROM orders LEFT JOIN cod_confirmations ON cod_confirmations.order_id = orders.id`);
  for (const { id, number, total, answer, asked, confirmed } of read) {
    const order = orders.get(String(number));
    if (!order) {
      found.push(`Nobody placed the order ${number}`);
      continue;
    }
    const admin = await world.person(adminEmail, 'customer');
    const path = `/api/admin/orders/${id}/cod-decisions`;
    const decisions = (await world.read('decisions', () => admin.get(path))).as(z.array(CodDecisionRecord));
    found.push(...decisionsDiffer(order, decisions).map((fault) => `Ladder, order ${number}: ${fault}`));
    const isConfirmed = order.answer === 'CONFIRMED';
    const isToConfirm = order.method === 'COD' && !order.isByStaff && isAsked(Number(total), decisions);
    for (const [what, said, wanted] of [
      ['waits for its shopper', asked === 1, isToConfirm],
      ['showed that it waits', order.isToConfirm, isToConfirm],
      ['has the answer', answer, order.answer],
      ['was confirmed so often', confirmed, isConfirmed ? 1 : 0],
    ] as const) {
      if (said !== wanted) found.push(`Ladder, order ${number} ${what}: ${said}, it should be ${wanted}`);
    }
  }
  return found;
}

const isAsked = (total: number, [decision]: readonly CodDecisionRecord[]) =>
  total > CONFIRM_ABOVE_PAISE || decision?.applied === 'CONFIRM';

function decisionsDiffer(order: PlacedByLadder, decisions: readonly CodDecisionRecord[]): string[] {
  const { method, isByStaff, wasRefusedCash } = order;
  const [decision, ...others] = decisions;
  if (isByStaff) return decision ? ['staff placed it, and a decision is stored'] : [];
  if (!decision) {
    if (method === 'COD' || wasRefusedCash) return ['no decision is stored'];
    return pointsOf(order) >= YEAR_LADDER.prepaidFrom! ? ['no decision rules cash out'] : [];
  }
  const { score, rung, applied, giftPercent, reasons, replay } = decision;
  const ofShares = reasons.filter(({ kind }) => kind === 'pinCode' || kind === 'product');
  const known = score - ofShares.reduce((sum, { points }) => sum + points, 0);
  const allowed = method === 'COD' ? ['NONE', 'CONFIRM'] : ['PREPAID', 'NO_COD'];
  return [
    ...(others.length > 0 ? [`${decisions.length} decisions are stored`] : []),
    ...(decision.paymentMethod === method ? [] : [`the decision is of ${decision.paymentMethod}`]),
    ...(known === pointsOf(order) ? [] : [`it has ${known} points, it should have ${pointsOf(order)}`]),
    ...(rung === rungOf(score) && applied === rung ? [] : [`${score} points led to ${rung}, applied ${applied}`]),
    ...(allowed.includes(applied) ? [] : [`${applied} is applied to ${method}`]),
    ...(giftPercent === (applied === 'PREPAID' ? YEAR_LADDER.giftPercent : 0) ? [] : [`the gift is ${giftPercent}%`]),
    ...(replay === 'SAME' ? [] : [`made again, the decision is ${replay}`]),
  ];
}

/** Returns the points of the facts that the simulation knows: all but the shares of refused parcels. */
function pointsOf({ parcels: { refused, accepted }, hasPoorAddress, goodsPaise }: PlacedByLadder): number {
  const account = Math.min(90, 30 * refused) - Math.min(24, 8 * accepted) + (refused + accepted === 0 ? 5 : 0);
  const value = goodsPaise >= 5_000_00 ? 10 : goodsPaise >= 2_000_00 ? 5 : 0;
  return account + value + (hasPoorAddress ? 22 : 0);
}

function rungOf(score: number): CodDecisionRecord['rung'] {
  const { confirmFrom, prepaidFrom, noCodFrom } = YEAR_LADDER;
  if (score >= noCodFrom!) return 'NO_COD';
  if (score >= prepaidFrom!) return 'PREPAID';
  return score >= confirmFrom! ? 'CONFIRM' : 'NONE';
}
