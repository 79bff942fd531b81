import { formatPaise } from './money.ts';
import type { Paise } from './money.ts';
import type { StorePolicy } from './policy.ts';

/** What decides whether goods can be paid at the door. */
export interface CodQuestion {
  /** What the goods cost after a coupon, before any fee; nothing where only the place is asked about. */
  goodsPaise: Paise | undefined;
  lines: readonly { name: string; codAllowed: boolean }[];
  /** Where to, as far as it is known, and whether couriers collect cash there. */
  place?: { pinCode: string; collectsCash: boolean } | undefined;
  /** Parcels with cash on delivery that this shopper refused within a year. */
  refusedParcels: number;
}

/** Why cash on delivery cannot be had. */
export interface CodRefusal {
  /** For who buys. */
  words: string;
  /** What has to be added to the goods; nothing where more goods are no help. */
  missingPaise: Paise | null;
}

const RUPEE: Paise = 100;

/**
 * The one rule for cash on delivery, asked by PIN check, product page, cart, checkout and order alike; null where it can
 * be had. The minimum is exclusive, the maximum inclusive. What more goods would mend is said last.
 */
export function codRefusal(
  { goodsPaise, lines, place, refusedParcels }: CodQuestion,
  { cod, prepaid }: Pick<StorePolicy, 'cod' | 'prepaid'>,
): CodRefusal | null {
  const no = (text: string, missingPaise: Paise | null = null): CodRefusal => ({ words: text, missingPaise });
  if (!cod.offered) return no('Cash on delivery is not offered at the moment.');
  const barred = lines.find(({ codAllowed }) => !codAllowed);
  if (barred) return no(`${barred.name} is not sold by cash on delivery.`);
  if (cod.refusedParcels > 0 && refusedParcels >= cod.refusedParcels) {
    return no('Cash on delivery is not offered to you at the moment, because earlier parcels to you were refused.');
  }
  if (place && !place.collectsCash) return no(`Cash on delivery is not collected at ${place.pinCode}.`);
  if (goodsPaise === undefined) return null;
  if (goodsPaise > cod.upToPaise) {
    return no(`Cash on delivery is available for orders up to ${formatPaise(cod.upToPaise)}.`);
  }
  if (goodsPaise > cod.abovePaise) return null;
  // To the next whole rupee above the minimum, since prices are whole.
  const missing = (Math.floor((cod.abovePaise - goodsPaise) / RUPEE) + 1) * RUPEE;
  const more = `add ${formatPaise(missing)} more`;
  return prepaid.offered
    ? no(`Pay online, or ${more} for cash on delivery.`, missing)
    : no(`Cash on delivery is available for orders above ${formatPaise(cod.abovePaise)}: ${more}.`, missing);
}

/** Whether an order in cash that comes to so much is sent only once its shopper has confirmed it. */
export function isToConfirm(totalPaise: Paise, { cod }: Pick<StorePolicy, 'cod'>): boolean {
  return cod.confirmAbovePaise !== null && totalPaise > cod.confirmAbovePaise;
}
