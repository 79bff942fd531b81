import { fetchPage } from '../../api/page.ts';
import { followInPlace } from '../catalogue/follow-in-place.ts';
import { exchangeParts } from '../catalogue/list.ts';
import { startSheets } from '../catalogue/sheets.ts';
import { showAgain } from '../catalogue/show-more.ts';

/**
 * Changes the view of the search in place: filters, pages and typing fetch the page they lead to, and only its view is
 * exchanged. What arrives is the very page the server would have shown, so nothing is drawn twice. The view tells by an
 * event `exchanged` that it is another.
 * @param fail what to do where an address gives no view
 * @returns the way to the view of an address, for controls that are no links
 */
export function startResults(view: HTMLElement, fail: () => void): (address: string) => Promise<void> {
  const sheets = startSheets(view.parentElement!);
  let newest = 0;

  async function show(address: string): Promise<void> {
    const queryNumber = ++newest;
    view.querySelector('[data-results]')?.setAttribute('aria-busy', 'true');
    try {
      const page = await fetchPage(address);
      if (queryNumber === newest) exchange(view, page);
    } catch {
      if (queryNumber === newest) {
        // What is said instead of the list must not lie behind a sheet.
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
 * Puts the new view in place of the old one. Where both list products, only the parts of the list are exchanged, so what
 * was unfolded stays so, and the keyboard stays where it was.
 */
function exchange(view: HTMLElement, page: Document): void {
  const fresh = page.querySelector('[data-search-view]');
  if (!fresh) throw new Error('The search has no view.');
  if (document.querySelector('[data-list]') && fresh.querySelector('[data-list]')) exchangeParts(page);
  else view.replaceChildren(...fresh.childNodes);
  view.dispatchEvent(new Event('exchanged'));
}
