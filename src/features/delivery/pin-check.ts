import { $deliveryPin } from './delivery-pin.ts';

/** Makes the widget ready: what asks the server is loaded when it is opened, or when a PIN code is known already. */
export function startPinCheck(): void {
  const widget = document.querySelector<HTMLElement>('[data-pin-check]');
  if (!widget) return;
  const load = () => import('./ask-for-pin.ts');
  widget.querySelector('[data-open]')?.addEventListener('click', () => {
    void load().then(({ openForm }) => openForm(widget));
  });
  if ($deliveryPin.get() === '') return;
  // After all that people wait for.
  addEventListener('load', () => setTimeout(() => void load().then(({ showKnown }) => showKnown(widget)), 0));
}
