import { expect, test } from 'vitest';
import { ArrangedPageRow, HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import { LinkChoices } from '#contract/calls/links.ts';
import { addDays, startOfDay } from '#contract/shop/dates.ts';
import { defaultSections } from '#contract/shop/sections.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { clock } from '../../support/clock.ts';
import { pageForm, textSection } from '../../support/page-paths.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/pages';
const HOUR_S = 3600;

const iso = (ms: number) => new Date(ms).toISOString();
const open = (path: string) => shop.visitor().get(path, { headers: { Accept: 'text/html' } });
const secondsUntil = (instant: number) => Math.ceil((instant - clock.now()) / 1000) + 1;

/** A publish on Node renders all pages. */
test('a dated section comes and goes in the file of its page', { timeout: 240_000 }, async () => {
  const words = `Only for an hour ${shop.mark}`;
  const from = clock.now() + HOUR_S * 1000;
  const when = { kind: 'dates', from: iso(from), until: iso(from + HOUR_S * 1000) };
  const sections = [textSection('<p>Always here.</p>'), { ...textSection(`<p>${words}</p>`, 'hour'), when }];
  const { slug } = (await admin.post(PATH, pageForm(shop.mark, { sections }))).as(ArrangedPageRow);
  const file = async () => {
    await publishAll(shop);
    const answer = await open(`/pages/${slug}`);
    return [answer.headers.has('etag'), answer.text.includes(words)];
  };
  await shop.later(60, async () => expect(await file()).toEqual([true, false]));
  await shop.later(HOUR_S + 60, async () => {
    expect(await shop.job('turn-pages')).toMatchObject({ turned: 1 });
    await shop.later(60, async () => expect(await file()).toEqual([true, true]));
  });
  await shop.later(2 * HOUR_S + 120, async () => {
    expect(await shop.job('turn-pages')).toMatchObject({ turned: 1 });
    await shop.later(60, async () => expect(await file()).toEqual([true, false]));
    expect(await shop.job('turn-pages')).toMatchObject({ turned: 0 });
  });
});

test('a section of a festival is on the home page from the days before it until its last day', async () => {
  const { festivals } = (await admin.get('/api/admin/link-choices')).as(LinkChoices);
  const next = festivals.find(({ nextOn }) => nextOn >= addDays(clock.today(), 3))!;
  const events = [0, 1].flatMap((later) => festivalYear(Number(next.nextOn.slice(0, 4)) + later));
  const { lastDate } = events.find(({ rule, date }) => rule === next.rule && date === next.nextOn)!;
  const words = `For the day ${shop.mark}`;
  const festive = {
    ...textSection(`<p>${words}</p>`, 'festive'),
    when: { kind: 'festival', festival: next.rule, daysBefore: 1 },
  };
  await admin.put(`${PATH}/${HOME_PAGE_ID}`, { sections: [...defaultSections(), festive] });
  const shown = async () => {
    await shop.job('turn-pages');
    const due = "SELECT count(*) AS count FROM page_invalidations WHERE subject = 'page' AND subject_id = 1";
    const { next_change_at: nextAt } = shop.row('SELECT next_change_at FROM arranged_pages WHERE id = 1');
    return [Number(nextAt), Number(shop.row(due).count)] as const;
  };
  const starts = startOfDay(addDays(next.nextOn, -1));
  const ends = startOfDay(addDays(lastDate, 1));
  const [first, before] = await shown();
  expect(first).toBe(starts);
  await shop.later(secondsUntil(starts), async () => {
    expect(await shown()).toEqual([ends, before + 1]);
  });
  await shop.later(secondsUntil(ends), async () => {
    const [later, after] = await shown();
    expect(after).toBe(before + 2);
    expect(later).toBeGreaterThan(ends);
  });
  await admin.put(`${PATH}/${HOME_PAGE_ID}`, { sections: defaultSections() });
});
