import type { PrintedState } from './document-content.ts';
import { stateWithCode } from './india.ts';

/* The supplier and the States on printed documents of all kinds. */

/** A seller's pick-up address. */
interface Pickup {
  pickupAddress: string;
  pickupLocality: string;
  pickupCity: string;
  pickupPinCode: string;
  pickupState: string;
}

/** Returns the lines of a seller's address. */
export function pickupLines(seller: Pickup): string[] {
  return [
    seller.pickupAddress,
    seller.pickupLocality,
    `${seller.pickupCity} ${seller.pickupPinCode}`,
    seller.pickupState,
  ];
}

/** Returns the State of a code. The codes include the Other Territory: the waters around India. */
export function printedState(code: string): PrintedState {
  return { code, name: stateWithCode(code)?.name ?? 'Other Territory' };
}

/**
 * Returns the taxes of a supply from one State to another: IGST across a border, else the Union's half and the State's
 * half.
 */
export function taxBetween(from: string, to: string): 'IGST' | 'CGST_SGST' | 'CGST_UTGST' {
  if (from !== to) return 'IGST';
  return stateWithCode(to)?.half === 'UTGST' ? 'CGST_UTGST' : 'CGST_SGST';
}
