import { fetchPageOrRedirect } from '../../api/page.ts';
import { followInPlace } from '../catalogue/follow-in-place.ts';
import { exchangeParts } from '../catalogue/list.ts';
import { startSheets } from '../catalogue/sheets.ts';
import { showAgain } from '../catalogue/show-more.ts';

/**
 * Changes the search results in place: filters, pages and typing fetch their page, and only the results are replaced.
 * The fetched page is the one the server shows, so nothing is rendered twice. The view fires an event `exchanged` after
 * a change.
 * @param fail what to do where an address gives no view
 * @param lead what to do where an address leads to another page
 * @returns the way to the view of an address, for controls that are no links
 */
export function startResults(
  view: HTMLElement,
  fail: () => void,
  lead: (page: string) => void,
): (address: string) => Promise<void> {
  const sheets = startSheets(view.parentElement!);
  let newest = 0;

  async function show(address: string): Promise<void> {
    const queryNumber = ++newest;
    view.querySelector('[data-results]')?.setAttribute('aria-busy', 'true');
    try {
      const page = await fetchPageOrRedirect(address);
      if (queryNumber !== newest) return;
      if (typeof page !== 'string') exchange(view, page);
      else lead(page);
    } catch {
      if (queryNumber === newest) {
        // A sheet must not cover the message that replaces the list.
        sheets.close();
        fail();
      }
    } finally {
      if (queryNumber === newest) view.querySelector('[data-results]')?.removeAttribute('aria-busy');
    }
  }

  async function go(address: string, from: Element): Promise<void> {
    const isPage = from.closest('nav')?.matches('[data-sheet]') === false;
    if (from.closest('[data-sheet="sort"]')) sheets.close();
    history.pushState(null, '', address);
    await show(address);
    if (isPage) view.scrollIntoView({ block: 'start' });
  }

  followInPlace((address, from) => void go(address, from));
  addEventListener('popstate', () => void show(location.href).then(showAgain));
  return show;
}

/**
 * Replaces the view. If both views list products, only the parts of the list are replaced, so that unfolded groups stay
 * unfolded and the focus stays.
 */
function exchange(view: HTMLElement, page: Document): void {
  const fresh = page.querySelector('[data-search-view]');
  if (!fresh) throw new Error('The search has no view.');
  if (document.querySelector('[data-list]') && fresh.querySelector('[data-list]')) exchangeParts(page);
  else view.replaceChildren(...fresh.childNodes);
  view.dispatchEvent(new Event('exchanged'));
}
