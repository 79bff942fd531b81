import type { ClientDirective } from 'astro';
import { wakerOf } from './wake.ts';

/** Hydrates an island at once. Unlike Astro's `load`, it loses no click and no Enter before. */
const now: ClientDirective = (load, _options, element) => void wakerOf(load, element)();

export default now;
