import { CONTENT_ONLY } from '#contract/pages/content-only.ts';

/**
 * The page of an address as the server draws it, also where it says that a list has no such page: at least its content.
 * @throws where it answers with anything else
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { Accept: 'text/html', Prefer: CONTENT_ONLY } });
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`);
  // Its styles stay behind: the present page's policy knows only its own, and the part that is shown has them already.
  const html = (await response.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
