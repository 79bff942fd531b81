import { fetchPage } from '../../api/page.ts';

/** Shows a festival in a dialog over the calendar, with the content of its own page. */
export function startFestivalWindow(calendar: HTMLElement): void {
  const window = calendar.querySelector<HTMLDialogElement>('[data-festival-window]');
  const name = window?.querySelector('[data-name]');
  const area = window?.querySelector('[data-place]');
  const page = window?.querySelector<HTMLAnchorElement>('[data-page]');
  if (!window || !name || !area || !page) return;

  async function show(link: HTMLAnchorElement): Promise<void> {
    link.setAttribute('aria-busy', 'true');
    try {
      const festival = await fetchPage(link.href);
      const details = festival.querySelector('[data-festival-details]');
      if (!details) throw new Error('The page tells of no festival.');
      name!.textContent = festival.querySelector('[data-festival-name]')?.textContent ?? '';
      area!.replaceChildren(document.importNode(details, true));
      // The calendar below already has the city form.
      area!.querySelector('[data-city-choice]')?.remove();
      page!.href = link.href;
      window!.showModal();
      window!.scrollTop = 0;
    } catch {
      // Falls back to the link.
      location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
    }
  }

  calendar.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-festival]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void show(link);
  });
  window.querySelector('[data-close]')?.addEventListener('click', () => window.close());
  window.addEventListener('click', (event) => {
    if (event.target === window) window.close();
  });
}
