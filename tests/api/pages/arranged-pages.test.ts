import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ArrangedPageRow,
  ArrangedPageVersions,
  DrawnArrangedPage,
  HOME_PAGE_ID,
  ListedArrangedPage,
} from '#contract/calls/arranged-pages.ts';
import { SECTION_KINDS, defaultSections } from '#contract/shop/sections.ts';
import { changeRecords } from '../../support/change-records.ts';
import { clock } from '../../support/clock.ts';
import { pageForm, textSection } from '../../support/page-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/pages';
const every = { isHidden: false, when: null };

const create = async (over: Record<string, unknown> = {}) =>
  (await admin.post(PATH, pageForm(shop.mark, over))).as(ArrangedPageRow);
const open = (path: string) => shop.visitor().get(path, { headers: { Accept: 'text/html' } });
const iso = (ms: number) => new Date(ms).toISOString();
const aPicture = () =>
  String(shop.row("SELECT key FROM media WHERE media_type = 'IMAGE' AND is_public = 1 ORDER BY id LIMIT 1").key);
const hero = (over: Record<string, unknown> = {}) => ({
  ...every,
  kind: 'hero',
  id: 'hero',
  heading: 'From our workshop',
  text: '',
  picture: { key: aPicture(), altText: 'A worker', focus: { x: 20, y: 30 } },
  link: { label: 'See bridal', target: { kind: 'collection', seoUrl: 'bridal' } },
  ...over,
});

describe('an own page', () => {
  test('is published at an address made of its title, with its sections and its head', async () => {
    const page = await create({
      sections: [
        hero(),
        textSection('<h2>By hand</h2><p onclick="x()">In Jaipur.</p><script>bad()</script>'),
        { ...every, kind: 'faq', id: 'faq', heading: 'Asked often', entries: [{ question: 'Who?', answer: 'We.' }] },
      ],
    });
    expect(page).toMatchObject({ slug: `our-workshop-${shop.mark}`, version: 1, isShown: true, isHome: false });
    const { status, text } = await open(`/pages/${page.slug}`);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>From our workshop<\/h1>/);
    expect(text).toContain('data-focus="2 3"');
    expect(text).toContain('href="/shop/bridal"');
    expect(text).toContain('<p>In Jaipur.</p>');
    expect(text).not.toContain('bad()');
    expect(text).toContain('"@type":"FAQPage"');
    expect(text).toContain(`<link rel="canonical" href="${shop.running.siteOrigin}/pages/${page.slug}"`);
    expect(text).toMatch(new RegExp(`/cards/arranged/${page.slug}-[0-9a-f]{16}\\.jpg`));
    expect((await shop.visitor().get('/sitemap.xml')).text).toContain(`/pages/${page.slug}<`);
  });

  test('that is a draft, over or to come is seen by nobody', async () => {
    const now = clock.now();
    const hidden = [
      await create({ status: 'draft' }),
      await create({ until: iso(now - 60_000) }),
      await create({ from: iso(now + 3_600_000) }),
    ];
    const sitemap = (await shop.visitor().get('/sitemap.xml')).text;
    for (const { slug, isShown } of hidden) {
      expect([isShown, (await open(`/pages/${slug}`)).status]).toEqual([false, 404]);
      expect(sitemap).not.toContain(`/pages/${slug}<`);
    }
    await shop.later(3700, async () => {
      await shop.job('turn-pages');
      expect((await open(`/pages/${hidden[2]!.slug}`)).status).toBe(200);
      expect((await shop.visitor().get('/sitemap.xml')).text).toContain(`/pages/${hidden[2]!.slug}<`);
    });
  });

  test('leads from a former address to the present one, and is gone when it is deleted', async () => {
    const { id, slug } = await create();
    const moved = (await admin.put(`${PATH}/${id}`, { slug: `moved-${slug}`, version: 1 })).as(ArrangedPageRow);
    const former = await open(`/pages/${slug}`);
    expect([former.status, former.headers.get('location')]).toEqual([301, `/pages/${moved.slug}`]);
    await admin.delete(`${PATH}/${id}`);
    expect((await open(`/pages/${moved.slug}`)).status).toBe(404);
    expect((await open(`/pages/${slug}`)).status).toBe(404);
    expect(await admin.get(`${PATH}/${id}`)).toRefuse(404, 'PAGE_NOT_FOUND');
  });

  test('has an address of its own, which is none of the shop’s words', async () => {
    const title = `Gift cards ${shop.mark}`;
    const { slug } = await create({ title });
    expect((await create({ title })).slug).toBe(`${slug}-2`);
    expect(await admin.post(PATH, pageForm(shop.mark, { slug }))).toRefuse(409, 'SEO_URL_TAKEN');
    expect((await admin.post(PATH, pageForm(shop.mark, { slug: 'search' }))).status).toBe(422);
  });

  test('keeps each state, and goes back to one as a new version', async () => {
    const { id } = await create();
    const second = { sections: [textSection('<p>Another text.</p>')], version: 1, reason: 'A new text' };
    await admin.put(`${PATH}/${id}`, second);
    expect(await admin.put(`${PATH}/${id}`, { title: 'Late', version: 1 })).toRefuse(409, 'STALE_VERSION');
    const { versions } = (await admin.get(`${PATH}/${id}/versions`)).as(ArrangedPageVersions);
    expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'A new text'],
      [1, ''],
    ]);
    const { sections } = versions[1]!;
    const back = (await admin.put(`${PATH}/${id}`, { sections, version: 2 })).as(ArrangedPageRow);
    expect(back).toMatchObject({ version: 3, sections });
  });
});

describe('a section with broken data is refused by its field', () => {
  test.each<[string, () => Record<string, unknown>, Record<string, string>]>([
    [
      'an unknown kind',
      () => ({ ...every, kind: 'carousel', id: 'a' }),
      {
        'sections.0.kind': `A section is one of: ${SECTION_KINDS.join(', ')}`,
      },
    ],
    ['a hero without a picture', () => hero({ picture: null }), { 'sections.0.picture': 'Please choose a picture' }],
    [
      'a picture that is not in the shop',
      () => hero({ picture: { key: 'none.avif', altText: '', focus: null } }),
      {
        'sections.0.picture': 'There is no such picture in the shop',
      },
    ],
    [
      'a link to no collection',
      () => hero({ link: { label: 'See', target: { kind: 'collection', seoUrl: 'none' } } }),
      {
        'sections.0.link.target.seoUrl': 'Shoppers see no such collection',
      },
    ],
    [
      'an address of another site',
      () => hero({ link: { label: 'See', target: { kind: 'address', path: '//evil' } } }),
      {
        'sections.0.link.target.path':
          'Please enter an address of this shop that begins with one /, such as /shop?max=499',
      },
    ],
    [
      'too many goods',
      () => ({ ...every, kind: 'goods', id: 'a', heading: 'A', of: 'collection', seoUrl: 'bridal', count: 13 }),
      {
        'sections.0.count': 'The number of products must be a whole number from 1 to 12',
      },
    ],
    [
      'text that is only a script',
      () => textSection('<script>bad()</script>'),
      {
        'sections.0.html': 'Text is required',
      },
    ],
    [
      'times that end before they begin',
      () => ({
        ...textSection('<p>Words</p>'),
        when: { kind: 'dates', from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      }),
      { 'sections.0.when.until': 'The end must be after the beginning' },
    ],
  ])('%s', async (_, section, fields) => {
    expect(await admin.post(PATH, pageForm(shop.mark, { sections: [section()] }))).toRefuseFields(fields);
  });

  test('and is not rendered if it is in the records', async () => {
    const { id, slug } = await create({ sections: [textSection('<p>Whole.</p>'), textSection('<p>Broken.</p>', 'b')] });
    changeRecords(shop, ["UPDATE arranged_pages SET sections = json_remove(sections, '$[1].html') WHERE id = ?", id]);
    const { status, text } = await open(`/pages/${slug}`);
    expect([status, text.includes('Whole.'), text.includes('Broken.')]).toEqual([200, true, false]);
  });
});

describe('the home page', () => {
  const home = async () => (await admin.get(`${PATH}/${HOME_PAGE_ID}`)).as(ArrangedPageRow);

  test('comes first, in its default arrangement, and stays', async () => {
    await create();
    const [first] = (await admin.get(PATH)).as(z.array(ListedArrangedPage));
    expect(first).toMatchObject({ id: HOME_PAGE_ID, isHome: true, isShown: true });
    expect((await home()).sections).toEqual(defaultSections());
    expect(await admin.delete(`${PATH}/${HOME_PAGE_ID}`)).toRefuse(409, 'HOME_PAGE_STAYS');
    expect((await admin.put(`${PATH}/${HOME_PAGE_ID}`, { title: 'Mine' })).status).toBe(422);
  });

  test('loses none of its blocks, which can be hidden, and comes back to the default', async () => {
    const sections = defaultSections();
    expect(await admin.put(`${PATH}/${HOME_PAGE_ID}`, { sections: sections.slice(1) })).toRefuseFields({
      sections: 'The home page keeps its blocks. Please hide these instead: “Season”',
    });
    const hidden = sections.map((section) => ({ ...section, isHidden: section.kind === 'promises' }));
    const changed = await admin.put(`${PATH}/${HOME_PAGE_ID}`, { sections: hidden });
    expect(changed.as(ArrangedPageRow)).toMatchObject({ isDefault: false });
    const restored = await admin.put(`${PATH}/${HOME_PAGE_ID}`, { sections });
    expect(restored.as(ArrangedPageRow)).toMatchObject({ isDefault: true });
  });

  test('is previewed with sections of its own, hidden ones left out, and nothing is stored', async () => {
    const before = await home();
    const sections = [
      hero(),
      ...defaultSections().map((section) => ({ ...section, isHidden: section.kind === 'promises' })),
    ];
    const drawn = (await admin.post(`${PATH}/preview`, { isHome: true, title: '', sections })).as(DrawnArrangedPage);
    expect(drawn.page).toMatch(/<h1[^>]*>From our workshop<\/h1>/);
    // The season, whatever other tests made of its words, is no longer the first section.
    expect(drawn.page).toMatch(/<section class="hero"(?:(?!<\/section>)[^])*<h2/);
    expect(drawn.page).not.toContain('id="why"');
    expect(await home()).toEqual(before);
  });
});

describe('pages are', () => {
  test.each([
    ['catalogue', 200, 200],
    ['support', 200, 403],
    ['readOnly', 200, 403],
    ['finance', 403, 403],
    ['orders', 403, 403],
  ] as const)('seen and changed by %s staff with %i and %i', async (subRole, seen, changed) => {
    const member = await shop.staff({ subRole });
    expect((await member.get(PATH)).status).toBe(seen);
    expect((await member.post(PATH, pageForm(shop.mark))).status).toBe(changed);
    expect((await member.get('/api/admin/settings/menus')).status).toBe(seen);
    const menus = { main: null, footer: null, reason: 'As it was' };
    expect((await member.put('/api/admin/settings/menus', menus)).status).toBe(changed);
  });
});
