import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

const isOff = storedValue(KEPT.socialProof, (found) => found === true);
/** The delay before notifications are loaded, so that the page's own content is first. */
const FIRST_AFTER_MS = 8_000;
/** Pages without notifications, where the visitor decides or types. */
const QUIET =
  /^(?:\/hi)?\/(cart|checkout|confirmation|confirm-order|payment-success|signin|login|signup|forgot-password|reset-password|become-seller|contact)/;

/**
 * Starts the notifications unless they are switched off. The request for the visitors' notification also counts the
 * visit; a page without that notification sends it only to be counted.
 */
export function startSocialProof(): void {
  const box = document.querySelector<HTMLElement>('[data-proof]');
  if (!box || QUIET.test(location.pathname)) return;
  const { proof, visits } = box.dataset;
  const types = isOff.get() ? '' : proof!;
  if (visits !== undefined && !types.includes('visitors'))
    setTimeout(() => void import('./tell.ts').then(({ countVisit }) => countVisit()), FIRST_AFTER_MS);
  if (types === '') return;
  box.querySelector('[data-proof-off]')?.addEventListener('click', () => {
    isOff.set(true);
    box.remove();
  });
  setTimeout(() => void import('./tell.ts').then(({ tell }) => tell(box)), FIRST_AFTER_MS);
}
