/** What runs or is fetched for what runs; in a frame that may run nothing each would only be complained of. */
const RUNS = 'script, link[rel=modulepreload], link[rel=manifest], meta[http-equiv=content-security-policy i]';

/** A page of the storefront to be looked at in a frame: nothing of it runs, and its links lead nowhere. */
export function framed(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(RUNS)) element.remove();
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const control of page.querySelectorAll('button, input, select, textarea')) control.setAttribute('disabled', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
