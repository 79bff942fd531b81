/** Folds a long description until 'Read more'. Without JavaScript it is never folded. */
export function startReadMore(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-read-more]');
  const description = document.querySelector('[data-description]');
  button?.addEventListener('click', () => {
    description?.classList.remove('long');
    button.remove();
    (description as HTMLElement | null)?.setAttribute('tabindex', '-1');
    (description as HTMLElement | null)?.focus({ preventScroll: true });
  });
}
