import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageOfPath } from '#contract/languages.ts';
import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { CONTENT_WORDS } from '#contract/words/index.ts';
import { fixedPaths, ALL_PAGE_KINDS } from '../../../functions/publish/page-kinds.ts';
import { clock } from '../../support/clock.ts';
import { jobsRan } from '../../support/change-records.ts';
import { askForOrder } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';
import { signUpAs } from '../../support/sign-in.ts';

const shop = openShop();
/** Every page that each shop has, a list of the demo shop, a search, and an address without a page. */
const PAGES = [
  ...ALL_PAGE_KINDS.flatMap(fixedPaths).filter((path) => !STAND_IN_PATHS.includes(path)),
  '/category/jhumkas?sort=newest',
  '/search?q=jhumka',
  '/no-such-page',
];
const HTML = { Accept: 'text/html' };
/** Opening renders all pages. */
const RENDERS_ALL = { timeout: 240_000 };
const CLOSED = 'The shop is not open yet. Please come back in a few days.';
let sku: MadeSku;
let asha: Persona;

const openOrClose = (isOpen: boolean) => shop.admin().put('/api/admin/set-up', { isOpen, reason: 'A test' });

beforeAll(async () => {
  sku = await shop.sku();
  asha = await shop.customer('asha');
  expect((await openOrClose(false)).status).toBe(200);
});

afterAll(async () => {
  expect((await openOrClose(true)).status).toBe(200);
});

describe('a closed shop', () => {
  test.each(PAGES)('answers a browser at %s that it opens soon', async (path) => {
    const answer = await shop.visitor().get(path, { headers: HTML });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain(languageOfPath(path) === 'hi' ? CONTENT_WORDS.hi.closed.title : 'Opening soon');
    expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
    expect(answer.text).not.toContain('Banjara Hills');
  });

  test('says so at its newest product, too, which never had a file', async () => {
    expect((await shop.visitor().get(`/product/${sku.seoUrl}`, { headers: HTML })).status).toBe(503);
  });

  test.each(['/sitemap.xml', '/feeds/google-merchant.xml', '/blog/rss.xml'])(
    'has nothing for machines at %s',
    async (path) => {
      expect((await shop.visitor().get(path)).status).toBe(503);
    },
  );

  test('tells search engines to look at nothing', async () => {
    expect((await shop.visitor().get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  test.each(['/products', '/categories', '/sellers', '/blog/posts'])(
    'shows nothing to programs at %s',
    async (path) => {
      expect(await shop.visitor().get(path)).toRefuse(503, 'SHOP_CLOSED', CLOSED);
    },
  );

  test('takes no order, and nobody new', async () => {
    const order = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
    expect(await askForOrder(asha, order)).toRefuse(503, 'SHOP_CLOSED', CLOSED);
    const newcomer = {
      email: `newcomer.${shop.mark}@example.in`,
      fullName: 'Ravi',
      mobile: '9848012345',
      otp: '123456',
    };
    expect(await shop.visitor().post('/auth/signUp', newcomer)).toRefuse(503, 'SHOP_CLOSED', CLOSED);
  });

  test('is open to its staff, and to what watches it', async () => {
    expect((await shop.admin().get('/api/admin/orders')).status).toBe(200);
    expect((await shop.seller('meera').get('/categories')).status).toBe(200);
    expect((await shop.visitor().get('/admin', { headers: HTML })).status).toBe(200);
    jobsRan(shop);
    for (const path of ['/healthz', '/readyz']) expect((await shop.visitor().get(path)).status).toBe(200);
    const { email } = await shop.member({ seller: 'meera', subRole: 'orders' });
    expect((await shop.visitor().post('/sellers/send/login-signup-otp', { email })).status).toBe(200);
  });
});

describe('the preview of a closed shop', () => {
  const link = async () => {
    const answer = await shop.admin().post('/api/admin/set-up/preview');
    return (answer.json as { path: string }).path;
  };

  test('lets the browser in that opened the link of the console', async () => {
    const opened = await shop.visitor().get(await link(), { headers: HTML });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    const Cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
    const home = await shop.visitor().get('/', { headers: { ...HTML, Cookie } });
    expect(home.status).toBe(200);
    expect(home.text).toContain('</html>');
    expect((await shop.visitor().get('/products', { headers: { Cookie } })).status).toBe(200);
    // Where the gateway sends the payer back to.
    const paid = await shop.visitor().get('/payment-success/RH-2611-0000-0000', { headers: { ...HTML, Cookie } });
    expect(paid.status).toBe(200);
    // Strangers do not get the answers that were made for the preview.
    expect((await shop.visitor().get('/products')).status).toBe(503);
    expect((await shop.visitor().get('/', { headers: HTML })).status).toBe(503);
  });

  test('opens to nobody who made up or changed the link or the cookie', async () => {
    const path = await link();
    expect((await shop.visitor().get(path.replace(/sig=./, 'sig=z'), { headers: HTML })).status).toBe(404);
    expect((await shop.visitor().get('/preview', { headers: HTML })).status).toBe(404);
    const Cookie = `preview=${clock.now() + 1e9}.${'0'.repeat(64)}`;
    expect((await shop.visitor().get('/', { headers: { ...HTML, Cookie } })).status).toBe(503);
  });

  test('takes the trial order', async () => {
    const opened = await shop.visitor().get(await link(), { headers: HTML });
    const Cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
    const order = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
    const answer = await askForOrder(asha, order, { headers: { Cookie } });
    expect(answer.status).toBeLessThan(300);
  });
});

test('a shop that opens again has its pages, and files of them', RENDERS_ALL, async () => {
  expect((await openOrClose(true)).status).toBe(200);
  const home = await shop.visitor().get('/', { headers: HTML });
  expect(home.status).toBe(200);
  expect(home.text).not.toContain('Opening soon');
  await shop.later(60, async () => void (await shop.job('publish')));
  const isFiled = async () => (await shop.visitor().get('/about', { headers: HTML })).headers.has('etag') || undefined;
  await until('a file of the page', isFiled, RENDERS_ALL.timeout);
  expect((await shop.visitor().get('/closed', { headers: HTML })).status).toBe(404);
  const token = await signUpAs(shop.running.origin, {
    email: `ravi.${shop.mark}@example.in`,
    fullName: 'Ravi',
    mobile: '9848012345',
  });
  expect((await new Persona(shop.running.origin, token).get('/api/cart')).status).toBe(200);
});
