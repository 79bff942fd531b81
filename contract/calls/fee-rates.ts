import * as z from 'zod/mini';
import { FEE_RATE_KINDS } from '../shop/fee-rates.ts';
import { percent } from './company-settings.ts';
import { written } from './store-settings.ts';
import { Day, Id, Instant } from './wire.ts';

const Percent = percent('Rate', 50);

/** A category with a rate of its own. @example { id: 12, name: 'Earrings › Jhumkas' } */
const RatedCategory = z.object({ id: Id, name: z.string() });

/** A rate that applies from a day until the next rate of its kind. */
const FeeRate = z.object({
  id: Id,
  kind: z.enum(FEE_RATE_KINDS),
  from: Day,
  /** The category whose goods it is for, with its path for people; null for all goods. */
  category: z.nullable(RatedCategory),
  /** Null when a seller returns to the standard rate, or a category to the rate above it. */
  percent: z.nullable(Percent),
  reason: z.string(),
  changedAt: Instant,
  by: z.nullable(z.string()),
  /** Whether it has not started, so that it can be withdrawn. */
  isPlanned: z.boolean(),
});
export type FeeRate = z.output<typeof FeeRate>;

/** Today's rates and all changes, newest day first: of all sellers and of categories, or one seller's commission. */
export const FeeRates = z.object({
  today: z.array(
    z.object({
      kind: z.enum(FEE_RATE_KINDS),
      percent: Percent,
      /** Whether it is the seller's own rate, if the query names a seller. */
      isOwn: z.boolean(),
    }),
  ),
  /** Today's commission of categories with a rate of their own. It does not apply to a seller with its own rate. */
  categories: z.array(z.object({ category: RatedCategory, percent: Percent })),
  changes: z.array(FeeRate),
});
export type FeeRates = z.output<typeof FeeRates>;

const { reason } = written;

/** The commission that a seller is charged today: for all its goods, and for those of some categories. */
export const OwnCommission = z.pick(FeeRates, { today: true, categories: true });
export type OwnCommission = z.output<typeof OwnCommission>;

/**
 * Plans a rate from a day on. A seller and a category can only have their own commission; without a percentage the
 * standard one applies, or that of the category above.
 */
export const PlanFeeRate = z
  .object({
    kind: z.enum(FEE_RATE_KINDS, 'Please choose a kind of rate'),
    sellerId: z._default(z.nullable(Id), null),
    categoryId: z._default(z.nullable(Id), null),
    from: Day,
    percent: z.nullable(Percent),
    reason,
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value });
    if (value.sellerId === null && value.categoryId === null && value.percent === null)
      fault('percent', 'Rate must be a percentage');
    if (value.sellerId !== null && value.kind !== 'commission')
      fault('kind', 'Only commission can be one seller’s own');
    if (value.categoryId !== null && value.kind !== 'commission')
      fault('categoryId', 'Only commission can be that of a category');
    if (value.categoryId !== null && value.sellerId !== null)
      fault('categoryId', 'A seller’s own commission is for all its goods');
  });
export type PlanFeeRate = z.output<typeof PlanFeeRate>;

/** Withdraws a rate that has not started. */
export const WithdrawFeeRate = z.object({ isWithdrawn: z.literal(true), reason });
export type WithdrawFeeRate = z.output<typeof WithdrawFeeRate>;
