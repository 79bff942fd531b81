import { describe, expect, inject, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { DEMO_SHOP } from '#contract/shop/shop-words.ts';
import { askForOrder, fillCart, placed } from '../../support/buy.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';

const shop = openShop();
const { runtime, pictureKey } = inject('running');

test('the shop says that it is open', async () => {
  const answer = await shop.visitor().get('/healthz');
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ status: 'ok' });
});

test('a sandbox says in its footer that it is one', async () => {
  const answer = await shop.visitor().get('/', { headers: { Accept: 'text/html' } });
  expect(answer.text).toContain(DEMO_SHOP);
});

test('the calls are described where people look for them', async () => {
  const answer = await shop.visitor().get('/openapi.json');
  expect(answer.json).toMatchObject({ openapi: '3.1.0', servers: [{ url: shop.running.siteOrigin }] });
});

describe('pictures', () => {
  const FOR_EVER = 'public, max-age=31536000, immutable';

  test('are served as what they are, to be kept for ever', async () => {
    const answer = await shop.visitor().get(`/media/${pictureKey}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(60);
  });

  test('come in the widths and formats of the shop', async () => {
    for (const variant of ['96.webp', '200.webp', '1200.jpeg']) {
      const answer = await shop.visitor().get(`/media/${pictureKey}/${variant}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${variant.split('.')[1]}`);
      expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
    }
  });

  test.runIf(runtime === 'workerd')(
    'are not drawn in a circle: the service that draws them is given them as they are',
    async () => {
      const answer = await shop
        .visitor()
        .get(`/media/${pictureKey}/96.webp`, { headers: { Via: '1.1 image-resizing-proxy' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
    },
  );

  test.each([
    '97.webp',
    '0.webp',
    '096.webp',
    '0320.webp',
    '320.avif',
    '100000.webp',
    '96.bmp',
    '96.png',
    '96',
    '-1.webp',
    '96.webp.webp',
    '96.WEBP',
  ])('do not come as %s', async (variant) => {
    expect(await shop.visitor().get(`/media/${pictureKey}/${variant}`)).toRefuse(404, 'NOT_FOUND');
  });

  test.each([
    '0123456789abcdef0123456789abcdef.png',
    'shop.json',
    'ratnahaat.db',
    `${'a'.repeat(300)}.png`,
    'a b.png',
    'deploy/asked.json',
  ])('that are not there are not found: %s', async (key) => {
    expect(await shop.visitor().get(`/media/${key}`)).toRefuse(404, 'NOT_FOUND');
    expect(await shop.visitor().get(`/media/${key}/96.webp`)).toRefuse(404, 'NOT_FOUND');
  });
});

test('a film has no sizes', async () => {
  const { key } = shop.row("SELECT key FROM media WHERE media_type = 'VIDEO' LIMIT 1");
  expect(await shop.visitor().get(`/media/${String(key)}/320.avif`)).toRefuse(404, 'NOT_FOUND');
});

describe('pages that have no file', () => {
  test('are drawn when they are asked for', async () => {
    const sku = await shop.sku();
    const page = await shop.visitor().get(`/product/${sku.seoUrl}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await shop.visitor().get('/category/rings?sort=price-asc&page=1')).status).toBe(200);
  });

  test('by id lead to their address', async () => {
    const sku = await shop.sku();
    const answer = await shop.visitor().get(`/product/${sku.productId}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`/product/${sku.seoUrl}`);
  });

  test('of what was withdrawn say so, of what never was are not there', async () => {
    const gone = await shop.sku();
    await shop.seller('meera').patch(`/products/update/${gone.productId}`, { isVisible: false });
    expect((await shop.visitor().get(`/product/${gone.seoUrl}`)).status).toBe(410);
    expect((await shop.visitor().get('/product/never-was')).status).toBe(404);
    expect((await shop.visitor().get('/category/never-was?page=2')).status).toBe(404);
    expect((await shop.visitor().get('/category/never-was')).status).toBe(404);
  });

  test.each([
    ['/user', '/dashboard'],
    ['/user/orders', '/dashboard?tab=orders'],
    ['/user/wishlist', '/dashboard?tab=wishlist'],
    ['/user/addresses', '/dashboard?tab=addresses'],
    ['/user/payments', '/dashboard?tab=payments'],
    ['/user/profile', '/dashboard?tab=profile'],
    ['/user/orders/12', '/dashboard'],
    ['/user//evil.example', '/dashboard'],
    ['/account', '/dashboard'],
    ['/account/orders', '/dashboard?tab=orders'],
    ['/account/settings', '/dashboard?tab=profile'],
  ])('of an account have one address: %s leads to %s', async (from, to) => {
    const answer = await shop.visitor().get(from, { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test('of the blog without a category are the blog', async () => {
    const answer = await shop.visitor().get('/blog/category/all', { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog']);
  });

  test('signing in has one spelling, and where to go afterwards is kept', async () => {
    const answer = await shop.visitor().get('/signIn?returnUrl=%2Fcheckout');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/signin?returnUrl=%2Fcheckout');
  });
});

test('the back office is one page for all its addresses, but no address of its own', async () => {
  const headers = { Accept: 'text/html' };
  const pages = await Promise.all(
    ['/admin/orders', '/admin/orders/12', '/seller/products'].map((path) => shop.visitor().get(path, { headers })),
  );
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(page.text).toBe(pages[0]!.text);
  }
  expect((await shop.visitor().get('/console')).status).toBe(404);
});

describe('the back office is shown to whoever opens its address', () => {
  const ENTRANCES = ['/seller', '/admin', '/seller?tab=sku'];
  const MANAGERS = ['/seller/sku-manager', '/admin/blog/new', '/sku-manager', '/product-manager', '/category-manager'];
  const isConsole = (text: string) => text.includes('<div id="console">');
  const open = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(shop.running.origin + path, { headers });
    return { status: answer.status, isConsole: isConsole(await answer.text()), vary: answer.headers.get('vary') };
  };

  test.each(['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'text/*', 'image/png', ''])(
    'by Accept: %s',
    async (accept) => {
      for (const path of [...ENTRANCES, ...MANAGERS]) {
        const answer = await open(path, { Accept: accept });
        expect(answer, path).toEqual({
          status: 200,
          isConsole: true,
          vary: expect.stringContaining('Accept') as string,
        });
      }
    },
  );

  test('but not where JSON is asked for, or a token is sent', async () => {
    for (const path of [...ENTRANCES, ...MANAGERS]) {
      for (const accept of ['application/json', 'application/json, text/plain, */*', 'application/problem+json']) {
        expect(await open(path, { Accept: accept }), path).toMatchObject({ status: 404, isConsole: false });
      }
      const Authorization = `Bearer ${shop.running.staffTokens['meera@ratnahaat.example']}`;
      for (const accept of ['text/html', '*/*']) {
        expect(await open(path, { Accept: accept, Authorization }), path).toMatchObject({ isConsole: false });
      }
    }
  });

  test('and an address of a call stays one for programs', async () => {
    expect(await open('/seller/orders', { Accept: '*/*' })).toMatchObject({ status: 401, isConsole: false });
    expect(await open('/seller/orders', { Accept: 'text/html' })).toMatchObject({ status: 200, isConsole: true });
  });
});

describe("the sandbox's purposes", () => {
  test('show mails to people', async () => {
    const email = shop.emailOf('reader');
    const code = await askForCode(shop.running.origin, 'customer', email);
    const page = await shop.visitor().get(`/sandbox/outbox?to=${email}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(code);
    const everything = await shop.visitor().get('/sandbox/outbox');
    expect(everything.status).toBe(200);
  });

  test('show names in mails as text', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    await fillCart(asha, sku);
    await placed(askForOrder(asha, { name: "Asha & O'Hara" }));
    expect((await shop.visitor().get('/sandbox/outbox')).text).not.toContain('<script');
  });

  test.each([{}, { advance: -1 }, { advance: 'x' }, { reset: false }, [], null])(
    'move no clock by %j',
    async (move) => {
      expect((await shop.visitor().post('/sandbox/clock', move)).status).toBe(422);
    },
  );

  test('run no job that is not there', async () => {
    expect((await shop.visitor().post('/sandbox/jobs/nothing')).status).toBe(404);
  });

  test.each([{}, { provider: 'mail', mode: 'sulk' }, { provider: 'nobody', mode: 'ok' }])(
    'know no fault %j',
    async (fault) => {
      expect((await shop.visitor().post('/sandbox/faults', fault)).status).toBe(422);
    },
  );
});

test('the log keeps no secrets and one line an event', async () => {
  const asha = await shop.signUp('discreet');
  const address = addressForm({ address: 'Nobody should read this house number 4711', mobile: '9848077889' });
  (await asha.post('/api/addresses', address)).as(Address);
  await fillCart(asha, await shop.sku());
  await placed(askForOrder(asha, address));
  await shop.later(31, async () => {
    const code = await askForCode(shop.running.origin, 'customer', asha.email);
    await shop.visitor().post('/auth/signIn', { email: asha.email, otp: code });
    await shop.visitor().get('/nothing%0A%7B%22event%22%3A%22evil%22%7D?code=kept-out-of-the-log');
    const log = shop.log();
    const token = asha.token!;
    for (const secret of [
      asha.email,
      token,
      token.split('.')[2]!,
      'house number',
      'kept-out-of-the-log',
      '9848077889',
      `"${code}"`,
      shop.running.sessionSecret,
    ]) {
      expect(log.includes(secret)).toBe(false);
    }
    const lines = log.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{"'))).toEqual([]);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ event: expect.any(String) as string });
  });
});
