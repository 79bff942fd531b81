import { beforeAll, describe, expect, test } from 'vitest';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';
import { tidyPath } from '../../../functions/http/tidy-path.ts';

const shop = openShop();
const { origin, runtime } = shop.running;

let goods: MadeSku;
let renamed: { from: string; to: string };

beforeAll(async () => {
  goods = await shop.sku();
  const other = await shop.sku();
  renamed = { from: other.seoUrl, to: `${other.seoUrl}-renamed` };
  const change = { seoUrl: renamed.to };
  expect((await shop.seller('meera').patch(`/products/update/${other.productId}`, change)).status).toBe(200);
});

/** Requests an address as a browser or a chat app does. Returns the redirect's target, and the status. */
async function ask(path: string, accept = 'text/html,*/*;q=0.8', method = 'GET') {
  const answer = await fetch(origin + path, { method, redirect: 'manual', headers: { Accept: accept } });
  await answer.text();
  const location = answer.headers.get('location');
  const to = location === null ? null : new URL(location, origin + path);
  return { status: answer.status, location: to && to.pathname + to.search, origin: to?.origin ?? origin };
}

/** One page of each kind. */
const pages = () => [
  `/product/${goods.seoUrl}`,
  '/category/jhumkas',
  '/shop/bridal',
  '/store/meera-temple-jewels',
  `/blog/${String(shop.row("SELECT slug FROM blog_posts WHERE status = 'published' LIMIT 1").slug)}`,
  '/hindu-festivals-calendar/2026',
  `/reviews/${goods.seoUrl}`,
  '/about',
];

/** Spellings of an address as they come from chat apps, printed cards and memory. */
const SPELLINGS: Record<string, (path: string) => string> = {
  'in capitals': (path) => path.toUpperCase(),
  'with a space at its end': (path) => `${path}%20`,
  'with a no-break space and a line break at its end': (path) => `${path}%C2%A0%0A`,
  'with a full stop at its end': (path) => `${path}.`,
  'with a bracket and a comma at its end': (path) => `${path}),`,
  'with quotes at its end': (path) => `${path}%E2%80%9D`,
  'with a danda at its end': (path) => `${path}%E0%A5%A4`,
  'with a zero-width space in it': (path) => `${path.slice(0, 4)}%E2%80%8B${path.slice(4)}`,
  'with double slashes': (path) => `/${path.replaceAll('/', '//')}`,
  'with all of it': (path) => `/${path.replaceAll('/', '//').toUpperCase()}/.)%20`,
};

describe('an address leads to its page with one redirect', () => {
  test.each(Object.keys(SPELLINGS))('%s', async (spelling) => {
    for (const path of pages()) {
      const asked = SPELLINGS[spelling]!(path);
      const { status, ...where } = await ask(asked);
      expect({ asked, ...where }).toEqual({ asked, location: path, origin });
      // On Workers, the static assets handle doubled slashes themselves.
      expect(runtime === 'workerd' ? [301, 307] : [301], asked).toContain(status);
      expect((await ask(path)).status, path).toBe(200);
    }
  });

  test('with its query, and for programs that say nothing of HTML', async () => {
    const query = '?utm_source=WhatsApp&utm_campaign=Diwali%20Sale';
    for (const method of ['GET', 'HEAD']) {
      expect(await ask(`/PRODUCT/${goods.seoUrl}.${query}`, '*/*', method)).toEqual({
        status: 301,
        location: `/product/${goods.seoUrl}${query}`,
        origin,
      });
    }
  });

  test('also where the page has another address by now', async () => {
    expect(await ask(`/product/${renamed.from.toUpperCase()}.`)).toMatchObject({
      status: 301,
      location: `/product/${renamed.to}`,
    });
    expect(await ask(`/PRODUCT/${goods.productId},`)).toMatchObject({
      status: 301,
      location: `/product/${goods.seoUrl}`,
    });
    expect(await ask('/FAQ.')).toMatchObject({ status: 301, location: '/help' });
  });
});

describe('nothing is led', () => {
  test.each([
    '/PRODUCT/NO-SUCH-PIECE',
    '/product/no-such-piece.',
    '/Category/no-such-category',
    '/No-Such-Page',
    '/404.',
    '//evil.example',
    '//evil.example.',
    '/%2F%2Fevil.example/',
    '/\\evil.example.',
    '/%E0%A4%A.',
  ])('%s, which no page has', async (path) => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.location).toBeNull();
  });

  test('that is a call, whatever its spelling', async () => {
    for (const path of ['/API/cart', '/Products/search?query=x', '/api/cart.']) {
      const answer = await ask(path, 'application/json');
      expect({ path, status: answer.status, location: answer.location }).toEqual({ path, status: 404, location: null });
    }
  });
});

test('a tidy path stays as it is', () => {
  for (const path of ['/', '/product/a-b', '/hindu-festivals-calendar/2026.ics', '/blog/rss.xml', '/search']) {
    expect(tidyPath(path)).toBe(path);
  }
  expect(tidyPath('/Product/Lakshmi%20Panel%20Vaddanam%20')).toBe('/product/lakshmi-panel-vaddanam');
  expect(tidyPath('/%E0%A4%A')).toBe('/%E0%A4%A');
});
