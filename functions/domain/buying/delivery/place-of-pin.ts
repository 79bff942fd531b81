import { lazy } from '#contract/shop/lazy.ts';
import { cityOfPin, knownCity } from '#contract/shop/pin-cities.ts';
import type { PinCorrections } from '#contract/shop/pin-corrections.ts';
import { PINS, PLACES } from './pin-directory-data.ts';
import { unpackPins } from './pin-directory.ts';

/** The All India Pincode Directory, unpacked on first use. */
export const pinDirectory = lazy(() => unpackPins({ places: PLACES, pins: PINS }));

/**
 * Returns the city that an address with a PIN code names, and its district; null if they are not known. For the city the
 * owner's correction counts, then the cities the shop knows, the directory, the courier, and the cities nearby.
 * @param courierCity the city by the couriers, if they returned one
 */
export function placeOfPin(
  pin: string,
  corrections: PinCorrections,
  courierCity?: string | null,
): { district: string | null; city: string | null } {
  const listed = pinDirectory().placeOf(pin);
  // A correction is looked up as an own property, since the PIN code comes from a request.
  const corrected = Object.hasOwn(corrections, pin) ? corrections[pin] : undefined;
  return {
    district: listed?.district ?? null,
    city: (corrected ?? knownCity(pin) ?? listed?.city ?? courierCity ?? cityOfPin(pin)) || null,
  };
}
