import type { ClientDirective } from 'astro';
import { wakerOf, whenSettled } from './wake.ts';

/** Wakes an island when the page is quiet and the island comes into view, or at once when somebody touches it. */
const seen: ClientDirective = (load, _options, element) => {
  const wake = wakerOf(load, element);
  whenSettled(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void wake();
    });
    // The island itself has no box.
    for (const child of element.children) watch.observe(child);
  });
};

export default seen;
