import type { Context } from 'hono';
import { readCity } from '#contract/pages/static-urls.ts';
import { FESTIVALS_PATH } from '#contract/pages/paths.ts';
import { NEW_DELHI } from '#contract/shop/cities.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { calendarFile } from '../../domain/discovery/festivals/index.ts';
import type { Route } from '../../http/route.ts';
import { admitYear } from '../../publish/admit-year.ts';
import { festivalIn, isFestivalYearServed } from '../../publish/festival-pages.ts';
import type { LivePages } from './draw.ts';

/** Subscribed calendars poll often. A year's file changes only with the code. */
const FILE_KEPT = 'public, max-age=86400';

function sendFile(context: Context, file: string): Promise<Response> {
  return Promise.resolve(
    context.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': FILE_KEPT }),
  );
}

const cityOf = (context: Context) => readCity(new URL(context.req.url).searchParams);

export const festivalFile: Route<LivePages> = {
  method: 'GET',
  path: `${FESTIVALS_PATH}/:file{[0-9]{4}\\.ics}`,
  summary: 'The festivals of a year in a city as a file for calendars (RFC 5545).',
  who: 'public',
  handle(context, live) {
    const shop = live.shopFor(context);
    const year = Number(context.req.param('file')!.slice(0, 4));
    if (!isFestivalYearServed(year)) return live.notFound(context);
    const city = cityOf(context);
    admitYear(shop.now, year, city);
    return sendFile(context, calendarFile(`Hindu festivals ${year}`, festivalYear(year, city), city, shop.origin));
  },
};

export const festivalDayFile: Route<LivePages> = {
  method: 'GET',
  path: `${FESTIVALS_PATH}/:year{[0-9]{4}}/:file{[a-z0-9-]+\\.ics}`,
  summary: 'One festival in a year and a city as a file for calendars (RFC 5545).',
  who: 'public',
  handle(context, live) {
    const shop = live.shopFor(context);
    const year = Number(context.req.param('year'));
    const input = cityOf(context);
    admitYear(shop.now, year, NEW_DELHI, input);
    const found = festivalIn(year, context.req.param('file')!.replace(/\.ics$/, ''), input);
    if (!found) return live.notFound(context);
    const { event, city } = found;
    return sendFile(context, calendarFile(event.name, [event], city, shop.origin));
  },
};
