import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DrawnLook, LookSettings, LookValues } from '#contract/calls/look-settings.ts';
import { BrandSettings, versionsOf } from '#contract/calls/store-settings.ts';
import { faintSeeds, faintSeedText } from '#contract/shop/look/palette.ts';
import { buy } from '../../support/buy.ts';
import { pdfFrom } from '../../support/pdf.ts';
import { openShop } from '../../support/shop.ts';
import { mailsTo } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const visitor = shop.visitor();
const isNode = inject('running').runtime === 'node';
const PATH = '/api/admin/settings/look';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><script>alert(1)</script><path d="M24 2 40 16 24 30 8 16Z" onclick="alert(1)"/></svg>';
/** The demo shop's company, which keeps its own name. */
const COMPANY = 'Ratnahaat Marketplace Private Limited';
const TEAL = {
  markKind: 'DRAWING',
  markSvg: DRAWING,
  markKey: '',
  markInk: 'BRAND',
  markWithName: true,
  brandColour: '#14506b',
  accentColour: '#b8742f',
  surface: 'COOL',
  typePair: 'POPPINS_HIND',
  corners: 'ROUND',
  spacing: 'AIRY',
};

const present = async (group: string) =>
  (await admin.get(`/api/admin/settings/${group}`)).json as Record<string, unknown>;
/** Writes a group, with the version that is there now. */
const put = async (group: string, values: object) => {
  const { version } = await present(group);
  return admin.put(`/api/admin/settings/${group}`, { ...values, version, reason: 'A new season' });
};
const file = (path: string) => fetch(shop.running.origin + path, { redirect: 'manual' });

let before: Record<'look' | 'brand' | 'words', Record<string, unknown>>;
beforeAll(async () => {
  before = { look: await present('look'), brand: await present('brand'), words: await present('words') };
});
afterAll(async () => {
  for (const [group, values] of Object.entries(before)) expect((await put(group, values)).status).toBe(200);
});

describe('a look that cannot be is refused', () => {
  test('with the nearest colour that can be read, in words', async () => {
    const seeds = { brand: '#f2c84b', accent: '#ffffff', surface: 'COOL' } as const;
    const { brand, accent } = faintSeeds(seeds);
    expect(await put('look', { ...TEAL, brandColour: seeds.brand, accentColour: seeds.accent })).toRefuseFields({
      brandColour: faintSeedText(brand!),
      accentColour: faintSeedText(accent!),
    });
    const offered = { brandColour: brand!.nearest, accentColour: accent!.nearest, page: 'list' };
    expect((await admin.post(`${PATH}/preview`, { ...TEAL, ...offered })).status).toBe(200);
  });

  test.each([
    ['red', { brandColour: 'red' }, { brandColour: 'Please choose a colour, such as #6e1230' }],
    ['a drawing without a file', { markSvg: '' }, { markSvg: 'Please choose an SVG file' }],
    ['a picture without a file', { markKind: 'PICTURE' }, { markKey: 'Please choose a picture' }],
    [
      'a drawing without shapes',
      { markSvg: '<svg viewBox="0 0 1 1"><image href="x.png"/></svg>' },
      { markSvg: 'This file is no drawing with shapes and a size. Please choose an SVG file, with its text as paths' },
    ],
    [
      'a drawing as long as a line',
      { markSvg: '<svg viewBox="0 0 70 10"><path d="M0 0h1"/></svg>' },
      { markSvg: 'A mark can be at most 6 times as wide as high' },
    ],
    [
      'a drawing of a thousand shapes',
      { markSvg: `<svg viewBox="0 0 1 1">${'<path d="M0 0h1v1z"/>'.repeat(1000)}</svg>` },
      { markSvg: 'This drawing is too large: 12 kB are the most. Please simplify its paths' },
    ],
  ])('%s', async (_, change, fields) => {
    expect(await put('look', { ...TEAL, ...change })).toRefuseFields(fields);
  });

  test('when its picture is not in the library', async () => {
    expect(await put('look', { ...TEAL, markKind: 'PICTURE', markKey: 'nothere.png' })).toRefuse(422, 'FILE_UNKNOWN');
  });
});

test('a look that is not saved is seen on the pages it would have', async () => {
  const { html } = (await admin.post(`${PATH}/preview`, { ...TEAL, page: 'home' })).as(DrawnLook);
  expect(html).toContain('--wine:light-dark(#14506b,');
  expect(html).toContain('data:image/svg+xml,%3Csvg');
  expect(html).not.toContain('alert(1)');
  expect((await present('look')).brandColour).toBe(before.look.brandColour);
});

describe('a shop with another name, another mark and other colours', () => {
  const name = `Tara ${shop.mark}`;
  beforeAll(async () => {
    const saved = (await put('look', TEAL)).as(LookSettings);
    expect(saved.markSvg).not.toMatch(/script|onclick/);
    expect(saved.markRatio).toBe(1.5);
    (await put('brand', { name, tagline: 'Silver plated pieces' })).as(BrandSettings);
    const words = {
      footerLine: 'From one workshop in Jaipur',
      mailClosing: 'See you at the market',
      paperNote: 'Keep this for your returns',
    };
    expect((await put('words', words)).status).toBe(200);
  });

  test('has them on its pages, in a style sheet that the content policy allows', async () => {
    const { text } = await visitor.get('/search?q=ring');
    expect(text).toContain('--wine:light-dark(#14506b,');
    expect(text).toMatch(/--display:Poppins,/);
    expect(text).not.toContain('content="#fbf7f0"');
    expect(text).toContain('class="own-mark"');
    expect(text).toContain('From one workshop in Jaipur');
    expect(text.replaceAll(COMPANY, '')).not.toContain('Ratnahaat');
    const style = /<style>(@font-face\{font-family:Poppins.*?)<\/style>/s.exec(text)![1]!;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
    expect(text).toContain(`sha256-${hash.toString('base64')}`);
    expect(Buffer.byteLength(style)).toBeLessThan(4000);
  });

  test('has a manifest in its colours, with icons that are there', async () => {
    const manifest = (await visitor.get('/manifest.webmanifest')).json as {
      name: string;
      theme_color: string;
      icons: { src: string; sizes: string }[];
    };
    expect([manifest.name, manifest.theme_color]).toEqual([`${name}: silver plated pieces`, '#14506b']);
    for (const { src, sizes } of manifest.icons) {
      const answer = await file(src);
      expect([src, answer.status]).toEqual([src, 200]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      if (!isNode) continue;
      const [width, height] = sizes.split('x').map(Number);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width, height });
      const { dominant } = await sharp(body).removeAlpha().stats();
      expect(Math.abs(dominant.b - 0x6b)).toBeLessThan(20);
    }
  });

  test('has a mark and icons for browsers, of which nothing runs', async () => {
    const { text } = await visitor.get('/search?q=ring');
    const paths = [
      /url\((\/brand\/mark-[0-9a-f]+\.svg)\)/.exec(text)![1]!,
      /rel="icon" href="(\/brand\/icon-[0-9a-f]+\.svg)"/.exec(text)![1]!,
      /rel="apple-touch-icon" href="(\/brand\/apple-180-[0-9a-f]+\.png)"/.exec(text)![1]!,
    ];
    for (const path of paths) {
      const answer = await file(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain('alert');
    }
    const former = await file('/brand/icon-0123456789ab.svg');
    expect([former.status, former.headers.get('location')]).toEqual([302, paths[1]]);
    expect((await file('/brand/other-0123456789ab.svg')).status).toBe(404);
  });

  test.runIf(isNode)('has pictures of links in its colours', async () => {
    const sku = await shop.sku();
    const { text } = await visitor.get(`/product/${sku.seoUrl}`);
    const [, card] = /property="og:image" content="([^"]+)"/.exec(text)!;
    const answer = await file(new URL(card!).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { text: list } = await visitor.get('/search?q=ring');
    const [, whole] = /property="og:image" content="([^"]+)"/.exec(list)!;
    expect(new URL(whole!).pathname).toMatch(/^\/brand\/share-/);
    const picture = await file(new URL(whole!).pathname);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  test('has them in its mails and on its papers', async () => {
    const asha = await shop.customer('asha');
    const { orderId } = await buy(asha, await shop.sku({ price: 900 }));
    const mail = await until('a mail of the order', async () =>
      (await mailsTo(shop.running.origin, asha.email)).find(({ text }) => text.includes(orderId)),
    );
    expect(mail.html).toContain('#14506b');
    expect(mail.html).toMatch(/src="[^"]+\/brand\/icon-192-[0-9a-f]+\.png"/);
    expect(mail.text.endsWith(`See you at the market\n\n${name}`)).toBe(true);
    const { pages } = await pdfFrom(asha, `/invoice/download/${orderId}`);
    expect(pages.join()).toContain('Keep this for your returns');
    expect(pages.join()).toContain(`ordered at ${name}`);
  });

  test('has them in the console', async () => {
    const { text } = await visitor.get('/admin', { headers: { Accept: 'text/html' } });
    expect(text).toContain('#14506b');
    expect(text).toMatch(/\/brand\/icon-[0-9a-f]+\.svg/);
  });

  test('keeps the versions of its look', async () => {
    const { versions } = (await admin.get(`${PATH}/versions`)).as(versionsOf(LookValues));
    expect(versions[0]).toMatchObject({ reason: 'A new season', values: { brandColour: '#14506b' } });
    expect(versions[1]!.values.brandColour).toBe(before.look.brandColour);
  });
});
