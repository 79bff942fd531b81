import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

const isOff = storedValue(KEPT.socialProof, (found) => found === true);
/** The page's own matters first; what tells the lines is not even loaded before. */
const FIRST_AFTER_MS = 8_000;
/** Where somebody is about to decide or to type, nothing pops up. */
const QUIET =
  /^\/(cart|checkout|confirmation|confirm-order|payment-success|signin|login|signup|forgot-password|reset-password|become-seller|contact)/;

/** Tells, in turn, what others bought and want; until it is switched off. */
export function startSocialProof(): void {
  const box = document.querySelector<HTMLElement>('[data-proof]');
  if (!box || QUIET.test(location.pathname) || isOff.get()) return;
  box.querySelector('[data-proof-off]')?.addEventListener('click', () => {
    isOff.set(true);
    box.remove();
  });
  setTimeout(() => void import('./tell.ts').then(({ tell }) => tell(box)), FIRST_AFTER_MS);
}
