import { $deliveryPin } from './delivery-pin.ts';

/** Makes the widget ready: what asks the server is loaded when it is opened, or when a PIN code is known already. */
export function startPinCheck(): void {
  const widget = document.querySelector<HTMLElement>('[data-pin-check]');
  if (!widget) return;
  const load = () => import('./ask-for-pin.ts');
  widget.querySelector('[data-open]')?.addEventListener('click', () => {
    void load().then(({ openForm }) => openForm(widget));
  });
  const showKnown = () => void load().then(({ showKnown: show }) => show(widget));
  // Another may be chosen at the head of the page.
  $deliveryPin.listen((pin) => {
    if (pin !== '' && pin !== widget.querySelector('input')?.value) showKnown();
  });
  // After all that people wait for.
  if ($deliveryPin.get() !== '') addEventListener('load', () => setTimeout(showKnown, 0));
}
