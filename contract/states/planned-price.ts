/**
 * The states of a planned price. It runs from its beginning to its end. One without an end is over once its price is
 * set, since nothing is left to do.
 */
export const PLANNED_PRICE_STATUSES = ['planned', 'running', 'ended'] as const;
export type PlannedPriceStatus = (typeof PLANNED_PRICE_STATUSES)[number];

/**
 * The reason why a planned price ended.
 * - `hand`: a person set another price while it ran. That price stays.
 * - `aboveMrp`: the MRP was lower than the planned price at its beginning.
 * - `missed`: the shop was down from its beginning to its end.
 * - `removed`: the SKU was removed before its beginning.
 */
export const PLANNED_PRICE_ENDS = ['done', 'cancelled', 'hand', 'aboveMrp', 'missed', 'removed'] as const;
export type PlannedPriceEnd = (typeof PLANNED_PRICE_ENDS)[number];
