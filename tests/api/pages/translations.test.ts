import { expect, test } from 'vitest';
import { ArrangedPageRow, DrawnArrangedPage } from '#contract/calls/arranged-pages.ts';
import { defaultSections } from '#contract/shop/sections.ts';
import { pageForm } from '../../support/page-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const every = { isHidden: false, when: null };
const open = async (path: string) => (await shop.visitor().get(path, { headers: { Accept: 'text/html' } })).text;
const put = (group: string, body: object) => admin.put(`/api/admin/settings/${group}`, { reason: 'A test', ...body });

const SECTIONS = [
  {
    ...every,
    kind: 'text',
    id: 'text',
    html: '<p>By hand in Jaipur.</p>',
    translations: { hi: { html: '<p onclick="x()">जयपुर में हाथ से।</p>' } },
  },
  {
    ...every,
    kind: 'faq',
    id: 'faq',
    heading: 'Asked often',
    translations: { hi: { heading: 'अक्सर पूछे जाते हैं' } },
    entries: [
      { question: 'Who?', answer: 'We.', translations: { hi: { question: 'कौन?', answer: 'हम।\n\nआपके लिए।' } } },
      { question: 'Where from?', answer: 'From here.' },
    ],
  },
];

test('an own page in Hindi shows the texts that have one, and marks the others as English', async () => {
  const translations = { hi: { title: 'हमारी वर्कशॉप', description: 'जहाँ सब बनता है' } };
  const made = await admin.post('/api/admin/pages', pageForm(shop.mark, { translations, sections: SECTIONS }));
  const page = made.as(ArrangedPageRow);
  expect(page.translations).toEqual(translations);
  const hindi = await open(`/hi/pages/${page.slug}`);
  expect(hindi).toMatch(/<h1[^>]*>\s*हमारी वर्कशॉप/);
  expect(hindi).toContain('<meta name="description" content="जहाँ सब बनता है"');
  expect(hindi).toContain('<p>जयपुर में हाथ से।</p>');
  expect(hindi).toContain('अक्सर पूछे जाते हैं');
  expect(hindi).toMatch(/<p[^>]*>हम।<\/p>/);
  expect(hindi).toMatch(/<p[^>]*>आपके लिए।<\/p>/);
  expect(hindi).toMatch(/<span[^>]* lang="en-IN"[^>]*>Where from\?<\/span>/);
  const english = await open(`/pages/${page.slug}`);
  for (const text of ['By hand in Jaipur.', 'Asked often', 'Who?']) expect(english).toContain(text);
  expect(english).not.toContain('वर्कशॉप');

  // An emptied text is not translated any more.
  const changed = await admin.put(`/api/admin/pages/${page.id}`, {
    translations: { hi: { title: '' } },
    sections: [{ ...SECTIONS[0], translations: { hi: { html: '' } } }],
  });
  const after = changed.as(ArrangedPageRow);
  expect(after.translations).toEqual({ hi: { description: translations.hi.description } });
  expect(await open(`/hi/pages/${page.slug}`)).toMatch(/<div[^>]*lang="en-IN"[^>]*><p>By hand in Jaipur\.<\/p>/);
});

test('a preview shows a page in the chosen language', async () => {
  const drawn = async (language: string) =>
    (await admin.post('/api/admin/pages/preview', { isHome: false, title: 'Ours', sections: SECTIONS, language })).as(
      DrawnArrangedPage,
    ).page;
  expect(await drawn('hi')).toContain('जयपुर में हाथ से।');
  expect(await drawn('en')).toContain('By hand in Jaipur.');
});

test('menu, announcement and the line in the footer have texts of their own on pages in Hindi', async () => {
  const links = [
    {
      label: `Bridal ${shop.mark}`,
      translations: { hi: { label: `ब्राइडल ${shop.mark}` } },
      target: { kind: 'collection', seoUrl: 'bridal' },
    },
    { label: `Temple ${shop.mark}`, target: { kind: 'collection', seoUrl: 'temple' } },
  ];
  const group = { title: 'For you', translations: { hi: { title: 'आपके लिए चुना हुआ' } }, links };
  await put('menus', { main: [group], footer: null });
  const messages = [`Open on Sunday ${shop.mark}`];
  await put('announcements', { messages, messagesInHindi: [`रविवार को भी खुला ${shop.mark}`] });
  await put('words', {
    footerLine: 'From Jaipur',
    translations: { hi: { footerLine: 'जयपुर से' } },
    mailClosing: '',
    paperNote: '',
  });
  const [hindi, english] = [await open('/hi/search?q=ring'), await open('/search?q=ring')];
  for (const text of [`ब्राइडल ${shop.mark}`, 'आपके लिए चुना हुआ', `रविवार को भी खुला ${shop.mark}`, 'जयपुर से']) {
    expect(hindi).toContain(text);
    expect(english).not.toContain(text);
  }
  expect(hindi).toContain(`<span lang="en-IN">Temple ${shop.mark}</span>`);
  expect(hindi).not.toContain(messages[0]);
  for (const text of [`Bridal ${shop.mark}`, 'For you', messages[0], 'From Jaipur']) expect(english).toContain(text);
});

test('the season on the home page has texts of its own in Hindi', async () => {
  const season = {
    name: 'Always',
    from: '01-01',
    to: '12-31',
    heading: 'For every day',
    text: 'Light and small.',
    button: 'See all of it',
    translations: { hi: { heading: `हर दिन के लिए ${shop.mark}`, button: '' } },
    collection: 'bridal',
  };
  const changed = await put('home', { seasons: [season], priceDoors: [499] });
  expect(changed.json).toMatchObject({
    seasons: [{ translations: { hi: { heading: season.translations.hi.heading } } }],
  });
  const drawn = async (language: string) =>
    (
      await admin.post('/api/admin/pages/preview', { isHome: true, title: '', sections: defaultSections(), language })
    ).as(DrawnArrangedPage).page;
  const [hindi, english] = [await drawn('hi'), await drawn('en')];
  expect(hindi).toContain(season.translations.hi.heading);
  expect(hindi).toMatch(/<span lang="en-IN">Light and small\.<\/span>/);
  expect(hindi).toMatch(/<span lang="en-IN">See all of it<\/span>/);
  expect(english).toContain('For every day');
});
