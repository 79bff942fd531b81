import { kolkataDay } from '#contract/shop/dates.ts';

/** Hides the last order day once it has passed, since the page may be older. */
export function hideWhatIsTooLate(): void {
  const today = kolkataDay(Date.now());
  for (const note of document.querySelectorAll<HTMLElement>('[data-order-by]')) {
    note.hidden = (note.dataset.orderBy ?? '') < today;
  }
}
