/**
 * The page of an address as the server draws it, also where it says that a list has no such page.
 * @throws where it answers with anything else
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`);
  // Its styles stay behind: the present page's policy knows only its own, and the part that is shown has them already.
  const html = (await response.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The link that a click means to follow in place; nothing where the browser is asked for something else. */
export function linkInPlace(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  return (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]') ?? undefined;
}
