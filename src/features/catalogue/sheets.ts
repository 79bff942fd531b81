/** How far down a sheet is pushed before it is meant to go. */
const SWIPE = 80;

/**
 * On phones filters and sort come up from below as a modal sheet: the same elements that stand beside the list on wide
 * screens, lent to a dialog while it is open. Without this the bar's links lead to them.
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
    // The bar may have been exchanged meanwhile.
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
  // A sheet has no place on a wide screen: there its content stands beside the list.
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
