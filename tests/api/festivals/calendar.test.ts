import { describe, expect, inject, test } from 'vitest';
import { shareImagePath } from '#contract/pages/share-image.ts';
import { cityNamed } from '#contract/shop/cities.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { clock } from '../../support/clock.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const { runtime } = inject('running');
const CALENDAR = '/hindu-festivals-calendar';
const thisYear = Number(clock.today().slice(0, 4));
const page = (path: string) => fetch(`${shop.running.origin}${path}`, { headers: { Accept: 'text/html' } });
const DAY = 86_400;

describe('the years', () => {
  test.each([-1, 0, 1, 2])('from last year to two ahead have a page and a file: %i', async (step) => {
    const year = thisYear + step;
    const answer = await page(`${CALENDAR}/${year}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`Hindu festivals calendar ${year}`);

    const file = await page(`${CALENDAR}/${year}.ics`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(100);
    expect(text).toContain(`${CALENDAR}/${year}/`);
  });

  test.each([1950, thisYear - 2, thisYear + 3, 2100])(
    'of a century and a half are drawn on request: %i',
    async (year) => {
      const months = await page(`${CALENDAR}/${year}`);
      expect(months.status).toBe(200);
      const html = await months.text();
      expect(html.match(/data-month="/g)).toHaveLength(12);
      const festivals = new Set(
        [...html.matchAll(new RegExp(`href="(${CALENDAR}/${year}/[^"]+)"`, 'g'))].map(([, way]) => way),
      );

      const file = await page(`${CALENDAR}/${year}.ics`);
      expect(file.status).toBe(200);
      expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(festivals.size);
      for (const name of ['makar-sankranti', 'holi', 'raksha-bandhan', 'karwa-chauth', 'diwali', 'vijayadashami']) {
        expect(festivals).toContain(`${CALENDAR}/${year}/${name}`);
      }

      const festival = await page(`${CALENDAR}/${year}/diwali`);
      expect(festival.status).toBe(200);
      const diwali = await festival.text();
      expect(diwali).toContain(`${CALENDAR}/${thisYear}/diwali`);
      expect(diwali).not.toContain('data-order-by');
      // These pages use the shop's share image: cards of their own would be thousands that nobody shares.
      expect(diwali).toContain('/share.jpg');
    },
  );

  test('that nothing leads to stay outside the site map, and cards are not drawn for them', async () => {
    const map = await (await page('/sitemap.xml')).text();
    expect(map).toContain(`${CALENDAR}/${thisYear + 2}<`);
    for (const year of [1950, thisYear - 2, thisYear + 3, 2100]) expect(map).not.toContain(`${CALENDAR}/${year}`);
    const card = (year: number) =>
      shareImagePath({
        kind: 'festival',
        seoUrl: `${year}-diwali`,
        name: 'Diwali',
        line: '',
        pricePaise: null,
        pictureKey: null,
        focus: null,
        shopName: 'Ratnahaat',
      });
    const ask = (path: string) => fetch(shop.running.origin + path, { redirect: 'manual' });
    expect((await ask(card(thisYear))).status).toBe(302);
    expect((await ask(card(thisYear + 3))).status).toBe(404);
  });

  test.each([1, 1899, 1900, 1949, 2101, 2999, 9999])('beyond these have none: %i', async (year) => {
    const name = String(year).padStart(4, '0');
    for (const path of [`/${name}`, `/${name}/diwali`, `/${name}.ics`]) {
      expect((await page(CALENDAR + path)).status, path).toBe(404);
    }
  });

  test.each(['/0', '/20266', '/1899', '/2026x', '/2026.icsx', '/2026/no-such-festival', '/2026/diwali/x'])(
    'are years: %s is not found',
    async (path) => {
      expect((await page(CALENDAR + path)).status).toBe(404);
    },
  );
});

describe('a festival', () => {
  test.each([-1, 0, 1, 2])('has a page in each of them: %i', async (step) => {
    const answer = await page(`${CALENDAR}/${thisYear + step}/karwa-chauth`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Pujan muhurat');
    expect(html).toContain('Moonrise');
    expect(html).toContain('करवा चौथ');
    expect(html).toContain('/product/');
  });

  test('is kept on the day of the almanac', async () => {
    const html = await (await page(`${CALENDAR}/2026/karwa-chauth`)).text();
    expect(html).toContain('Thursday, 29 October 2026');
    expect(html).toContain('Krishna Chaturthi of Kartika');
  });
});

describe('a city', () => {
  const ask = async (path: string) => (await page(CALENDAR + path)).text();
  const canonicalOf = (html: string) => /<link rel="canonical" href="[^"]*?(\/[^"/]*calendar[^"]*)"/.exec(html)?.[1];
  const cityOf = (html: string) => /Dates and times for <b[^>]*>([^<]+)</.exec(html)?.[1];
  const linksOf = (html: string) =>
    [...html.matchAll(/href="(\/hindu-festivals-calendar[^"]*)"/g)].map(([, href]) => href);

  test('has times of its own on the page of a festival, which says for where they are', async () => {
    const plain = await ask('/2026/karwa-chauth');
    expect(plain).toContain('Auspicious time for New Delhi');
    expect(plain).toContain('8:12 pm');
    const guwahati = await ask('/2026/karwa-chauth?city=guwahati');
    expect(guwahati).toContain('Auspicious time for Guwahati');
    expect(guwahati).toContain('Panchang of the day for Guwahati');
    expect(guwahati).toContain('7:18 pm');
    expect(guwahati).not.toContain('8:12 pm');
  });

  test.each(['', '/2026', '/2026/karwa-chauth'])(
    'is named on the page %j, whose address stays that of New Delhi',
    async (path) => {
      const html = await ask(`${path}?city=guwahati`);
      expect(cityOf(html)).toBe('Guwahati');
      expect(html).toMatch(/<option value="guwahati" selected/);
      expect(canonicalOf(html)).toBe(CALENDAR + path);
      expect(canonicalOf(await ask(path))).toBe(CALENDAR + path);
    },
  );

  test.each(['', '/2026', '/2026/karwa-chauth'])('is kept in the links of the page %j', async (path) => {
    const inside = linksOf(await ask(`${path}?city=guwahati`)).filter(
      (href) => href !== CALENDAR && href !== CALENDAR + path,
    );
    expect(inside.length).toBeGreaterThan(4);
    expect(inside.filter((href) => !href!.includes('?city=guwahati'))).toEqual([]);
  });

  test.each(['london', '', 'new-delhi', '%F0%9F%AA%94', 'guwahati%00'])(
    'that the calendar does not know is New Delhi: %j',
    async (city) => {
      for (const path of ['', '/2026', '/2026/karwa-chauth', `/${thisYear}/diwali`]) {
        const answer = await page(`${CALENDAR}${path}?city=${city}`);
        expect(answer.status, path).toBe(200);
        expect(cityOf(await answer.text()), path).toBe('New Delhi');
      }
    },
  );

  test('keeps a festival that it keeps a day later, or under another name, at the address of New Delhi', async () => {
    const kochi = cityNamed('Kochi')!;
    const here = festivalYear(2026, kochi);
    const moved = festivalYear(2026).filter(({ slug }) => !here.some((event) => event.slug === slug));
    expect(moved.length).toBeGreaterThan(0);
    for (const { slug, rule, name } of moved) {
      const html = await ask(`/2026/${slug}?city=kochi`);
      expect(cityOf(html), slug).toBe('Kochi');
      expect(canonicalOf(html), slug).toBe(`${CALENDAR}/2026/${slug}`);
      expect(here.filter((event) => event.rule === rule).length, name).toBeGreaterThan(0);
    }
  });

  test('that does not keep a day at all says so, and shows that of New Delhi', async () => {
    const slug = 'guru-pushya-18-september';
    expect(festivalYear(2025, cityNamed('Ahmedabad')).some((event) => event.slug === slug)).toBe(false);
    const html = await ask(`/2025/${slug}?city=ahmedabad`);
    expect(html).toContain('In Ahmedabad this does not come about on these days.');
    expect(cityOf(html)).toBe('New Delhi');
    expect((await page(`${CALENDAR}/2025/no-such-festival?city=ahmedabad`)).status).toBe(404);
  });

  test('has files of its own for calendars', async () => {
    const year = await ask('/2026.ics?city=guwahati');
    expect(year).toContain('X-WR-CALNAME:Hindu festivals 2026\\, Guwahati');
    expect(year).toContain('Date and times are for Guwahati.');
    const day = await ask('/2026/karwa-chauth.ics?city=guwahati');
    expect(day).toContain('Moonrise 7:18 pm');
    expect(day).toContain('karwa-chauth-guwahati@');
  });
});

describe('one festival as a file', () => {
  test('holds that day alone', async () => {
    const file = await page(`${CALENDAR}/2026/karwa-chauth.ics`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('DTSTART;VALUE=DATE:20261029');
    expect(text).toContain('Date and times are for New Delhi.');
  });

  test('is linked from its page, beside the way to Google Calendar', async () => {
    const html = await (await page(`${CALENDAR}/${thisYear}/diwali`)).text();
    expect(html).toContain(`href="${CALENDAR}/${thisYear}/diwali.ics"`);
    expect(html).toMatch(/href="https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
  });

  test.each([
    '/2026/no-such-festival.ics',
    '/1949/diwali.ics',
    '/2101/diwali.ics',
    '/2026/.ics',
    '/2026/diwali.ics.ics',
  ])('is not there: %s', async (path) => {
    expect((await page(CALENDAR + path)).status).toBe(404);
  });
});

test('the calendar shows the month it is in India', async () => {
  const html = await (await page(CALENDAR)).text();
  const [year, month] = clock.today().split('-');
  expect(html).toContain(`data-month="${year}-${Number(month)}"`);
});

test('a new day is noted once, however often the clock is looked at', async () => {
  await shop.job('roll-calendar');
  expect(await shop.job('roll-calendar')).toEqual({ turned: false });
  await shop.later(DAY, async () => {
    expect(await shop.job('roll-calendar')).toEqual({ turned: true });
    expect(await shop.job('roll-calendar')).toEqual({ turned: false });
  });
  // The clock is back at the present day, which differs from the day noted last.
  expect(await shop.job('roll-calendar')).toEqual({ turned: true });
});

test.runIf(runtime === 'node')('with the month the calendar moves on, and with the year its years', async () => {
  const asOf = (html: string, day: string) =>
    html.includes(`data-month="${day.slice(0, 4)}-${Number(day.slice(5, 7))}"`);
  await shop.later(400 * DAY, async () => {
    const then = kolkataDay(clock.now() + 400 * DAY * 1000);
    await shop.job('roll-calendar');
    await shop.advance(60);
    await publishAll(shop);
    expect(asOf(await (await page(CALENDAR)).text(), then)).toBe(true);
    const year = Number(then.slice(0, 4));
    expect((await page(`${CALENDAR}/${year + 2}`)).status).toBe(200);
    const [newest] = /<nav class="years".*?<\/nav>/s.exec(await (await page(CALENDAR)).text())!;
    expect(newest).toContain(`${CALENDAR}/${year + 2}"`);
    expect(newest).not.toContain(`${CALENDAR}/${year - 2}"`);
    expect((await page(`${CALENDAR}/${year - 1}/diwali`)).status).toBe(200);
  });
  await shop.job('roll-calendar');
  await shop.later(60, () => publishAll(shop));
  expect(asOf(await (await page(CALENDAR)).text(), clock.today())).toBe(true);
});

describe('in Hindi', () => {
  const HINDI = `/hi${CALENDAR}`;

  test('a festival is told for a city, with its panchang and what to wear', async () => {
    const html = await (await page(`${HINDI}/2026/karwa-chauth?city=guwahati`)).text();
    expect(html).toContain('गुवाहाटी का शुभ समय');
    expect(html).toMatch(/चंद्रोदय<\/th>\s*<td>शाम 7:18<\/td>/);
    expect(html).toContain('सरगी');
    expect(html).toContain(`href="${HINDI}/2026?city=guwahati"`);
    expect(html).not.toContain('Moonrise');
  });

  test('a year and a festival are files for calendars', async () => {
    for (const path of [`${HINDI}/2026.ics`, `${HINDI}/2026/karwa-chauth.ics`]) {
      const file = await page(path);
      expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
      expect((await file.text()).replaceAll('\r\n ', '')).toContain('SUMMARY:करवा चौथ');
    }
  });

  test('a year out of range has no page', async () => {
    expect((await page(`${HINDI}/1899`)).status).toBe(404);
  });
});
