import type { ClientDirective } from 'astro';
import { wakerOf, whenSettled } from './wake.ts';

/** Hydrates an island when the page is idle and the island is in view, or at the first interaction with it. */
const seen: ClientDirective = (load, _options, element) => {
  const wake = wakerOf(load, element);
  whenSettled(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void wake();
    });
    // The island element has `display: contents`, so its children are observed.
    for (const child of element.children) watch.observe(child);
  });
};

export default seen;
