/**
 * Rates with a validity period that sellers are charged, or that are withheld from them. In basis points: 100 is 1 %.
 */
export const FEE_RATE_KINDS = ['commission', 'gst', 'tcs', 'tds', 'tdsWithoutPan'] as const;
export type FeeRateKind = (typeof FEE_RATE_KINDS)[number];

export const FEE_RATE_WORDS: Record<FeeRateKind, string> = {
  commission: 'Commission',
  gst: 'GST on fees',
  tcs: 'TCS',
  tds: 'TDS',
  tdsWithoutPan: 'TDS without a PAN',
};

/** The rates from the first day on, until they are changed. */
export const BASE_RATES: Record<FeeRateKind, number> = {
  /** Of the value of supply, tax included. */
  commission: 1500,
  /** On commission and gateway fee: support services (SAC 998599) and processing of payments (SAC 997158). */
  gst: 1800,
  /** Tax collected at source, of the taxable value: half of it CGST and half SGST within a State (CGST Act s.52). */
  tcs: 50,
  /**
   * Tax deducted at source, of the taxable value (Income-tax Act 2025 s.393(1)); the second rate if the seller gave no
   * PAN (s.397(2)).
   */
  tds: 10,
  tdsWithoutPan: 500,
};

/**
 * A rate from a day on until the next one of its kind: of one seller, of the goods of a category, or of all others. It
 * is never of a seller and a category together.
 */
export interface RateChange {
  kind: FeeRateKind;
  /** Only commission can be for a single seller. */
  sellerId: number | null;
  /** Only commission can be for a category. It includes the categories below it that have no rate of their own. */
  categoryId: number | null;
  fromOn: string;
  /** Null if a seller returns to the common rates, or a category to the rate of the category above it. */
  basisPoints: number | null;
}

/** The sale that a rate is for. */
export interface RatedSale {
  sellerId: number | null;
  /** The category of the goods and those above it, nearest first; empty for a rate that does not depend on it. */
  categoryIds: readonly number[];
}

/**
 * Returns the rate on a day: the seller's own, else that of the nearest category upwards that has one, else the common
 * one.
 */
export function rateOn(
  changes: readonly RateChange[],
  kind: FeeRateKind,
  day: string,
  { sellerId, categoryIds }: RatedSale,
): number {
  const scopes = [
    ...(sellerId === null ? [] : [{ sellerId, categoryId: null }]),
    ...categoryIds.map((categoryId) => ({ sellerId: null, categoryId })),
    { sellerId: null, categoryId: null },
  ];
  for (const scope of scopes) {
    const basisPoints = ownRateOn(changes, kind, day, scope);
    if (basisPoints !== null) return basisPoints;
  }
  return BASE_RATES[kind];
}

/**
 * Returns the own rate of a seller or of a category on a day, null if it has none; the common rate if both are null.
 */
export function ownRateOn(
  changes: readonly RateChange[],
  kind: FeeRateKind,
  day: string,
  { sellerId, categoryId }: Pick<RateChange, 'sellerId' | 'categoryId'>,
): number | null {
  const newest = changes
    .filter(
      (change) =>
        change.kind === kind &&
        change.sellerId === sellerId &&
        change.categoryId === categoryId &&
        change.fromOn <= day,
    )
    .reduce<RateChange | undefined>((one, other) => (one && one.fromOn > other.fromOn ? one : other), undefined);
  return newest?.basisPoints ?? null;
}
