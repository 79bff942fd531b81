import { kolkataDay } from '#contract/shop/dates.ts';

/** Falls silent once the last day to order has passed: the page was drawn before. */
export function hideWhatIsTooLate(): void {
  const today = kolkataDay(Date.now());
  for (const note of document.querySelectorAll<HTMLElement>('[data-order-by]')) {
    note.hidden = (note.dataset.orderBy ?? '') < today;
  }
}
