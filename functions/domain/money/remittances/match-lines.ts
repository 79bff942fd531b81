import type { Paise } from '#contract/shop/money.ts';
import type { RemittanceOutcome } from '#contract/shop/remittance.ts';
import { addDays } from '#contract/shop/dates.ts';
import type { FileLine } from './read-file.ts';

/** A parcel that collects cash, and the amount that was handed over. */
export interface CashParcel {
  shipmentId: number;
  awb: string;
  codPaise: Paise;
  receivedPaise: Paise;
  /** The delivery day; null until it is delivered. */
  deliveredOn: string | null;
  orderNumber: string;
}

/** A line with its outcome. KNOWN lines, which were imported before or are duplicates in the file, change nothing. */
export interface MatchedLine extends FileLine {
  outcome: RemittanceOutcome | 'KNOWN';
  shipmentId: number | null;
  expectedPaise: Paise | null;
  orderNumber: string | null;
  isLate: boolean;
}

export const lineKey = ({ awb, utr }: Pick<FileLine, 'awb' | 'utr'>) => `${awb}:${utr}`;

/**
 * Returns the outcome of each line. Each line reduces the amount that is still expected for its parcel.
 * @param known keys of lines that were imported before
 * @param lateDays days after delivery after which cash is late
 */
export function matchLines(
  lines: readonly FileLine[],
  parcels: readonly CashParcel[],
  known: ReadonlySet<string>,
  lateDays: number,
): MatchedLine[] {
  const seen = new Set(known);
  const byAwb = new Map(parcels.map((parcel) => [parcel.awb, { ...parcel }]));
  return lines.map((line) => {
    const parcel = byAwb.get(line.awb);
    const key = lineKey(line);
    const expectedPaise = parcel ? Math.max(0, parcel.codPaise - parcel.receivedPaise) : null;
    const isKnown = seen.has(key);
    seen.add(key);
    const outcome = isKnown ? 'KNOWN' : outcomeOf(line.amountPaise, expectedPaise);
    if (parcel && COUNTED.has(outcome)) parcel.receivedPaise += line.amountPaise;
    return {
      ...line,
      outcome,
      shipmentId: parcel?.shipmentId ?? null,
      expectedPaise,
      orderNumber: parcel?.orderNumber ?? null,
      isLate: parcel?.deliveredOn != null && line.paidOn > addDays(parcel.deliveredOn, lateDays),
    };
  });
}

/** Outcomes that reduce the courier's debt. */
const COUNTED: ReadonlySet<MatchedLine['outcome']> = new Set(['RECEIVED', 'SHORT', 'OVER']);

function outcomeOf(amountPaise: Paise, expectedPaise: Paise | null): RemittanceOutcome {
  if (expectedPaise === null) return 'UNKNOWN';
  if (expectedPaise === 0) return 'DOUBLE';
  if (amountPaise === expectedPaise) return 'RECEIVED';
  return amountPaise < expectedPaise ? 'SHORT' : 'OVER';
}
