import * as messages from '#contract/messages.ts';
import { SEARCH_DEBOUNCE_MS, searchPath } from '#contract/pages/search-path.ts';
import { documentTitle, shopNameOfPage } from '../../seo/document-title.ts';
import { pathHere } from '../../ui/path-here.ts';
import { said } from '../../ui/said.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { startResults } from './results.ts';

/** Makes the results follow the input. The server renders the page of each address. */
export function startSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  const view = document.querySelector<HTMLElement>('[data-search-view]');
  const field = form?.querySelector('input');
  if (!form || !view || !field) return;
  const status = document.querySelector('[data-search-status]');
  let timer: number | undefined;
  let shown = location.href;
  let isTyping = false;
  const show = startResults(
    view,
    () => {
      // Allows the same query again, since nothing is shown.
      shown = '';
      fail(view, status);
    },
    (page) => {
      if (!isTyping) {
        location.replace(page);
        return;
      }
      // The same query may be sent, since its page is not open yet.
      shown = '';
      offer(view, status, { page, query: field.value.trim() });
    },
  );

  const search = () => {
    clearTimeout(timer);
    const address = new URL(pathHere(searchPath({ q: field.value.trim() })), location.href).href;
    // The address is already shown.
    if (address === shown) return;
    shown = address;
    history.pushState(null, '', address);
    void show(address);
  };
  field.addEventListener('input', () => {
    isTyping = true;
    clearTimeout(timer);
    timer = setTimeout(search, SEARCH_DEBOUNCE_MS) as unknown as number;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isTyping = false;
    rememberSearch(field.value);
    search();
  });
  view.addEventListener('click', ({ target }) => {
    isTyping = false;
    if ((target as Element).closest('a[href*="/product/"]')) rememberSearch(field.value);
    if ((target as Element).closest('[data-forget-searches]')) {
      forgetSearches();
      listRecent(view);
      field.focus();
    }
  });
  view.addEventListener('exchanged', () => {
    shown = location.href;
    const q = new URL(shown).searchParams.get('q') ?? '';
    // The field is not overwritten while it has the focus.
    if (document.activeElement !== field) field.value = q;
    document.title = documentTitle(
      q ? said('{query}: search', { query: q }) : said('Search jewellery'),
      shopNameOfPage(),
    );
    if (status) status.textContent = view.querySelector('[data-count]')?.textContent?.trim() ?? '';
    listRecent(view);
  });
  rememberSearch(new URL(shown).searchParams.get('q') ?? '');
  listRecent(view);
}

/** Fills the list of recent searches if the page has one. */
function listRecent(view: HTMLElement): void {
  const section = view.querySelector<HTMLElement>('[data-recent-searches]');
  const list = section?.querySelector('[data-recent-searches-list]');
  if (!section || !list) return;
  const searches = recentSearches();
  section.hidden = searches.length === 0;
  list.replaceChildren(
    ...searches.map((search) => {
      const link = document.createElement('a');
      link.href = pathHere(searchPath({ q: search }));
      link.textContent = search;
      link.dataset.inPlace = '';
      const entry = document.createElement('li');
      entry.append(link);
      return entry;
    }),
  );
}

/** Shows a link to the page that an unfinished query leads to. Only a query that is sent opens it. */
function offer(view: HTMLElement, status: Element | null, { page, query }: { page: string; query: string }): void {
  const link = document.createElement('a');
  link.href = page;
  link.textContent = said('Open the page for “{query}”', { query });
  say(view, status, 'notice', link);
}

function fail(view: HTMLElement, status: Element | null): void {
  say(view, status, 'notice bad', said(messages.SEARCH_ERROR, { message: said(messages.SEARCH_FAILED) }));
}

/** Replaces the view with a notice. */
function say(view: HTMLElement, status: Element | null, className: string, content: string | Node): void {
  const notice = document.createElement('p');
  notice.className = className;
  notice.append(content);
  view.replaceChildren(notice);
  // In a long list the notice may be out of view.
  notice.scrollIntoView({ block: 'nearest' });
  if (status) status.textContent = notice.textContent;
}
