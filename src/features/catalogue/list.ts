/**
 * Changes a list in place: the links of filters, sort and pages fetch the page they lead to and only its list is
 * exchanged. What arrives is the very page the server would have shown, so nothing is drawn twice.
 */
export function startList(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  let newest = 0;

  async function show(address: string): Promise<void> {
    const asked = ++newest;
    list!.querySelector('[data-results]')?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { headers: { Accept: 'text/html' } });
      if (!response.ok) throw new Error(`The list answered ${response.status}.`);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fresh = page.querySelector('[data-list]');
      if (!fresh) throw new Error('The list has no list.');
      if (asked === newest) exchange(list!, fresh);
    } catch {
      // The link still leads there: let the browser follow it and say what is wrong.
      location.assign(address);
    }
  }

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void show(link.href).then(() => {
      if (link.closest('nav')) list.scrollIntoView({ block: 'start' });
    });
  });
  addEventListener('popstate', () => void show(location.href));
}

/** Puts the new list in place of the old one; what was unfolded stays so, and the keyboard stays where it was. */
function exchange(list: HTMLElement, fresh: Element): void {
  const wasUnfolded = list.querySelector<HTMLInputElement>('[data-fold]')?.checked ?? false;
  const focused =
    document.activeElement instanceof HTMLAnchorElement ? document.activeElement.textContent?.trim() : undefined;
  list.replaceChildren(...fresh.childNodes);
  const fold = list.querySelector<HTMLInputElement>('[data-fold]');
  if (fold) fold.checked = wasUnfolded;
  if (focused === undefined) return;
  const again = [...list.querySelectorAll<HTMLAnchorElement>('a[data-in-place]')].find(
    (link) => link.textContent?.trim() === focused,
  );
  again?.focus({ preventScroll: true });
}
