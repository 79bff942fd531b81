import { DELIVER_TO, ENTER_PIN } from '#contract/words/en/scripts.ts';
import { said } from '../../ui/said.ts';
import { $deliveryPin } from './delivery-pin.ts';

/** Shows the PIN code in the header and opens its form, which is loaded on the first click. */
export function startDeliverTo(): void {
  const button = document.querySelector<HTMLElement>('[data-choose-pin]');
  const label = button?.querySelector('[data-pin-words]');
  if (!button || !label) return;
  $deliveryPin.subscribe((pin) => {
    label.textContent = pin === '' ? said(ENTER_PIN) : said(DELIVER_TO, { pin });
  });
  button.addEventListener('click', () => void import('./choose-pin.ts').then(({ choosePin }) => choosePin()));
}
