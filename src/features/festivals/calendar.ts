import { kolkataDay } from '#contract/shop/dates.ts';
import { pathIn } from '#contract/languages.ts';
import { FESTIVALS_PATH, festivalYearPath } from '#contract/pages/paths.ts';
import { languageOfPage } from '../../ui/page-language.ts';
import { startFestivalWindow } from './festival-window.ts';
import { startCalendarSearch } from './calendar-search.ts';
import { cityOfAddress } from './city.ts';
import { yearPage } from './year-page.ts';

/** Starts the calendar: marks today, changes months in place, and starts the search and the festival dialog. */
export function startCalendar(): void {
  const calendar = document.querySelector<HTMLElement>('[data-calendar]');
  if (!calendar) return;
  markToday(calendar);
  startFestivalWindow(calendar);
  startCalendarSearch(calendar);
  const area = calendar.querySelector<HTMLElement>('[data-month-place]');
  if (area) startTurning(calendar, area);
}

function markToday(within: Element): void {
  within.querySelector(`[data-date="${kolkataDay(Date.now())}"]`)?.setAttribute('aria-current', 'date');
}

/** Makes Previous and Next fetch the page of the linked year and show its month in place. */
function startTurning(calendar: HTMLElement, area: HTMLElement): void {
  const first = [...area.childNodes];
  let newest = 0;

  async function show(address: URL, pressed?: string): Promise<void> {
    const queryNumber = ++newest;
    try {
      const page = await yearPage(Number(address.pathname.split('/').at(-1)));
      const month = page.getElementById(address.hash.slice(1))?.closest('.month');
      if (!month) throw new Error(`The year has no ${address.hash}.`);
      if (queryNumber !== newest) return;
      put([document.importNode(month, true)], pressed);
    } catch {
      location.assign(address);
    }
  }

  function put(nodes: Node[], pressed?: string): void {
    area.replaceChildren(...nodes);
    markToday(area);
    const turn =
      area.querySelector<HTMLElement>(`[data-turn="${pressed}"]`) ?? area.querySelector<HTMLElement>('[data-turn]');
    if (pressed) turn?.focus({ preventScroll: true });
    const status = calendar.querySelector('[data-turned]');
    if (status) status.textContent = area.querySelector('h2')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  area.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-turn]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void show(new URL(link.href), link.dataset.turn);
  });
  addEventListener('popstate', () => {
    // A link within the current month, from a day of the grid to the list.
    if (location.hash && area.contains(document.getElementById(location.hash.slice(1)))) return;
    if (location.pathname === pathIn(languageOfPage(), FESTIVALS_PATH)) put(first);
    else void show(new URL(location.href));
  });

  // The page may be from the month before: it was open or stored since.
  const [year, month] = kolkataDay(Date.now()).split('-').map(Number) as [number, number];
  if (area.querySelector<HTMLElement>('[data-month]')?.dataset.month !== `${year}-${month}`) {
    const path = pathIn(languageOfPage(), festivalYearPath(year, month, cityOfAddress()));
    void show(new URL(path, location.href));
  }
}
