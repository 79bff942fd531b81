import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { festivalPath, FESTIVALS_PATH, festivalYearPath } from '#contract/pages/paths.ts';
import { calendarFile } from '../../domain/festivals/index.ts';
import { festivalYear, isYearRemembered } from '#panchang/festival-year.ts';
import type { Route } from '../../http/route.ts';
import {
  festivalMonthPage,
  festivalPage,
  festivalYearPage,
  festivalYearsAt,
  isFestivalYearServed,
} from '../../publish/festival-pages.ts';
import { readSite, readSiteWithList } from '../../publish/pages.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';
import { yearBudget } from './year-budget.ts';

/** Calendars that subscribe ask again and again; what stands in a year's file changes with the code alone. */
const FILE_KEPT = 'public, max-age=86400';

/**
 * The festival calendar where it has no file: festivals that lie some months away, years that nothing leads to, and all
 * of it before a first publish. Years out of reach are no pages.
 */
export const festivalRoutes: Route<LivePages>[] = [
  {
    method: 'GET',
    path: FESTIVALS_PATH,
    summary: 'The festivals and fasts of this month.',
    who: 'public',
    async handle(context, live) {
      return draw(context, live, FESTIVALS_PATH, festivalMonthPage(await readSite(live.shopFor(context))));
    },
  },
  {
    method: 'GET',
    path: `${FESTIVALS_PATH}/:file{[0-9]{4}\\.ics}`,
    summary: 'The festivals of a year as a file for calendars (RFC 5545).',
    who: 'public',
    handle(context, live) {
      const shop = live.shopFor(context);
      const year = Number(context.req.param('file')!.slice(0, 4));
      if (!isFestivalYearServed(year)) return live.notFound(context);
      admitYear(shop.now, year);
      const file = calendarFile(year, festivalYear(year), shop.origin);
      return Promise.resolve(
        context.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': FILE_KEPT }),
      );
    },
  },
  {
    method: 'GET',
    path: `${FESTIVALS_PATH}/:year{[0-9]{4}}`,
    summary: 'The festivals and fasts of a year, from 1950 to 2100.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const year = Number(context.req.param('year'));
      admitYear(shop.now, year);
      const page = festivalYearPage(await readSite(shop), year);
      return page ? draw(context, live, festivalYearPath(year), page) : live.notFound(context);
    },
  },
  {
    method: 'GET',
    path: `${FESTIVALS_PATH}/:year{[0-9]{4}}/:slug`,
    summary: 'A festival or fast in a year, with its times and what is worn at it.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const year = Number(context.req.param('year'));
      admitYear(shop.now, year);
      const { site, facts } = await readSiteWithList(shop, {});
      const page = await festivalPage(shop, site, facts, year, context.req.param('slug')!);
      return page ? draw(context, live, festivalPath(page.event), page) : live.notFound(context);
    },
  },
];

const budget = yearBudget();

/**
 * Lets a request go on whose year is one that pages lead to, or computed already, or may be computed now.
 * @throws TOO_MANY_REQUESTS where so many other years were asked for of late that the shop would be busy with them
 */
function admitYear(now: number, year: number): void {
  const isFree =
    !isFestivalYearServed(year) || festivalYearsAt(kolkataDay(now)).includes(year) || isYearRemembered(year);
  if (!isFree && !budget.spend(now)) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
}
