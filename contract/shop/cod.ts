import { formatPaise } from './money.ts';
import type { Paise } from './money.ts';
import type { StorePolicy } from './policy.ts';

/** The facts that decide whether cash on delivery is possible. */
export interface CodQuestion {
  /** The price of the goods after a coupon, before fees; undefined if only the destination is checked. */
  goodsPaise: Paise | undefined;
  lines: readonly { name: string; codAllowed: boolean }[];
  /** The destination, if known, and whether couriers collect cash there. */
  place?: { pinCode: string; collectsCash: boolean } | undefined;
  /** Cash-on-delivery parcels that this shopper refused within a year. */
  refusedParcels: number;
}

/** Why cash on delivery is not possible. */
export interface CodRefusal {
  /** The text for the shopper. */
  words: string;
  /** The missing order value; null if more goods do not help. */
  missingPaise: Paise | null;
}

const RUPEE: Paise = 100;

/**
 * Returns why cash on delivery is not possible; null if it is. PIN check, product page, cart, checkout and order all use
 * this rule. The minimum is exclusive, the maximum inclusive. A reason that more goods would remove has the lowest
 * priority.
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
  // Rounded up to the next whole rupee above the minimum, since prices are whole.
  const missing = (Math.floor((cod.abovePaise - goodsPaise) / RUPEE) + 1) * RUPEE;
  const more = `add ${formatPaise(missing)} more`;
  return prepaid.offered
    ? no(`Pay online, or ${more} for cash on delivery.`, missing)
    : no(`Cash on delivery is available for orders above ${formatPaise(cod.abovePaise)}: ${more}.`, missing);
}

/** Returns whether the shopper must confirm a cash order of this total before it is sent. */
export function isToConfirm(totalPaise: Paise, { cod }: Pick<StorePolicy, 'cod'>): boolean {
  return cod.confirmAbovePaise !== null && totalPaise > cod.confirmAbovePaise;
}
