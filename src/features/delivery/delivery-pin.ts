import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** The delivery PIN code of this browser; empty if there is none. */
export const $deliveryPin = storedAtom(KEPT.deliveryPincode, (found) => {
  // Six digits are parsed as a number.
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && /^[1-9]\d{5}$/.test(text) ? text : '';
});
