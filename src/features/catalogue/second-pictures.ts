/**
 * Loads the second picture of a card when a pointer reaches the card or its pictures are scrolled: earlier it would
 * delay visible pictures and cost mobile data.
 */
export function startSecondPictures(): void {
  document.addEventListener('pointerover', show, { passive: true });
  // Scroll events of elements do not bubble, so they are captured.
  document.addEventListener('scroll', show, { passive: true, capture: true });
  // Some cards were scrolled before this script was loaded. Cards below the window were not, and reading their scroll
  // position would force their layout.
  for (const slot of document.querySelectorAll<HTMLElement>('.card [data-second]')) {
    if (isLaidOut(slot) && slot.parentElement?.scrollLeft) load(slot);
  }
}

/** Older browsers lack the check and lay out everything. */
function isLaidOut(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true });
}

function show({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const slot = target.closest('.card')?.querySelector<HTMLElement>('[data-second]');
  if (slot) load(slot);
}

function load(slot: HTMLElement): void {
  const picture = new Image();
  picture.alt = '';
  picture.src = slot.dataset.second!;
  delete slot.dataset.second;
  slot.append(picture);
}
