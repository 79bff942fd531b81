import type { Context } from 'hono';
import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { readCity } from '#contract/pages/static-urls.ts';
import { FESTIVALS_PATH } from '#contract/pages/paths.ts';
import { NEW_DELHI } from '#contract/shop/cities.ts';
import { FESTIVALS_WORDS } from '#contract/words/index.ts';
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

const festivalFile = (language: Language): Route<LivePages> => ({
  method: 'GET',
  path: pathIn(language, `${FESTIVALS_PATH}/:file{[0-9]{4}\\.ics}`) as `/${string}`,
  summary: 'The festivals of a year in a city as a file for calendars (RFC 5545).',
  who: 'public',
  handle(context, live) {
    const shop = live.shopFor(context);
    const year = Number(context.req.param('file')!.slice(0, 4));
    if (!isFestivalYearServed(year)) return live.notFound(context);
    const city = cityOf(context);
    admitYear(shop.now, year, city);
    const name = FESTIVALS_WORDS[language].fileName(year);
    return sendFile(context, calendarFile(name, festivalYear(year, city), city, shop.origin, language));
  },
});

const festivalDayFile = (language: Language): Route<LivePages> => ({
  method: 'GET',
  path: pathIn(language, `${FESTIVALS_PATH}/:year{[0-9]{4}}/:file{[a-z0-9-]+\\.ics}`) as `/${string}`,
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
    const name = FESTIVALS_WORDS[language].name(event.name);
    return sendFile(context, calendarFile(name, [event], city, shop.origin, language));
  },
});

/** The calendar files of years and of festivals, in each language. */
export const festivalFiles: Route<LivePages>[] = LANGUAGES.flatMap((language) => [
  festivalFile(language),
  festivalDayFile(language),
]);
