import { expect, test, vi } from 'vitest';
import { google } from './google.ts';
import { googleClaims, googleKeys, signGoogleToken } from '../../sandbox/google/google-emulator.ts';
import { SANDBOX_CLIENT_ID } from '../../sandbox/google/sandbox-key.ts';

const AN_HOUR_MS = 3600_000;

/** Opens Google with a clock that the test sets, and counts the requests for its keys. */
function openGoogle() {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const keys = googleKeys();
  let isDown = false;
  const fetcher = vi.fn<typeof fetch>(async (input, init) => {
    if (isDown) throw new TypeError('fetch failed');
    return keys.fetch(new Request(input, init));
  });
  const client = { clientId: SANDBOX_CLIENT_ID, page: 'https://accounts.example/auth' };
  const identity = google(fetcher, client, 'https://shop.example', { now: () => now });
  return {
    fetcher,
    verify: async () => identity.verify(await signGoogleToken(googleClaims({ email: 'a@gmail.com', name: 'A' }, now))),
    verifyText: identity.verify,
    pass: (ms: number) => (now += ms),
    breakDown: () => (isDown = true),
  };
}

test('keys are fetched once for as long as Google says', async () => {
  const { fetcher, verify, pass } = openGoogle();
  for (let times = 0; times < 3; times += 1) expect(await verify()).toMatchObject({ claims: { email: 'a@gmail.com' } });
  expect(fetcher).toHaveBeenCalledTimes(1);
  pass(AN_HOUR_MS);
  await verify();
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('a key nobody knows is looked for again, and invented ones do not make the shop ask again and again', async () => {
  const { fetcher, verify, verifyText, pass } = openGoogle();
  await verify();
  const invented = `${Buffer.from('{"alg":"RS256","kid":"invented"}').toString('base64url')}.e30.AAAA`;
  pass(61_000);
  for (let times = 0; times < 5; times += 1) expect(await verifyText(invented)).toBe('bad');
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('what is no token of Google’s kind is not worth a question', async () => {
  const { fetcher, verifyText } = openGoogle();
  for (const text of ['', 'a.b.c', `${Buffer.from('{"alg":"none","kid":"x"}').toString('base64url')}.e30.`]) {
    expect(await verifyText(text)).toBe('bad');
  }
  expect(fetcher).not.toHaveBeenCalled();
});

test('known keys serve on while Google is away, and nobody is recognised afterwards', async () => {
  const { verify, pass, breakDown } = openGoogle();
  await verify();
  breakDown();
  expect(await verify()).toMatchObject({ claims: { email: 'a@gmail.com' } });
  pass(AN_HOUR_MS);
  expect(await verify()).toBe('down');
});
