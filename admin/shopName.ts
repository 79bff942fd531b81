/** Returns the shop's name, which the server writes into the page. */
export function shopName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';
}
