import { $deliveryPin } from './delivery-pin.ts';

/** Lets each card say when its piece gets to the PIN code of this browser; what asks that is loaded where one is known. */
export function startReach(): void {
  $deliveryPin.subscribe((pin) => {
    document.documentElement.toggleAttribute('data-pin', pin !== '');
    if (pin === '') {
      for (const line of document.querySelectorAll('.card .reach')) line.remove();
      return;
    }
    const tell = () => void import('./tell-reach.ts').then(({ tellReach }) => tellReach());
    // After all that people wait for.
    if (document.readyState === 'complete') tell();
    else addEventListener('load', () => setTimeout(tell, 0), { once: true });
  });
}
