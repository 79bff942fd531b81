import type { Day } from '#contract/shop/dates.ts';

/** A festival as the home page carries it. */
export interface Upcoming {
  name: string;
  date: Day;
  lastDate: Day;
  href: string;
}

const DAY_MS = 86_400_000;

/**
 * What is next on a day, in words; nothing where all that is known has passed.
 * @param festivals by date
 */
export function nextInWords(festivals: readonly Upcoming[], today: Day): { words: string; href: string } | undefined {
  const next = festivals.find(({ lastDate }) => lastDate >= today);
  if (!next) return undefined;
  const days = Math.max(0, Math.round((Date.parse(next.date) - Date.parse(today)) / DAY_MS));
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return { words: `Next: ${next.name}, ${when}`, href: next.href };
}
