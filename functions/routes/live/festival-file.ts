import { FESTIVALS_PATH } from '#contract/pages/paths.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { calendarFile } from '../../domain/festivals/index.ts';
import type { Route } from '../../http/route.ts';
import { admitYear } from '../../publish/admit-year.ts';
import { isFestivalYearServed } from '../../publish/festival-pages.ts';
import type { LivePages } from './draw.ts';

/** Calendars that subscribe ask again and again; what stands in a year's file changes with the code alone. */
const FILE_KEPT = 'public, max-age=86400';

export const festivalFile: Route<LivePages> = {
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
};
