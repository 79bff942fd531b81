import type { Section } from '#contract/calls/sections.ts';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { PageStatus } from '#contract/states/page.ts';
import { festivalYear } from '#panchang/festival-year.ts';

/** A span of time in epoch milliseconds; null for no bound. The end is not in it. */
interface Span {
  from: number | null;
  until: number | null;
}

const isIn = ({ from, until }: Span, now: number) => (from === null || from <= now) && (until === null || now < until);

/** Returns the spans in which a section is shown, of the present year and its neighbours for a festival. */
function spansOf(when: NonNullable<Section['when']>, now: number): Span[] {
  if (when.kind === 'dates') return [when];
  const year = Number(kolkataDay(now).slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((near) => festivalYear(near))
    .filter(({ rule }) => rule === when.festival)
    .map(({ date, lastDate }) => ({
      from: startOfDay(addDays(date, -when.daysBefore)),
      until: startOfDay(addDays(lastDate, 1)),
    }));
}

/** Tells whether shoppers see a section at a moment. */
export function isSectionShown({ isHidden, when }: Pick<Section, 'isHidden' | 'when'>, now: number): boolean {
  return !isHidden && (when === null || spansOf(when, now).some((span) => isIn(span, now)));
}

interface PageState {
  status: PageStatus;
  from: number | null;
  until: number | null;
  sections: readonly Pick<Section, 'isHidden' | 'when'>[];
}

/** Tells whether shoppers see a page at a moment, by its status and dates. */
export function isPageShown({ status, from, until }: Omit<PageState, 'sections'>, now: number): boolean {
  return status === 'published' && isIn({ from, until }, now);
}

/** Returns the moment after `now` at which the page or one of its sections appears or disappears; null if none does. */
export function nextChangeOf({ status, from, until, sections }: PageState, now: number): number | null {
  if (status !== 'published') return null;
  const spans = sections.flatMap(({ isHidden, when }) => (isHidden || when === null ? [] : spansOf(when, now)));
  const moments = [{ from, until }, ...spans].flatMap((span) => [span.from, span.until]);
  const coming = moments.filter((moment) => moment !== null && moment > now) as number[];
  return coming.length === 0 ? null : Math.min(...coming);
}
