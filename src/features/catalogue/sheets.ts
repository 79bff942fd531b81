/** A swipe down by this many pixels closes a sheet. */
const SWIPE = 80;

/**
 * On phones filters and sort are modal bottom sheets: the elements beside the list on wide screens, moved into a dialog
 * while it is open. Without this script the bar's links jump to them.
 */
export function startSheets(list: HTMLElement): { close(): void } {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  list.append(dialog);
  let home: Comment | undefined;

  function open(name: string): void {
    const sheet = list.querySelector<HTMLElement>(`[data-sheet="${name}"]`);
    if (!sheet || dialog.open) return;
    home = document.createComment(name);
    sheet.replaceWith(home);
    dialog.append(sheet);
    dialog.setAttribute('aria-label', sheet.getAttribute('aria-label') ?? name);
    dialog.showModal();
    sheet.focus({ preventScroll: true });
  }

  dialog.addEventListener('close', () => {
    const sheet = dialog.firstElementChild as HTMLElement | null;
    if (!sheet || !home) return;
    const { sheet: name } = sheet.dataset;
    home.replaceWith(sheet);
    // The bar may have been replaced.
    list.querySelector<HTMLElement>(`[data-open-sheet="${name}"]`)?.focus({ preventScroll: true });
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>('[data-open-sheet]');
    if (opener) open(opener.dataset.openSheet!);
    else if (target === dialog || (dialog.open && target.closest('[data-close-sheet]'))) dialog.close();
    else return;
    event.preventDefault();
  });
  // Wide screens have no sheets: the content is beside the list.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => dialog.close());

  let from: number | undefined;
  dialog.addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      from = dialog.scrollTop <= 0 ? touch?.clientY : undefined;
    },
    { passive: true },
  );
  dialog.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (from === undefined || !touch || touch.clientY - from < SWIPE) return;
      from = undefined;
      dialog.close();
    },
    { passive: true },
  );
  return { close: () => dialog.close() };
}
