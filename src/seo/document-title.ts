/** Returns the title of a document: a page's own title, then the shop's name. */
export function documentTitle(title: string, shopName: string): string {
  return `${title} | ${shopName}`;
}

/** Returns the shop's name as the head of the shown page has it, for scripts in the browser. */
export function shopNameOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}
