const KEPT = 'ratnahaat:1:social-proof';
/** The page's own matters first; what tells the lines is not even loaded before. */
const FIRST_AFTER_MS = 8_000;
/** Where somebody is about to decide or to type, nothing pops up. */
const QUIET = /^\/(cart|checkout|confirmation|signin|login|signup|become-seller|contact)/;

/** Tells, in turn, what others bought and want; until it is switched off. */
export function startSocialProof(): void {
  const box = document.querySelector<HTMLElement>('[data-proof]');
  if (!box || QUIET.test(location.pathname) || localStorage.getItem(KEPT) === 'off') return;
  box.querySelector('[data-proof-off]')?.addEventListener('click', () => {
    localStorage.setItem(KEPT, 'off');
    box.remove();
  });
  setTimeout(() => void import('./tell.ts').then(({ tell }) => tell(box)), FIRST_AFTER_MS);
}
