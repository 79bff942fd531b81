import { fetchPage } from '../../api/page.ts';
import { followInPlace } from './follow-in-place.ts';
import { startSheets } from './sheets.ts';
import { showAgain } from './show-more.ts';

/**
 * Changes a list in place: the links of filters, sort and pages fetch their page, and only the parts of the list are
 * replaced. The fetched page is the one the server shows, so nothing is rendered twice.
 */
export function startList(): void {
  // The list of the search page is replaced with the rest of that page.
  const list = document.querySelector<HTMLElement>('[data-list]:not([data-search-view] *)');
  if (!list) return;
  const results = list.querySelector('[data-results]')!;
  const trouble = list.querySelector<HTMLElement>('[data-trouble]')!;
  const head = trouble.parentElement!;
  const sheets = startSheets(list);
  let newest = 0;

  /** Shows the list at an address and returns whether it succeeded. On failure the old list stays with a message. */
  async function show(address: string): Promise<boolean> {
    const queryNumber = ++newest;
    results.setAttribute('aria-busy', 'true');
    trouble.hidden = true;
    try {
      const page = await fetchPage(address);
      if (queryNumber !== newest) return false;
      exchangeParts(page);
      return true;
    } catch {
      if (queryNumber === newest) complain();
      return false;
    } finally {
      if (queryNumber === newest) results.removeAttribute('aria-busy');
    }
  }

  /** Shows that the list is still the old one, in the open sheet or above the list. */
  function complain(): void {
    const sheetHead = list!.querySelector('dialog[open] .sheet-head');
    if (sheetHead) sheetHead.after(trouble);
    else head.prepend(trouble);
    trouble.hidden = false;
  }

  async function go(address: string, from: Element): Promise<void> {
    // Read before its parent is replaced.
    const isPage = from.closest('.numbers') !== null;
    const isSort = from.closest('[data-sheet="sort"]') !== null;
    if (!(await show(address))) return;
    history.pushState(null, '', address);
    if (isSort) sheets.close();
    if (!isPage) return;
    list!.scrollIntoView({ block: 'start' });
    document.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true });
  }

  followInPlace((address, from) => void go(address, from));
  addEventListener('popstate', () => void show(location.href).then(showAgain));
}

/** Returns which choice of which group has the focus. Its address changes with every choice. */
const choiceKey = (element: Element) =>
  `${element.closest('[data-kind], [data-part]')?.getAttribute('data-kind') ?? element.closest('[data-part]')?.getAttribute('data-part')}/${element.firstElementChild?.textContent ?? element.getAttribute('name')}`;

/**
 * Replaces the parts of a list. Unfolded groups stay unfolded, and the focus stays.
 * @throws if the page lacks a part
 */
export function exchangeParts(page: Document): void {
  const focused = document.activeElement?.closest('[data-part]') ? document.activeElement : null;
  const key = focused && choiceKey(focused);
  const unfolded = new Map(
    [...document.querySelectorAll<HTMLDetailsElement>('[data-kind]')].map((group) => [
      group.dataset.kind,
      { isOpen: group.open, restIsOpen: group.querySelector<HTMLDetailsElement>('[data-rest]')?.open ?? false },
    ]),
  );
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!fresh) throw new Error(`The list lacks its ${part.dataset.part}.`);
    part.replaceChildren(...fresh.childNodes);
  }
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-kind]')) {
    const before = unfolded.get(group.dataset.kind);
    if (!before) continue;
    group.open = before.isOpen;
    const rest = group.querySelector<HTMLDetailsElement>('[data-rest]');
    if (rest) rest.open = before.restIsOpen;
  }
  if (!key) return;
  const again = [...document.querySelectorAll<HTMLElement>('[data-part] :is(a, button, input)')].find(
    (element) => choiceKey(element) === key,
  );
  (again ?? document.querySelector<HTMLElement>('[data-count]'))?.focus({ preventScroll: true });
}
