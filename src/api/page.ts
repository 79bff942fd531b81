import { CONTENT_ONLY } from '#contract/pages/content-only.ts';

/**
 * Returns the page at an address, also a 404 of a list page, with or without its frame.
 * @throws for any other response
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { Accept: 'text/html', Prefer: CONTENT_ONLY } });
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`);
  // Removes the styles: the current page's policy allows only its own, which already cover the replaced parts.
  const html = (await response.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
