import { NEXT_NOT_LOADED } from '#contract/words/en/scripts.ts';
import { fetchPage } from '../../api/page.ts';
import { said } from '../../ui/said.ts';
import { clickedLink } from './follow-in-place.ts';

/**
 * Makes 'Show more' add the next page below the list. The address stays; the history entry stores how many pages are
 * shown, for reloads and back navigation. The listener is on the document, since lists are replaced.
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

/** Returns the last page added at this history entry; 0 if none was. */
function shownTo(): number {
  const { shownTo: page } = (history.state ?? {}) as { shownTo?: unknown };
  return typeof page === 'number' ? page : 0;
}

/** Restores the pages that were added to this list before. */
export async function showAgain(): Promise<void> {
  const to = shownTo();
  for (;;) {
    const link = document.querySelector<HTMLAnchorElement>('a[data-more]');
    if (!link || Number(link.dataset.more) > to || !(await add(link))) return;
  }
}

/** Adds the page of a link and returns its first card; undefined if it could not be added. */
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
    // The list has been replaced since the request.
    if (!link.isConnected) return undefined;
    const first = cards[0];
    grid.append(...cards);
    end.replaceChildren(...nextEnd.childNodes);
    history.replaceState({ ...history.state, shownTo: Number(link.dataset.more) }, '');
    return first;
  } catch {
    link.removeAttribute('aria-disabled');
    const trouble = end.querySelector('[data-more-trouble]');
    if (trouble) trouble.textContent = said(NEXT_NOT_LOADED);
    return undefined;
  }
}
