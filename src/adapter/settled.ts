import type { ClientDirective } from 'astro';
import { wakerOf, whenSettled } from './wake.ts';

/** Wakes an island when the page has loaded and is quiet, or at once when somebody touches it. */
const settled: ClientDirective = (load, _options, element) => {
  const wake = wakerOf(load, element);
  whenSettled(() => void wake());
};

export default settled;
