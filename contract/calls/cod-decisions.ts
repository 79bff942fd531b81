import * as z from 'zod/mini';
import { COD_RUNGS, MOST_COD_SCORE } from '../shop/cod-ladder.ts';
import { COD_REASONS } from '../shop/cod-risk.ts';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { Id, Instant, numeral, Sum } from './wire.ts';

const Outcomes = z.object({ refused: z.int(), accepted: z.int() });

/** The facts of a decision; `CodRiskFacts` describes them. */
const Facts = z.object({
  account: Outcomes,
  mobileRefused: z.int(),
  pinCode: Outcomes,
  product: Outcomes,
  shop: Outcomes,
  address: z.object({
    hasNumber: z.boolean(),
    hasDetail: z.boolean(),
    letters: z.int(),
    hasRepeats: z.boolean(),
  }),
  goodsPaise: z.int(),
  hour: z.int(),
  isControl: z.boolean(),
});

/**
 * The result of deciding again from the stored facts with the stored ladder: the same, another one, or not compared
 * because the decision was made by an earlier version of the rule.
 */
export const COD_REPLAYS = ['SAME', 'DIFFERENT', 'OLDER_RULE'] as const;

/** A stored decision about cash on delivery for an order. */
export const CodDecisionRecord = z.object({
  id: Id,
  decidedAt: Instant,
  /** The payment method of the order after the decision. */
  paymentMethod: z.enum(PAYMENT_METHODS),
  score: z.int(),
  rung: z.enum(COD_RUNGS),
  /** What was applied: NONE in the control group. */
  applied: z.enum(COD_RUNGS),
  isControl: z.boolean(),
  giftPercent: z.int(),
  reasons: z.array(z.object({ kind: z.enum(COD_REASONS), points: z.int(), text: z.string() })),
  facts: Facts,
  /** The version of the settings that had the ladder, and the version of the rule. */
  settingsVersion: z.int(),
  ruleVersion: z.int(),
  replay: z.enum(COD_REPLAYS),
});
export type CodDecisionRecord = z.output<typeof CodDecisionRecord>;

const THRESHOLD_FAULT = `A step begins at a score from 1 to ${MOST_COD_SCORE}`;
const threshold = z.optional(
  z.pipe(numeral(3), z.int().check(z.minimum(1, THRESHOLD_FAULT), z.maximum(MOST_COD_SCORE, THRESHOLD_FAULT))),
);

/** The thresholds to preview; a missing one is not used. */
export const CodLadderQuery = z.object({
  confirmFrom: threshold,
  prepaidFrom: threshold,
  noCodFrom: threshold,
});
export type CodLadderQuery = z.output<typeof CodLadderQuery>;

/** Orders, with their refused parcels and the freight of these: to the shopper and back. */
const CodOrders = z.object({ orders: z.int(), refusedParcels: z.int(), freightLost: Sum });

/** The COD orders of the last days by the rung that they would have taken. */
export const CodLadderPreview = z.object({
  days: z.int(),
  rungs: z.array(z.extend(CodOrders, { rung: z.enum(COD_RUNGS) })),
  /** Orders without a decision: placed by staff, or before decisions were stored. */
  notScored: CodOrders,
  /** The orders whose rung at placing was not NONE: in the control group, where it had no effect, and the others. */
  control: CodOrders,
  others: CodOrders,
});
export type CodLadderPreview = z.output<typeof CodLadderPreview>;
