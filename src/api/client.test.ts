import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESPONSE_INVALID, SESSION_EXPIRED, UNEXPECTED_ERROR } from '#contract/messages.ts';

/** A session token with the claims that the browser reads. */
const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ sub: '7', exp: seconds }))}.y`;
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600;

/** A fake of the browser's Storage: stored entries are own properties, as in the browser. */
class BrowserStore {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

const fetched = vi.fn<typeof fetch>();
let client: typeof import('./client.ts');
let session: typeof import('../storage/session.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new BrowserStore());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
  fetched.mockReset();
  client = await import('./client.ts');
  session = await import('../storage/session.ts');
});
afterEach(() => {
  session.forgetSession();
  vi.unstubAllGlobals();
});

const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const failing = (options?: Parameters<typeof client.call>[2]) =>
  client.call('GET', '/api/cart', options).catch((error: unknown) => error);
const sentHeaders = () => fetched.mock.lastCall![1]!.headers as Record<string, string>;

describe('a call', () => {
  test('says the language of its page, if that is not English', async () => {
    answers(200, {});
    await client.call('GET', '/api/cart');
    expect(sentHeaders()).not.toHaveProperty('X-Page-Language');
    answers(200, {});
    vi.stubGlobal('document', { documentElement: { lang: 'hi-IN' } });
    await client.call('GET', '/api/cart');
    expect(sentHeaders()).toMatchObject({ 'X-Page-Language': 'hi' });
  });

  test('brings the answer as it is', async () => {
    answers(200, { total: 19.99 });
    expect(await client.call('GET', '/api/cart')).toEqual({ total: 19.99 });
    expect(sentHeaders()).not.toHaveProperty('Authorization');
    expect(sentHeaders()).not.toHaveProperty('Content-Type');
  });

  test('carries token, body and key', async () => {
    session.keepSession(tokenUntil(IN_AN_HOUR), 'ROLE_CUSTOMER');
    answers(200, {});
    await client.call('POST', '/api/orders', { body: { a: 1 }, idempotencyKey: 'k-1' });
    expect(sentHeaders()).toMatchObject({
      Authorization: `Bearer ${tokenUntil(IN_AN_HOUR)}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k-1',
    });
    expect(fetched.mock.lastCall![1]!.body).toBe('{"a":1}');
  });

  test('may be one that answers nothing', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await client.call('POST', '/blog/posts/1/view')).toBeUndefined();
  });

  test('sends no token that is over', async () => {
    session.keepSession(tokenUntil(IN_AN_HOUR - 7200), 'ROLE_CUSTOMER');
    answers(200, {});
    await client.call('GET', '/api/cart');
    expect(sentHeaders()).not.toHaveProperty('Authorization');
  });
});

describe('a no', () => {
  test('is said in the words of the shop, with all that it says', async () => {
    answers(409, {
      error: 'Only 3 left',
      message: 'Only 3 left',
      code: 'QUANTITY_CUT',
      fields: { a: 'b' },
      current: { x: 1 },
    });
    expect(await failing()).toMatchObject({
      message: 'Only 3 left',
      status: 409,
      code: 'QUANTITY_CUT',
      fields: { a: 'b' },
      current: { x: 1 },
    });
  });

  test('without words is said in the call’s own', async () => {
    answers(502, '<html>Bad Gateway</html>');
    expect(await failing({ failure: 'Failed to fetch user cart' })).toMatchObject({
      message: 'Failed to fetch user cart',
      status: 502,
    });
    expect(await failing()).toMatchObject({ message: UNEXPECTED_ERROR });
  });

  test('that is a fault of the server is said in the call’s own words, too', async () => {
    answers(500, { error: UNEXPECTED_ERROR, message: UNEXPECTED_ERROR, code: 'UNEXPECTED', requestId: 'r1' });
    expect(await failing({ failure: 'Failed to fetch user cart' })).toMatchObject({
      message: 'Failed to fetch user cart',
      status: 500,
    });
    expect(await failing()).toMatchObject({ message: UNEXPECTED_ERROR });
  });

  test('is also that nobody answered', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failing({ failure: 'Failed to fetch user cart' })).toMatchObject({
      message: 'Failed to fetch user cart',
      status: 0,
      code: 'UNREACHABLE',
    });
  });

  test('is also an answer that is none', async () => {
    answers(200, 'surely');
    expect(await failing()).toMatchObject({ message: RESPONSE_INVALID });
  });
});

describe('a session that the server ended', () => {
  test('is forgotten with all that was this person’s, and the shopper is told', async () => {
    session.keepSession(tokenUntil(IN_AN_HOUR), 'ROLE_CUSTOMER');
    localStorage.setItem('ratnahaat:1:cart', '[]');
    localStorage.setItem('ratnahaat:1:theme', 'dark');
    localStorage.setItem('other', 'stays');
    answers(401, { error: 'No.', code: 'SESSION_EXPIRED' });
    expect(await failing()).toMatchObject({ message: SESSION_EXPIRED, status: 401 });
    expect(session.$session.get().token).toBeUndefined();
    expect([
      localStorage.getItem('ratnahaat:1:cart'),
      localStorage.getItem('ratnahaat:1:theme'),
      localStorage.getItem('other'),
    ]).toEqual([null, 'dark', 'stays']);
  });

  test('is not meant by a no to a former one: the present one stays', async () => {
    session.keepSession(tokenUntil(IN_AN_HOUR), 'ROLE_CUSTOMER');
    const auth = await import('./auth.ts');
    answers(401, { error: 'No.', code: 'SESSION_EXPIRED' });
    await auth.endSession(tokenUntil(IN_AN_HOUR - 60)).catch(() => undefined);
    expect(sentHeaders().Authorization).toBe(`Bearer ${tokenUntil(IN_AN_HOUR - 60)}`);
    expect(session.$session.get().token).toBe(tokenUntil(IN_AN_HOUR));
  });

  test('is not meant where nobody was signed in: then the code was wrong', async () => {
    answers(401, { error: 'The OTP is not right.', code: 'CODE_WRONG' });
    expect(await failing()).toMatchObject({ message: 'The OTP is not right.' });
  });
});

test('words for what is no answer of the shop are the call’s own', () => {
  expect(client.messageFor(new Error('TypeError: x is undefined'), 'Failed to add item to cart')).toBe(
    'Failed to add item to cart',
  );
});

test('whoever asks for a code or signs in does so as a visitor: a session that ended does not stand in the way', async () => {
  session.keepSession(tokenUntil(IN_AN_HOUR), 'ROLE_SELLER');
  const auth = await import('./auth.ts');
  const form = { email: 'asha@example.in', otp: '123456', fullName: 'Asha Rao', mobile: '9848012345' };
  for (const begin of [
    () => auth.sendCode(form.email),
    () => auth.signIn(form.email, form.otp),
    () => auth.signUp(form),
  ]) {
    answers(200, {});
    await begin();
    const headers = new Headers(fetched.mock.lastCall![1]!.headers);
    expect(headers.get('authorization')).toBeNull();
  }
  answers(200, {});
  await client.call('GET', '/api/cart');
  expect(new Headers(fetched.mock.lastCall![1]!.headers).has('authorization')).toBe(true);
});
