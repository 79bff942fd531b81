/**
 * Calls `work` once no mouse button is pressed. A field loses the focus while another button is pressed: an error that
 * appears then would move that button from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work();
  // The click fires on release, before the timeout.
  addEventListener('mouseup', () => setTimeout(work), { once: true });
}
