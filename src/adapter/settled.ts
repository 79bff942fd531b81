import type { ClientDirective } from 'astro';

/** How long an island may wait for a quiet moment after the page has loaded. */
const PATIENCE_MS = 2000;

/**
 * Wakes an island when the page has loaded and is quiet, or at once when somebody touches it: pictures and text come
 * first on a slow line. A click that came too early is kept, and done when the island is awake.
 */
const settled: ClientDirective = (load, _options, element) => {
  let started = false;
  let early: HTMLElement | undefined;

  const keepClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    early = event.target as HTMLElement;
  };
  const wake = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    // React attaches its listeners in a task of its own.
    requestAnimationFrame(() => {
      element.removeEventListener('click', keepClick, true);
      if (early?.isConnected) early.click();
    });
  };
  const wakeWhenQuiet = () => requestIdleCallback(() => void wake(), { timeout: PATIENCE_MS });

  element.addEventListener('click', keepClick, true);
  for (const touch of ['pointerenter', 'pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(touch, () => void wake(), { once: true, passive: true });
  }
  if (document.readyState === 'complete') wakeWhenQuiet();
  else addEventListener('load', wakeWhenQuiet, { once: true });
};

export default settled;
