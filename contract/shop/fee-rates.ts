/** What sellers are charged or withheld by a rate that has its days. Rates are basis points: 100 is 1 %. */
export const FEE_RATE_KINDS = ['commission', 'gst', 'tcs', 'tds', 'tdsWithoutPan'] as const;
export type FeeRateKind = (typeof FEE_RATE_KINDS)[number];

export const FEE_RATE_WORDS: Record<FeeRateKind, string> = {
  commission: 'Commission',
  gst: 'GST on fees',
  tcs: 'TCS',
  tds: 'TDS',
  tdsWithoutPan: 'TDS without a PAN',
};

/** What is charged from the first day on, as long as nothing else was said. */
export const BASE_RATES: Record<FeeRateKind, number> = {
  /** Of the value of supply, tax included. */
  commission: 1500,
  /** On commission and gateway fee: support services (SAC 998599) and processing of payments (SAC 997158). */
  gst: 1800,
  /** Tax collected at source, of the taxable value: half of it CGST and half SGST within a State (CGST Act s.52). */
  tcs: 50,
  /** Tax deducted at source, of the taxable value (Income-tax Act 2025 s.393(1)), and where the seller gave no PAN (s.397(2)). */
  tds: 10,
  tdsWithoutPan: 500,
};

/** A rate that holds from a day on, until the next of its kind: of one seller, or of all that have none of their own. */
export interface RateChange {
  kind: FeeRateKind;
  /** Only commission may be one seller's. */
  sellerId: number | null;
  fromOn: string;
  /** None where a seller goes back to what all pay. */
  basisPoints: number | null;
}

/** The rate that holds on a day: the seller's own, or that of all. */
export function rateOn(
  changes: readonly RateChange[],
  kind: FeeRateKind,
  day: string,
  sellerId: number | null,
): number {
  const newest = (whose: number | null) =>
    changes
      .filter((change) => change.kind === kind && change.sellerId === whose && change.fromOn <= day)
      .reduce<RateChange | undefined>((one, other) => (one && one.fromOn > other.fromOn ? one : other), undefined);
  const own = sellerId === null ? undefined : newest(sellerId)?.basisPoints;
  return own ?? newest(null)?.basisPoints ?? BASE_RATES[kind];
}
