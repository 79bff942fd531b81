import { describe, expect, test } from 'vitest';
import { clockCheck, environmentCheck, originCheck } from './outside-checks.ts';

const ORIGIN = 'https://shop.example';

/** Answers requests by their path. */
const answering =
  (answers: Record<string, () => Response>): typeof fetch =>
  (input) =>
    Promise.resolve(answers[new URL(new Request(input).url).pathname]?.() ?? new Response(null, { status: 404 }));

const shopBehind = (proxies: number) =>
  answering({
    '/healthz': () => Response.json({ status: 'ok' }),
    '/readyz': () => Response.json({ status: 'unavailable', reasons: ['x'], proxies }, { status: 503 }),
  });

describe('the address of the shop', () => {
  test('is in order behind as many proxies as are trusted, and on Workers behind any number', async () => {
    expect(await originCheck(ORIGIN, 1, shopBehind(1)).run()).toEqual({ ok: true, message: `${ORIGIN} answers.` });
    expect(await originCheck(ORIGIN, undefined, shopBehind(3)).run()).toMatchObject({ ok: true });
  });

  test.each<[string, typeof fetch, RegExp]>([
    [
      'that does not answer',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('certificate has expired') })),
      /^https:\/\/shop\.example cannot be reached: certificate has expired\. Check the name server, the certificate/,
    ],
    [
      'whose proxy does not find the shop',
      answering({ '/healthz': () => new Response('Bad Gateway', { status: 502 }) }),
      /healthz answers 502\. Check that the proxy leads to the shop\.$/,
    ],
    [
      'of another program',
      answering({ '/healthz': () => new Response('Welcome to nginx!') }),
      /answered by another program/,
    ],
    ['without X-Forwarded-For', shopBehind(0), /^No X-Forwarded-For arrives, .*Let the proxy write it\.$/],
    ['with one more proxy', shopBehind(2), /TRUSTED_PROXIES is 1\. Set it to 2\.$/],
  ])('%s is named', async (_, fetcher, says) => {
    const { ok, message } = await originCheck(ORIGIN, 1, fetcher).run();
    expect(ok).toBe(false);
    expect(message).toMatch(says);
  });
});

describe('the clock', () => {
  const now = Date.parse('2026-11-29T10:00:00Z');
  const of = (date: string | undefined) =>
    clockCheck(
      () => Promise.resolve(new Response(null, { headers: date === undefined ? {} : { Date: date } })),
      () => now,
    ).run();

  test.each([undefined, 'Sun, 29 Nov 2026 10:00:00 GMT', 'Sun, 29 Nov 2026 09:59:30 GMT'])(
    'is in order at another server’s %s',
    async (date) => {
      expect(await of(date)).toMatchObject({ ok: true });
    },
  );

  test.each([
    ['Sun, 29 Nov 2026 09:58:00 GMT', /^The clock is 119 seconds fast/],
    ['Sun, 29 Nov 2026 10:02:00 GMT', /^The clock is 120 seconds slow, .*NTP\.$/],
  ])('is wrong at another server’s %s', async (date, says) => {
    const { ok, message } = await of(date);
    expect(ok).toBe(false);
    expect(message).toMatch(says);
  });
});

test('warnings of the settings are one finding', async () => {
  expect(await environmentCheck([]).run()).toMatchObject({ ok: true });
  expect(await environmentCheck(['A is a test key.', 'B has no effect.']).run()).toMatchObject({
    ok: false,
    message: 'A is a test key. B has no effect.',
  });
});
