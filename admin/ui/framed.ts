/** Scripts and what is loaded for them. In a sandboxed frame each would only log an error. */
const RUNS = 'script, link[rel=modulepreload], link[rel=manifest], meta[http-equiv=content-security-policy i]';

/** Shows what a visitor with scripts sees, in this theme: the frame runs none, so menus would be open. */
function showAsWithScripts(page: Document, theme: 'light' | 'dark'): void {
  Object.assign(page.documentElement.dataset, { theme, visitor: '' });
  for (const style of page.querySelectorAll('style'))
    style.textContent = style.textContent.replace(/\(scripting: ?none\)/g, 'not all');
}

/**
 * Returns a page of the storefront for a sandboxed frame: without scripts and links.
 * @param theme shows the page in this theme and as with scripts; without it, as it is
 */
export function framed(html: string, theme?: 'light' | 'dark'): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(RUNS)) element.remove();
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const control of page.querySelectorAll('button, input, select, textarea')) control.setAttribute('disabled', '');
  if (theme) showAsWithScripts(page, theme);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
