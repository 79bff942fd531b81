/** Returns the clicked link that matches a selector; undefined if the browser opens it elsewhere. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  return (event.target as Element).closest<HTMLAnchorElement>(selector) ?? undefined;
}

/**
 * Handles links and forms that change a list in place. The listeners are on the document, since lists are replaced.
 * @param go called with the address and the link or form
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
