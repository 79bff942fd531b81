/**
 * Loads the second picture of a card when a finger or a pointer comes to the card, or its pictures are pushed sideways:
 * before that it would only hold up the pictures that are seen, and cost a phone's data.
 */
export function startSecondPictures(): void {
  document.addEventListener('pointerover', show, { passive: true });
  // Of an element's own scrolling the document only hears on the way down.
  document.addEventListener('scroll', show, { passive: true, capture: true });
  // Some were pushed while this was still on its way. Of those below the window nobody has pushed one, and each that is
  // asked would have to be laid out first.
  for (const slot of document.querySelectorAll<HTMLElement>('.card [data-second]')) {
    if (isLaidOut(slot) && slot.parentElement?.scrollLeft) load(slot);
  }
}

/** Older browsers do not tell; they lay out everything. */
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
