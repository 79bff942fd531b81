import { $deliveryPin } from './delivery-pin.ts';

/** Shows the PIN code in the header and opens its form, which is loaded on the first click. */
export function startDeliverTo(): void {
  const button = document.querySelector<HTMLElement>('[data-choose-pin]');
  const label = button?.querySelector('[data-pin-words]');
  if (!button || !label) return;
  $deliveryPin.subscribe((pin) => {
    label.textContent = pin === '' ? 'Enter PIN code' : `Deliver to ${pin}`;
  });
  button.addEventListener('click', () => void import('./choose-pin.ts').then(({ choosePin }) => choosePin()));
}
