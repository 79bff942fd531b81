import type { Paise } from '#contract/shop/money.ts';
import type { RemittanceOutcome } from '#contract/shop/remittance.ts';
import { addDays } from '#contract/shop/dates.ts';
import type { FileLine } from './read-file.ts';

/** A parcel that collects cash, and what of it was handed over. */
export interface CashParcel {
  shipmentId: number;
  awb: string;
  codPaise: Paise;
  receivedPaise: Paise;
  /** The day it was delivered; none while it is not. */
  deliveredOn: string | null;
  orderNumber: string;
}

/** A line with what it is. One that came in before, or stands twice in the file, changes nothing. */
export interface MatchedLine extends FileLine {
  outcome: RemittanceOutcome | 'KNOWN';
  shipmentId: number | null;
  expectedPaise: Paise | null;
  orderNumber: string | null;
  isLate: boolean;
}

/** By what a line is the same one. */
export const lineKey = ({ awb, utr }: Pick<FileLine, 'awb' | 'utr'>) => `${awb}:${utr}`;

/**
 * Says of each line what it is: what is still to come for its parcel goes down line by line.
 * @param known keys of lines that came in before
 * @param lateDays cash that comes later after the delivery is late
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

/** What makes up for what a courier owes. */
const COUNTED: ReadonlySet<MatchedLine['outcome']> = new Set(['RECEIVED', 'SHORT', 'OVER']);

function outcomeOf(amountPaise: Paise, expectedPaise: Paise | null): RemittanceOutcome {
  if (expectedPaise === null) return 'UNKNOWN';
  if (expectedPaise === 0) return 'DOUBLE';
  if (amountPaise === expectedPaise) return 'RECEIVED';
  return amountPaise < expectedPaise ? 'SHORT' : 'OVER';
}
