import * as z from 'zod/mini';
import { FEE_RATE_KINDS } from '../shop/fee-rates.ts';
import { percent } from './company-settings.ts';
import { written } from './store-settings.ts';
import { Day, Id, Instant } from './wire.ts';

const Percent = percent('Rate', 50);

/** A rate that holds from a day on, until the next of its kind. */
const FeeRate = z.object({
  id: Id,
  kind: z.enum(FEE_RATE_KINDS),
  from: Day,
  /** None where a seller goes back to what all pay. */
  percent: z.nullable(Percent),
  reason: z.string(),
  changedAt: Instant,
  by: z.nullable(z.string()),
  /** It has not begun, so it can be taken back. */
  isPlanned: z.boolean(),
});
export type FeeRate = z.output<typeof FeeRate>;

/** What holds today, and all changes of it, the newest day first: of all sellers, or the commission of one. */
export const FeeRates = z.object({
  today: z.array(
    z.object({
      kind: z.enum(FEE_RATE_KINDS),
      percent: Percent,
      /** The seller's own, where one is asked for. */
      isOwn: z.boolean(),
    }),
  ),
  changes: z.array(FeeRate),
});
export type FeeRates = z.output<typeof FeeRates>;

const { reason } = written;

/** A rate to hold from a day on; of one seller only commission, and without a percentage what all pay again. */
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

/** Takes back a rate that has not begun. */
export const WithdrawFeeRate = z.object({ isWithdrawn: z.literal(true), reason });
export type WithdrawFeeRate = z.output<typeof WithdrawFeeRate>;
