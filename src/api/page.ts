import { CONTENT_ONLY } from '#contract/pages/content-only.ts';

/**
 * Returns the page at an address, also a 404 of a list page, with or without its frame.
 * @throws for any other response
 */
export async function fetchPage(address: string): Promise<Document> {
  return pageOf(address, await fetchContent(address));
}

/**
 * Returns the page at an address like `fetchPage`, or the other address it leads to.
 * @throws for any other response
 */
export async function fetchPageOrRedirect(address: string): Promise<Document | string> {
  const response = await fetchContent(address);
  return response.redirected ? response.url : pageOf(address, response);
}

function fetchContent(address: string): Promise<Response> {
  return fetch(address, { headers: { Accept: 'text/html', Prefer: CONTENT_ONLY } });
}

async function pageOf(address: string, response: Response): Promise<Document> {
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`);
  // Removes the styles: the current page's policy allows only its own, which already cover the replaced parts.
  const html = (await response.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
