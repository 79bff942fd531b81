import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/**
 * The way to wake an island, which is also taken at once when somebody touches it. Clicks that came too early are kept,
 * and done in their order when the island is awake.
 */
export function wakerOf(load: Load, element: HTMLElement): () => Promise<void> {
  let started = false;
  let isAwake = false;
  const early: Element[] = [];

  const keepClick = (event: Event) => {
    // One that is done again, here or by an island inside this one.
    if (isAwake && !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event.target as Element);
  };
  const wake = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    // One inside another island wakes after it.
    if (element.hasAttribute('ssr')) {
      await new Promise((resolve) => element.addEventListener('astro:hydrate', resolve, { once: true }));
    }
    isAwake = true;
    // A click that comes meanwhile is done after those before it.
    for (let target = early.shift(); target; target = early.shift()) {
      // An icon is clicked as well, and has no click() of its own.
      if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // React draws what a click changed after the task it came in, and the next click has to find it.
      await new Promise((resolve) => setTimeout(resolve));
    }
    element.removeEventListener('click', keepClick, true);
  };

  element.addEventListener('click', keepClick, true);
  for (const touch of ['pointerenter', 'pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(touch, () => void wake(), { once: true, passive: true });
  }
  return wake;
}

/** How long an island may wait for a quiet moment after the page has loaded. */
const PATIENCE_MS = 2000;

/** Does something when the page has loaded and is quiet: pictures and text come first on a slow line. */
export function whenSettled(work: () => void): void {
  const whenQuiet = () => requestIdleCallback(work, { timeout: PATIENCE_MS });
  if (document.readyState === 'complete') whenQuiet();
  else addEventListener('load', whenQuiet, { once: true });
}
