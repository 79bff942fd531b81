import { festivalPath, FESTIVALS_PATH, festivalYearPath } from '#contract/pages/paths.ts';
import { readCity } from '#contract/pages/static-urls.ts';
import { festivalShareImage, readFestivalShareImageName } from '#contract/pages/share-image.ts';
import { NEW_DELHI } from '#contract/shop/cities.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { admitYear } from './admit-year.ts';
import {
  festivalMonthPage,
  festivalPage,
  festivalPageIn,
  festivalPathsWith,
  festivalPathsWithoutFile,
  festivalYearPage,
  festivalYearsAt,
  filedFestivals,
} from './festival-pages.ts';
import { foundAt, known } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { readSite, readSiteWithList } from './site.ts';

/*
 * The festival calendar. Pages without a file are rendered on request: festivals some months away, years that no page
 * links to, every city but New Delhi, and all pages before a first publish. Years out of range have no page.
 */

export const festivalMonthKind: PageKind = {
  paths: [FESTIVALS_PATH],
  read: (_, { site }) => festivalMonthPage(site, NEW_DELHI),
  live: {
    summary: 'The festivals and fasts of this month, in a city: `?city=guwahati`.',
    async answer(shop, { query }) {
      const city = readCity(query);
      admitYear(shop.now, Number(kolkataDay(shop.now).slice(0, 4)), city);
      return { page: festivalMonthPage(await readSite(shop), city), path: FESTIVALS_PATH };
    },
  },
  changedBy: { home: 'all' },
  found: foundAt(FESTIVALS_PATH),
};

export const festivalYearKind: PageKind = {
  paths: [`${FESTIVALS_PATH}/:year{[0-9]{4}}`],
  read: (_, { site }, year) => festivalYearPage(site, Number(year), NEW_DELHI),
  files: known(({ today }) => festivalYearsAt(today).map((year) => festivalYearPath(year))),
  live: {
    summary: 'The festivals and fasts of a year, from 1950 to 2100, in a city.',
    async answer(shop, { parts, query }) {
      const year = Number(parts[0]);
      const city = readCity(query);
      admitYear(shop.now, year, city);
      const page = festivalYearPage(await readSite(shop), year, city);
      return page && { page, path: festivalYearPath(year) };
    },
  },
  changedBy: { home: 'all' },
  found: known(({ today }) => festivalYearsAt(today).map((year) => ({ path: festivalYearPath(year) }))),
};

export const festivalKind: PageKind = {
  paths: [`${FESTIVALS_PATH}/:year{[0-9]{4}}/:slug{[a-z0-9-]+}`],
  read: (shop, { site, facts }, year, slug) => festivalPage(shop, site, facts, Number(year), slug!, NEW_DELHI),
  files: known(({ today }) => filedFestivals(today).map((event) => festivalPath(event))),
  live: {
    summary: 'A festival or fast in a year and a city, with its times and what is worn at it.',
    async answer(shop, { parts: [year, slug], query }) {
      const city = readCity(query);
      admitYear(shop.now, Number(year), NEW_DELHI, city);
      const { site, facts } = await readSiteWithList(shop);
      const page = await festivalPage(shop, site, facts, Number(year), slug!, city);
      return page && { page, path: festivalPath(page.event) };
    },
  },
  changedBy: { home: 'all', product: ({ products }, { today }) => ({ now: festivalPathsWith(today, products) }) },
  gone: { by: 'home', paths: known(({ today }) => festivalPathsWithoutFile(today)) },
  // Festivals of this year and the next. Others are too far away for searches.
  found: known(({ today }) => {
    const year = Number(today.slice(0, 4));
    const events = [year, year + 1].flatMap((near) => festivalYear(near).filter(({ date }) => date >= today));
    return events.map((event) => ({ path: festivalPath(event) }));
  }),
  inLanguage: (language, page) => (page.kind === 'festival' ? festivalPageIn(language, page) : page),
  async shareImage(shop, name) {
    const input = readFestivalShareImageName(name);
    // Pages that nothing links to show the default share image: a century of festivals would need too many stored
    // pictures.
    if (!input || !festivalYearsAt(kolkataDay(shop.now)).includes(input.year)) return undefined;
    const { site, facts } = await readSiteWithList(shop);
    const page = await festivalPage(shop, site, facts, input.year, input.slug, NEW_DELHI);
    return page && festivalShareImage(page.event, page.products);
  },
};
