/** Makes the links to other languages lead to the page that is shown, with its filters, if it exists in that language. */
export function startLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const same = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${link.hreflang}"]`);
    if (!same) continue;
    link.href = new URL(same.href).pathname;
    // A list changes its address in place.
    link.addEventListener('click', () => (link.search = location.search));
  }
}
