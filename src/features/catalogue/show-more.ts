import { fetchPage } from '../../api/page.ts';
import { clickedLink } from './follow-in-place.ts';

/**
 * Lets 'Show more' add the next page of a list below what is shown. The address becomes that page's, so that a reload,
 * a shared link and the way back show it. Lists are exchanged in place, so the document listens.
 */
export function startMore(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[data-more]');
    const end = link?.closest<HTMLElement>('[data-list-end]');
    const grid = end?.parentElement?.querySelector<HTMLElement>('[data-grid]');
    if (!link || !end || !grid) return;
    event.preventDefault();
    void add(link, end, grid);
  });
}

async function add(link: HTMLAnchorElement, end: HTMLElement, grid: HTMLElement): Promise<void> {
  if (link.getAttribute('aria-disabled') === 'true') return;
  link.setAttribute('aria-disabled', 'true');
  try {
    const next = await fetchPage(link.href);
    const cards = next.querySelector('[data-grid]')?.children;
    const nextEnd = next.querySelector('[data-list-end]');
    if (!cards || !nextEnd) throw new Error('The page has no list.');
    // Filters may have been chosen meanwhile: then this list is not shown any more.
    if (!link.isConnected) return;
    const first = cards[0];
    grid.append(...cards);
    end.replaceChildren(...nextEnd.childNodes);
    history.replaceState(history.state, '', link.href);
    first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  } catch {
    link.removeAttribute('aria-disabled');
    const trouble = end.querySelector('[data-more-trouble]');
    if (trouble) trouble.textContent = 'The next items could not be loaded. Please try again.';
  }
}
