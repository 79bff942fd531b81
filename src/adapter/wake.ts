import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** The longest wait for a button to be enabled, in tasks. */
const MOST_TASKS = 10;

/** React renders and runs effects in tasks after the hydration and after a click; a microtask would come before them. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns a function that hydrates an island, and hydrates it at the first interaction as well. Clicks before the
 * hydration, and Enter in a form's field, are stored and replayed in their order.
 */
export function wakerOf(load: Load, element: HTMLElement): () => Promise<void> {
  let started = false;
  let isAwake = false;
  const early: Element[] = [];

  // An island inside this one must not store the event as well.
  const store = (event: Event, target: Element) => {
    event.preventDefault();
    event.stopPropagation();
    early.push(target);
  };
  const keepClick = (event: Event) => {
    // A replayed click, of this island or of one inside it.
    if (isAwake && !event.isTrusted) return;
    store(event, event.target as Element);
  };
  const keepEnter = (event: KeyboardEvent) => {
    // Enter that ends the composition of a word in an Indian script does not submit.
    if (isAwake || event.isComposing || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const submit = event.target.form?.querySelector('[type=submit]');
    if (submit) store(event, submit);
  };
  const release = () => {
    element.removeEventListener('click', keepClick, true);
    element.removeEventListener('keydown', keepEnter, true);
  };
  const wake = async () => {
    if (started) return;
    started = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      // Links and forms then work as in a page without scripts.
      release();
      throw error;
    }
    // A nested island hydrates after its parent.
    if (element.hasAttribute('ssr')) {
      await new Promise((resolve) => element.addEventListener('astro:hydrate', resolve, { once: true }));
    }
    isAwake = true;
    // Clicks that arrive during the replay are appended.
    for (let target = early.shift(); target; target = early.shift()) {
      // A button may be enabled by the text that was entered before, which React renders in later tasks.
      for (let task = 0; task < MOST_TASKS && target.matches(':disabled'); task += 1) await nextTask();
      // An SVG icon can be the target and has no click().
      if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // React renders the result of a click in a later task, and the next click has to find it.
      await nextTask();
    }
    release();
  };

  element.addEventListener('click', keepClick, true);
  element.addEventListener('keydown', keepEnter, true);
  for (const touch of ['pointerenter', 'pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(touch, () => void wake(), { once: true, passive: true });
  }
  return wake;
}

/** The longest wait for an idle moment after the page has loaded. */
const PATIENCE_MS = 2000;

/** Calls `work` when the page has loaded and is idle: on a slow connection pictures and text come first. */
export function whenSettled(work: () => void): void {
  const whenQuiet = () => requestIdleCallback(work, { timeout: PATIENCE_MS });
  if (document.readyState === 'complete') whenQuiet();
  else addEventListener('load', whenQuiet, { once: true });
}
