import { describe, expect, inject, test } from 'vitest';
import { shareImagePath } from '#contract/pages/share-image.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const { runtime } = inject('running');
const CALENDAR = '/hindu-festivals-calendar';
const thisYear = Number(kolkataDay(Date.now()).slice(0, 4));
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
      // Its card would be one of thousands that nobody shares.
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

test('the calendar shows the month it is in India', async () => {
  const html = await (await page(CALENDAR)).text();
  const [year, month] = kolkataDay(Date.now()).split('-');
  expect(html).toContain(`data-month="${year}-${Number(month)}"`);
});

test('a new day is noted once, however often the clock is looked at', async () => {
  await shop.job('roll-calendar');
  expect(await shop.job('roll-calendar')).toEqual({ turned: false });
  await shop.later(DAY, async () => {
    expect(await shop.job('roll-calendar')).toEqual({ turned: true });
    expect(await shop.job('roll-calendar')).toEqual({ turned: false });
  });
  // The clock is back in the present day: that too is another one than was noted last.
  expect(await shop.job('roll-calendar')).toEqual({ turned: true });
});

test.runIf(runtime === 'node')('with the month the calendar moves on, and with the year its years', async () => {
  const asOf = (html: string, day: string) =>
    html.includes(`data-month="${day.slice(0, 4)}-${Number(day.slice(5, 7))}"`);
  await shop.later(400 * DAY, async () => {
    const then = kolkataDay(Date.now() + 400 * DAY * 1000);
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
  expect(asOf(await (await page(CALENDAR)).text(), kolkataDay(Date.now()))).toBe(true);
});
