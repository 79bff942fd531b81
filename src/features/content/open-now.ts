import { isCareOpen } from '#contract/shop/care.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';

const MINUTE_MS = 60_000;

/** Shows whether customer care is open now, in Indian time. */
export function startOpenNow(): void {
  const sign = document.querySelector<HTMLElement>('[data-open-now]');
  if (!sign?.dataset.openNow) return;
  const week = JSON.parse(sign.dataset.openNow) as StorePolicy['care']['week'];
  const show = () => {
    const isOpen = isCareOpen(week, Date.now());
    sign.textContent = isOpen ? 'Open now' : 'Closed now';
    sign.classList.toggle('open', isOpen);
    sign.hidden = false;
  };
  show();
  setInterval(show, MINUTE_MS);
}
