import type { ClientDirective } from 'astro';

/** How long an island may wait for a quiet moment after the page has loaded. */
const PATIENCE_MS = 2000;

/**
 * Wakes an island when the page has loaded and is quiet, or at once when somebody touches it: pictures and text come
 * first on a slow line. Clicks that came too early are kept, and done in their order when the island is awake.
 */
const settled: ClientDirective = (load, _options, element) => {
  let started = false;
  let isClickOurs = false;
  const early: Element[] = [];

  const keepClick = (event: Event) => {
    if (isClickOurs) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event.target as Element);
  };
  const wake = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    // A click that comes meanwhile is done after those before it.
    for (let target = early.shift(); target; target = early.shift()) {
      isClickOurs = true;
      // An icon is clicked as well, and has no click() of its own.
      if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      isClickOurs = false;
      // React draws what a click changed after the task it came in, and the next click has to find it.
      await new Promise((resolve) => setTimeout(resolve));
    }
    element.removeEventListener('click', keepClick, true);
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
