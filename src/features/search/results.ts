import { fetchPage } from '../../api/page.ts';
import { linkInPlace } from '../catalogue/link-in-place.ts';

/**
 * Changes the view of the search in place: filters, pages and typing fetch the page they lead to, and only its view is
 * exchanged. What arrives is the very page the server would have shown, so nothing is drawn twice. The view tells by an
 * event `exchanged` that it is another.
 * @param fail what to do where an address gives no view
 * @returns the way to the view of an address, for controls that are no links
 */
export function startResults(view: HTMLElement, fail: () => void): (address: string) => Promise<void> {
  let newest = 0;

  async function show(address: string): Promise<void> {
    const asked = ++newest;
    view.querySelector('[data-results]')?.setAttribute('aria-busy', 'true');
    try {
      const fresh = (await fetchPage(address)).querySelector('[data-search-view]');
      if (!fresh) throw new Error('The search has no view.');
      if (asked === newest) exchange(view, fresh);
    } catch {
      if (asked === newest) fail();
    }
  }

  document.addEventListener('click', (event) => {
    const link = linkInPlace(event);
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void show(link.href).then(() => {
      if (link.closest('nav')) view.scrollIntoView({ block: 'start' });
    });
  });
  addEventListener('popstate', () => void show(location.href));
  return show;
}

/** Puts the new view in place of the old one; what was unfolded stays so, and the keyboard stays where it was. */
function exchange(view: HTMLElement, fresh: Element): void {
  const wasUnfolded = view.querySelector<HTMLInputElement>('[data-fold]')?.checked ?? false;
  const focused =
    document.activeElement instanceof HTMLAnchorElement ? document.activeElement.textContent?.trim() : undefined;
  view.replaceChildren(...fresh.childNodes);
  view.dispatchEvent(new Event('exchanged'));
  const fold = view.querySelector<HTMLInputElement>('[data-fold]');
  if (fold) fold.checked = wasUnfolded;
  if (focused === undefined) return;
  const again = [...view.querySelectorAll<HTMLAnchorElement>('a[data-in-place]')].find(
    (link) => link.textContent?.trim() === focused,
  );
  again?.focus({ preventScroll: true });
}
