import { addDays } from '#contract/shop/dates.ts';
import type { FestivalEvent } from '#contract/shop/festivals.ts';

interface CalendarDay extends Pick<FestivalEvent, 'name' | 'date' | 'lastDate' | 'muhurat'> {
  /** The sentence that names the place of its date and times. */
  place: string;
}

/**
 * Returns the Google Calendar link that adds a festival as an all-day event.
 * @param url the address of its page
 */
export function googleCalendarLink(event: CalendarDay, url: string): string {
  const plain = (date: string) => date.replaceAll('-', '');
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.name,
    // The end is exclusive.
    dates: `${plain(event.date)}/${plain(addDays(event.lastDate, 1))}`,
    details: [event.muhurat, event.place, url].filter(Boolean).join('\n'),
  }).toString();
  return link.href;
}
