/** Scripts and what is loaded for them. In a sandboxed frame each would only log an error. */
const RUNS = 'script, link[rel=modulepreload], link[rel=manifest], meta[http-equiv=content-security-policy i]';

/** Returns a page of the storefront for a sandboxed frame: without scripts and links. */
export function framed(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(RUNS)) element.remove();
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const control of page.querySelectorAll('button, input, select, textarea')) control.setAttribute('disabled', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
