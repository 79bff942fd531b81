import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** The language that was chosen in this browser. */
const chosen = storedValue(KEPT.language, (found) => found);

/**
 * Makes the links to other languages lead to the page that is shown, with its filters, if it exists in that language,
 * and stores the choice. Offers a page in Hindi to those who chose it or whose browser prefers it.
 */
export function startLanguageChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const same = document.querySelector<HTMLLinkElement>(`link[hreflang="${link.hreflang}"]`);
    // A list changes its address in place, so its filters are those of the click.
    const address = () => new URL(same!.href).pathname + location.search;
    link.addEventListener('click', () => {
      chosen.set(link.dataset.language);
      if (same) link.href = address();
    });
    if (!same || link.dataset.language !== 'hi') continue;
    const preferred = chosen.get() ?? navigator.languages.find((tag) => /^(en|hi)/.test(tag));
    if (!String(preferred).startsWith('hi')) continue;
    void import('./offer-hindi.ts').then(({ offerHindi }) => offerHindi(address(), () => chosen.set('en')));
  }
}
