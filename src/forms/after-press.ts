/**
 * Does something once no button of the mouse is held down, or at once where none is. A field that is left for a button is
 * left while that is pressed: a line that appears then moves the button away from under the pointer, and it is never
 * clicked.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work();
  // The click comes with the release, before anything that waits for its turn.
  addEventListener('mouseup', () => setTimeout(work), { once: true });
}
