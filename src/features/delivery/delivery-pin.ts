import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** The PIN code this browser asked about last; empty where none was. Pages show it and ask with it. */
export const $deliveryPin = storedAtom(KEPT.deliveryPincode, (found) => {
  // Six digits alone are read as a number.
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && /^[1-9]\d{5}$/.test(text) ? text : '';
});
