import * as z from 'zod/mini';
import { FEE_RATE_KINDS } from '../shop/fee-rates.ts';
import { percent } from './company-settings.ts';
import { written } from './store-settings.ts';
import { Day, Id, Instant } from './wire.ts';

const Percent = percent('Rate', 50);

/** A rate that applies from a day until the next rate of its kind. */
const FeeRate = z.object({
  id: Id,
  kind: z.enum(FEE_RATE_KINDS),
  from: Day,
  /** Null when a seller returns to the standard rate. */
  percent: z.nullable(Percent),
  reason: z.string(),
  changedAt: Instant,
  by: z.nullable(z.string()),
  /** Whether it has not started, so that it can be withdrawn. */
  isPlanned: z.boolean(),
});
export type FeeRate = z.output<typeof FeeRate>;

/** Today's rates and all changes, newest day first: of all sellers, or one seller's commission. */
export const FeeRates = z.object({
  today: z.array(
    z.object({
      kind: z.enum(FEE_RATE_KINDS),
      percent: Percent,
      /** Whether it is the seller's own rate, if the query names a seller. */
      isOwn: z.boolean(),
    }),
  ),
  changes: z.array(FeeRate),
});
export type FeeRates = z.output<typeof FeeRates>;

const { reason } = written;

/**
 * Plans a rate from a day on. A seller can only have its own commission; without a percentage the standard one applies.
 */
export const PlanFeeRate = z
  .object({
    kind: z.enum(FEE_RATE_KINDS, 'Please choose a kind of rate'),
    sellerId: z._default(z.nullable(Id), null),
    from: Day,
    percent: z.nullable(Percent),
    reason,
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value });
    if (value.sellerId === null && value.percent === null) fault('percent', 'Rate must be a percentage');
    if (value.sellerId !== null && value.kind !== 'commission')
      fault('kind', 'Only commission can be one seller’s own');
  });
export type PlanFeeRate = z.output<typeof PlanFeeRate>;

/** Withdraws a rate that has not started. */
export const WithdrawFeeRate = z.object({ isWithdrawn: z.literal(true), reason });
export type WithdrawFeeRate = z.output<typeof WithdrawFeeRate>;
