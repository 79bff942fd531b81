import { translatedPath } from '#contract/language-tags.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue } from '../../storage/stored-value.ts';

/** The language that was chosen in this browser. */
const chosen = storedValue(KEPT.language, (found) => found);

/**
 * Makes the links to other languages lead to the present page with its filters, and stores the choice. The page in Hindi
 * is offered to people who chose Hindi before, or whose browser prefers it.
 */
export function startLanguageChoice(): void {
  const page = document.querySelector<HTMLMetaElement>('meta[name=english-page]')?.content;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const { language } = link.dataset;
    // A list changes its address in place, so its filters are those of the click.
    const address = () => {
      const here = location.pathname.replace(/^\/hi(?=\/)/, '');
      // The result of a payment has the order in its address.
      const path = here.startsWith(`${page}/`) ? here : page!;
      return translatedPath(language!, path) + location.search;
    };
    link.addEventListener('click', () => {
      chosen.set(language);
      if (page) link.href = address();
    });
    const preferred = chosen.get() ?? navigator.languages.find((tag) => /^(en|hi)/.test(tag));
    if (page && language === 'hi' && `${preferred}`.startsWith(language))
      void import('./offer-hindi.ts').then(({ offerHindi }) => offerHindi(address(), () => chosen.set('en')));
  }
}
