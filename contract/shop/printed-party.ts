import type { PrintedState } from './document-content.ts';
import { stateWithCode } from './india.ts';

/*
 * What papers of all kinds print of a supplier, and of the States between it and its buyer.
 */

/** Where a seller's goods are picked up. */
interface Pickup {
  pickupAddress: string;
  pickupLocality: string;
  pickupCity: string;
  pickupPinCode: string;
  pickupState: string;
}

/** The lines of a seller's address. */
export function pickupLines(seller: Pickup): string[] {
  return [
    seller.pickupAddress,
    seller.pickupLocality,
    `${seller.pickupCity} ${seller.pickupPinCode}`,
    seller.pickupState,
  ];
}

/** Beside the States there is the Other Territory: the waters around them. */
export function printedState(code: string): PrintedState {
  return { code, name: stateWithCode(code)?.name ?? 'Other Territory' };
}

/** The taxes of a supply from one State to another: IGST across a border, else the Union's half and the State's. */
export function taxBetween(from: string, to: string): 'IGST' | 'CGST_SGST' | 'CGST_UTGST' {
  if (from !== to) return 'IGST';
  return stateWithCode(to)?.half === 'UTGST' ? 'CGST_UTGST' : 'CGST_SGST';
}
