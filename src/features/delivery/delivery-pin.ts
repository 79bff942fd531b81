import { KEPT } from '#contract/shop/kept.ts';
import { keptAtom } from '../../storage/kept-atom.ts';

/** The PIN code this browser asked about last; empty where none was. Pages show it and ask with it. */
export const $deliveryPin = keptAtom(KEPT.deliveryPincode, (found) => {
  // Six digits alone are read as a number.
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && /^[1-9]\d{5}$/.test(text) ? text : '';
});

/** Shows the PIN at the head of the page as it changes, and lets it be chosen there; the asking is loaded with a click. */
export function startDeliverTo(): void {
  const button = document.querySelector<HTMLElement>('[data-choose-pin]');
  const words = button?.querySelector('[data-pin-words]');
  if (!button || !words) return;
  $deliveryPin.subscribe((pin) => {
    words.textContent = pin === '' ? 'Enter PIN code' : `Deliver to ${pin}`;
  });
  button.addEventListener('click', () => void import('./choose-pin.ts').then(({ choosePin }) => choosePin()));
}
