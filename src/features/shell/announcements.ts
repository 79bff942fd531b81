const INTERVAL_MS = 3000;

/**
 * Shows the messages of the bar in turn, every three seconds. It waits while somebody points at it or is inside it, and
 * does not move at all where the system asks for less motion.
 */
export function rotate(bar: HTMLElement): void {
  const messages = [...bar.querySelectorAll('li')];
  if (messages.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let shown = 0;
  let held = false;
  for (const [event, holds] of [
    ['pointerenter', true],
    ['focusin', true],
    ['pointerleave', false],
    ['focusout', false],
  ] as const) {
    bar.addEventListener(event, () => (held = holds));
  }
  setInterval(() => {
    if (held || document.hidden) return;
    messages[shown]?.classList.remove('shown');
    shown = (shown + 1) % messages.length;
    messages[shown]?.classList.add('shown');
  }, INTERVAL_MS);
}
