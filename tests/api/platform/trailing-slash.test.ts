import { describe, expect, test } from 'vitest';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function ask(path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) {
  const answer = await fetch(shop.running.origin + path, { method, headers, redirect: 'manual' });
  const location = answer.headers.get('location');
  await answer.text();
  return { status: answer.status, location };
}

/** Returns the target of a redirect, relative to the origin. */
const ledTo = (path: string, location: string | null) => {
  const { pathname, search } = new URL(location ?? '', shop.running.origin + path);
  return pathname + search;
};

describe('an address with a slash at its end leads to the one without, for good', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/team/', '/about/team'],
    ['/cart/', '/cart'],
    ['/shop/', '/shop'],
    ['/shop/?page=2', '/shop?page=2'],
    ['/search/?q=jhumka', '/search?q=jhumka'],
    ['/category/jhumkas/', '/category/jhumkas'],
    ['/category/jhumkas/?color=Gold&utm_source=x', '/category/jhumkas?color=Gold&utm_source=x'],
    ['/store/meera-temple-jewels/', '/store/meera-temple-jewels'],
    ['/product/lakshmi-kasu-temple-necklace-set/', '/product/lakshmi-kasu-temple-necklace-set'],
    ['/blog/', '/blog'],
    ['/hindu-festivals-calendar/', '/hindu-festivals-calendar'],
    ['/hindu-festivals-calendar/2026/', '/hindu-festivals-calendar/2026'],
    ['/seller/', '/seller'],
    ['/admin/orders/', '/admin/orders'],
    ['/sku-manager/', '/sku-manager'],
    ['/about///', '/about'],
    ['/confirmation/?orderId=x', '/confirmation?orderId=x'],
  ])('%s', async (path, plain) => {
    for (const headers of [{}, BROWSER]) {
      for (const method of ['GET', 'HEAD']) {
        const { status, location } = await ask(path, { method, headers });
        expect({ status, location: ledTo(path, location) }, method).toEqual({ status: 308, location: plain });
      }
    }
  });

  test('and there is the page', async () => {
    for (const path of ['/about', '/category/jhumkas', '/seller']) {
      const { status, location } = await ask(path, { headers: BROWSER });
      expect({ status, location }).toEqual({ status: 200, location: null });
    }
  });

  test('but never to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example//',
      '/%2Fevil.example/',
      '/\\evil.example/',
      '///evil.example/',
    ]) {
      for (const headers of [{}, BROWSER]) {
        const { location } = await ask(path, { headers });
        if (location !== null) expect(new URL(location, shop.running.origin).origin).toBe(shop.running.origin);
      }
    }
  });

  test('and the home page stays where it is', async () => {
    expect((await ask('/', { headers: BROWSER })).status).toBe(200);
  });
});

test('a call takes either spelling', async () => {
  expect((await ask('/products/')).status).toBe(200);
  expect((await ask('/healthz')).status).toBe(200);
  const { status } = await ask('/auth/sent/login-signup-otp/', { method: 'POST' });
  expect([200, 308]).not.toContain(status);
  expect((await shop.seller('meera').get('/seller/orders/')).status).toBe(200);
});
