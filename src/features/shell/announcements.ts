const INTERVAL_MS = 3000;

/**
 * Rotates the messages of the bar every three seconds. It pauses on hover and focus, shows the message whose link is
 * focused, and does not rotate with reduced motion.
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
  const show = (next: number) => {
    messages[shown]?.classList.remove('shown');
    shown = next;
    messages[shown]?.classList.add('shown');
  };
  bar.addEventListener('focusin', ({ target }) => {
    const focused = messages.findIndex((message) => message.contains(target as Node));
    if (focused >= 0) show(focused);
  });
  setInterval(() => {
    if (!held && !document.hidden) show((shown + 1) % messages.length);
  }, INTERVAL_MS);
}
