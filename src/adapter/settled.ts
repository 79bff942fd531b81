import type { ClientDirective } from 'astro';
import { wakerOf, whenSettled } from './wake.ts';

/** Hydrates an island when the page has loaded and is idle, or at the first interaction with it. */
const settled: ClientDirective = (load, _options, element) => {
  const wake = wakerOf(load, element);
  whenSettled(() => void wake());
};

export default settled;
