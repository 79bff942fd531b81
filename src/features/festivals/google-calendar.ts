import { addDays } from '#contract/shop/dates.ts';
import type { FestivalEvent } from '#contract/shop/festivals.ts';

type CalendarDay = Pick<FestivalEvent, 'name' | 'date' | 'lastDate' | 'muhurat'>;

/**
 * Returns the Google Calendar link that adds a festival as an all-day event.
 * @param city the name of the place its date and times are for
 * @param url the address of its page
 */
export function googleCalendarLink(event: CalendarDay, city: string, url: string): string {
  const plain = (date: string) => date.replaceAll('-', '');
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.name,
    // The end is exclusive.
    dates: `${plain(event.date)}/${plain(addDays(event.lastDate, 1))}`,
    details: [event.muhurat, `Date and times are for ${city}.`, url].filter(Boolean).join('\n'),
  }).toString();
  return link.href;
}
