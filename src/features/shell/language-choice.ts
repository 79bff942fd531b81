/** Makes the links to other languages lead to the page that is shown, with its filters, if it exists in that language. */
export function startLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const same = document.querySelector<HTMLLinkElement>(`link[hreflang="${link.hreflang}"]`);
    // A list changes its address in place, so its filters are those of the click.
    if (same) link.addEventListener('click', () => (link.href = new URL(same.href).pathname + location.search));
  }
}
