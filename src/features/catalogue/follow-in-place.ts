/** The link of a kind that a click follows here; nothing where the browser is asked for something else. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  return (event.target as Element).closest<HTMLAnchorElement>(selector) ?? undefined;
}

/**
 * Follows links and forms that change a list in place. Lists are exchanged, so the document listens.
 * @param go what to do with the address that is led to, and what led there
 */
export function followInPlace(go: (address: string, from: Element) => void): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[data-in-place]');
    if (!link) return;
    event.preventDefault();
    go(link.href, link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-in-place-form]')) return;
    event.preventDefault();
    const fields = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
    const search = new URLSearchParams(fields).toString();
    go(search ? `${form.action}?${search}` : form.action, form);
  });
}
