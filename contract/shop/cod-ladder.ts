/**
 * The rungs of the ladder, from the mildest to the strictest: the order is taken as it is, the shopper confirms it, it
 * is paid online for an additional discount, or it is paid online without one. The two last rungs offer no cash on
 * delivery.
 */
export const COD_RUNGS = ['NONE', 'CONFIRM', 'PREPAID', 'NO_COD'] as const;
export type CodRung = (typeof COD_RUNGS)[number];

/**
 * What a cash-on-delivery order needs at which score of `codRisk`. A rung without a threshold (null) is not used. An
 * order takes the strictest rung whose threshold its score reaches.
 */
export interface CodLadder {
  confirmFrom: number | null;
  prepaidFrom: number | null;
  noCodFrom: number | null;
  /** The discount of the rung PREPAID, in percent of the goods, in addition to the usual one for paying online. */
  giftPercent: number;
  /**
   * The percentage of shoppers for whom the ladder has no effect. Their refused parcels show what the ladder prevents.
   */
  controlPercent: number;
}

/** The ladder of a new shop: it has no effect. */
export const DEFAULT_COD_LADDER: CodLadder = {
  confirmFrom: null,
  prepaidFrom: null,
  noCodFrom: null,
  giftPercent: 5,
  controlPercent: 10,
};

/** The limits of the settings. */
export const MOST_COD_SCORE = 200;
export const MOST_GIFT_PERCENT = 20;
export const MOST_CONTROL_PERCENT = 50;

/** Returns the rung that a score reaches. */
export function rungAt(score: number, { confirmFrom, prepaidFrom, noCodFrom }: Thresholds): CodRung {
  const reaches = (from: number | null) => from !== null && score >= from;
  if (reaches(noCodFrom)) return 'NO_COD';
  if (reaches(prepaidFrom)) return 'PREPAID';
  return reaches(confirmFrom) ? 'CONFIRM' : 'NONE';
}

/** Returns whether the ladder has an effect on any order. */
export function hasRungs({ confirmFrom, prepaidFrom, noCodFrom }: Thresholds): boolean {
  return confirmFrom !== null || prepaidFrom !== null || noCodFrom !== null;
}

type Thresholds = Pick<CodLadder, 'confirmFrom' | 'prepaidFrom' | 'noCodFrom'>;

/** Returns the first threshold that is not above that of a milder rung; undefined if the ladder ascends. */
export function thresholdOutOfOrder(ladder: Thresholds): keyof Thresholds | undefined {
  let before = 0;
  for (const name of ['confirmFrom', 'prepaidFrom', 'noCodFrom'] as const) {
    const from = ladder[name];
    if (from === null) continue;
    if (from <= before) return name;
    before = from;
  }
  return undefined;
}
