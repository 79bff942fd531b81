import { FOUND_IN, NONE_NAMED, NOT_LOADED } from '#contract/words/en/festival-scripts.ts';
import { weekdayInPage } from '../../ui/page-days.ts';
import { said } from '../../ui/said.ts';
import { isMeant } from './search-events.ts';
import { yearPage } from './year-page.ts';

/** Lists the year's festivals that match the query, and shows how many there are. */
export function startCalendarSearch(calendar: HTMLElement): void {
  const search = calendar.querySelector<HTMLElement>('[data-calendar-search]');
  const field = search?.querySelector('input');
  const found = search?.querySelector('[data-found]');
  const count = search?.querySelector('[data-found-count]');
  if (!search || !field || !found || !count) return;
  const year = Number(search.dataset.year);
  let newest = 0;

  async function look(): Promise<void> {
    const queryNumber = ++newest;
    const query = field!.value.trim();
    const events = query === '' ? [] : await eventsOf(year).catch(() => undefined);
    if (queryNumber !== newest) return;
    if (!events) {
      count!.textContent = said(NOT_LOADED);
      return;
    }
    const meant = events.filter(({ names }) => isMeant(query, names));
    found!.replaceChildren(...meant.map(({ item }) => item()));
    count!.textContent = query === '' ? '' : textOf(meant.length, year);
  }

  field.addEventListener('input', () => void look());
  // The visitor may have typed before this script was loaded.
  if (field.value !== '') void look();
  // Prefetches the year when the field gets the focus.
  field.addEventListener('focus', () => void eventsOf(year).catch(() => undefined), { once: true });
}

function textOf(count: number, year: number): string {
  if (count === 0) return said(NONE_NAMED, { year });
  return said(FOUND_IN, { count, year });
}

async function eventsOf(year: number): Promise<{ names: string; item: () => Element }[]> {
  const page = await yearPage(year);
  const events = [...page.querySelectorAll<HTMLElement>('[data-event]')];
  // The results of the last search are copies.
  const originals = events.filter((event) => !event.closest('[data-found]'));
  return originals.map((event) => {
    const date = event.closest('[id]')?.querySelector('time')?.dateTime ?? '';
    return {
      names: `${event.querySelector('a')?.textContent} ${event.dataset.also}`,
      item: () => {
        const item = document.importNode(event, true);
        const day = document.createElement('time');
        day.dateTime = date;
        day.textContent = weekdayInPage(date);
        item.prepend(day);
        return item;
      },
    };
  });
}
