import { isCareOpen } from '#contract/shop/care.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { CLOSED_NOW, OPEN_NOW } from '#contract/words/en/contact-scripts.ts';
import { said } from '../../ui/said.ts';

const MINUTE_MS = 60_000;

/** Shows whether customer care is open now, in Indian time. */
export function startOpenNow(): void {
  const sign = document.querySelector<HTMLElement>('[data-open-now]');
  if (!sign?.dataset.openNow) return;
  const week = JSON.parse(sign.dataset.openNow) as StorePolicy['care']['week'];
  const show = () => {
    const isOpen = isCareOpen(week, Date.now());
    sign.textContent = said(isOpen ? OPEN_NOW : CLOSED_NOW);
    sign.classList.toggle('open', isOpen);
    sign.hidden = false;
  };
  show();
  setInterval(show, MINUTE_MS);
}
