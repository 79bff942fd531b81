/** The maximum number of toasts; the oldest is removed first. */
const MOST = 20;
const SHOWN_MS = 5000;
/** A toast with an action stays longer, so that it can be reached. */
const WITH_ACTION_MS = 10_000;

interface ToastOptions {
  shownMs?: number;
  /** An action such as 'Undo'. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  /** The subject, for screen readers. */
  of?: string;
  run: () => void;
}

/**
 * Shows a short message at the bottom of the screen for some seconds, or longer while it is hovered or focused. It
 * works for islands and plain scripts; every page has the region (`Toasts.astro`).
 */
export function toast(text: string, { action, shownMs = action ? WITH_ACTION_MS : SHOWN_MS }: ToastOptions = {}): void {
  const area = document.querySelector('[data-toasts]');
  if (!area) return;
  while (area.childElementCount >= MOST) area.firstElementChild!.remove();
  const line = document.createElement('div');
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  line.append(paragraph);
  /** The element that gets the focus back. */
  let from: EventTarget | null = null;
  const leave = () => {
    const hadFocus = line.contains(document.activeElement);
    line.remove();
    if (hadFocus && from instanceof HTMLElement && from.isConnected) from.focus();
  };
  if (action) line.append(buttonFor(action, leave));
  area.append(line);

  const clock = startClock(shownMs, leave);
  const isHeld = () => line.matches(':hover, :focus-within');
  for (const event of ['pointerenter', 'focusin']) line.addEventListener(event, clock.stop);
  for (const event of ['pointerleave', 'focusout'])
    line.addEventListener(event, () => queueMicrotask(() => !isHeld() && clock.go()));
  line.addEventListener('focusin', ({ relatedTarget }) => {
    from = relatedTarget;
  });
}

function buttonFor({ label, of, run }: ToastAction, leave: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  if (of) button.setAttribute('aria-label', `${label}: ${of}`);
  button.addEventListener('click', () => {
    leave();
    run();
  });
  return button;
}

/** Calls `end` after a time that can be paused. */
function startClock(ms: number, end: () => void): { go: () => void; stop: () => void } {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(end, left);
  };
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(1000, left - (Date.now() - since));
  };
  go();
  return { go, stop };
}
