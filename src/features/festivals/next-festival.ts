import { kolkataDay } from '#contract/shop/dates.ts';
import { nextInWords } from './upcoming.ts';
import type { Upcoming } from './upcoming.ts';

/** Says which festival is next, today: the page was drawn some day of this month. */
export function startNextFestival(): void {
  for (const teaser of document.querySelectorAll<HTMLAnchorElement>('[data-next-festival]')) {
    const festivals = JSON.parse(teaser.dataset.nextFestival ?? '[]') as Upcoming[];
    const next = nextInWords(festivals, kolkataDay(Date.now()));
    const words = teaser.querySelector('[data-words]');
    if (!next || !words) continue;
    words.textContent = next.words;
    teaser.href = next.href;
  }
}
