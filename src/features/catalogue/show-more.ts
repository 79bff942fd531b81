import { fetchPage } from '../../api/page.ts';
import { clickedLink } from './follow-in-place.ts';

/**
 * Lets 'Show more' add the next page of a list below what is shown. The address stays; the entry of the browser's
 * history keeps how far the list was shown, for a reload and the way back. Lists are exchanged in place, so the
 * document listens.
 */
export function startMore(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[data-more]');
    if (!link) return;
    event.preventDefault();
    void add(link).then((first) => first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true }));
  });
  void showAgain();
}

/** The last page that was added at this entry of the history; 0 where none was. */
function shownTo(): number {
  const { shownTo: page } = (history.state ?? {}) as { shownTo?: unknown };
  return typeof page === 'number' ? page : 0;
}

/** Adds again what was added to the list of this address before. */
export async function showAgain(): Promise<void> {
  const to = shownTo();
  for (;;) {
    const link = document.querySelector<HTMLAnchorElement>('a[data-more]');
    if (!link || Number(link.dataset.more) > to || !(await add(link))) return;
  }
}

/** Adds the page a link leads to; its first card, or nothing where it could not be added. */
async function add(link: HTMLAnchorElement): Promise<Element | undefined> {
  const end = link.closest('[data-list-end]');
  const grid = end?.parentElement?.querySelector('[data-grid]');
  if (!end || !grid || link.getAttribute('aria-disabled') === 'true') return undefined;
  link.setAttribute('aria-disabled', 'true');
  try {
    const next = await fetchPage(link.href);
    const cards = next.querySelector('[data-grid]')?.children;
    const nextEnd = next.querySelector('[data-list-end]');
    if (!cards || !nextEnd) throw new Error('The page has no list.');
    // Filters may have been chosen meanwhile: then this list is not shown any more.
    if (!link.isConnected) return undefined;
    const first = cards[0];
    grid.append(...cards);
    end.replaceChildren(...nextEnd.childNodes);
    history.replaceState({ ...history.state, shownTo: Number(link.dataset.more) }, '');
    return first;
  } catch {
    link.removeAttribute('aria-disabled');
    const trouble = end.querySelector('[data-more-trouble]');
    if (trouble) trouble.textContent = 'The next items could not be loaded. Please try again.';
    return undefined;
  }
}
