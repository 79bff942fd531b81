import { $deliveryPin } from './delivery-pin.ts';

/** Starts the delivery dates on cards; the code that requests them is loaded only if a PIN code is known. */
export function startReach(): void {
  $deliveryPin.subscribe((pin) => {
    document.documentElement.toggleAttribute('data-pin', pin !== '');
    if (pin === '') {
      for (const line of document.querySelectorAll('.card .reach')) line.remove();
      return;
    }
    const tell = () => void import('./tell-reach.ts').then(({ tellReach }) => tellReach());
    // After everything visible is loaded.
    if (document.readyState === 'complete') tell();
    else addEventListener('load', () => setTimeout(tell, 0), { once: true });
  });
}
