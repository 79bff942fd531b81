import { decodeJwt } from 'jose';
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Session } from '#contract/calls/auth.ts';
import { OpenSession } from '#contract/calls/users.ts';
import { Message } from '#contract/calls/wire.ts';
import { clock } from '../../support/clock.ts';
import { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { codeFor } from '../../support/sign-in.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { origin, sessionSecret } = shop.running;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const seenAt = (token: string) =>
  Number(shop.row('SELECT last_seen_at FROM sessions WHERE id = ?', String(decodeJwt(token).sid)).last_seen_at);
const isIn = async (persona: Persona) => (await persona.get('/api/users/profile')).status === 200;
const expectOut = async (persona: Persona) =>
  expect(await persona.get('/api/users/profile')).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));

describe('without a session of this shop there is nothing to see:', () => {
  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YXNoYTphc2hh',
    'Bearer not-a-token',
    'Bearer a.b.c',
    'Bearer  two  words',
  ])('Authorization: %s', async (Authorization) => {
    const answer = await shop.visitor().get('/api/users/profile', { headers: { Authorization } });
    expect(answer).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));
  });

  test('no header at all, told in the same words', async () => {
    const bare = await shop.visitor().get('/api/users/profile');
    const bad = await shop.visitor().get('/api/users/profile', { headers: { Authorization: 'Bearer x' } });
    expect(whatItTells(bare)).toEqual(whatItTells(bad));
    expect(bare.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('a bad token is refused where everybody may come, too', async () => {
    const answer = await shop.visitor().get('/products', { headers: { Authorization: 'Bearer x' } });
    expect(answer).toRefuse(401, 'SESSION_EXPIRED');
  });
});

describe('a forged token opens nothing:', () => {
  const TYPE = { alg: 'HS256', typ: 'session+jwt' };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  /** Returns a token with a signature made here, because no library signs such claims. */
  function sign(claims: object, header: object = {}, secret = sessionSecret): string {
    const signed = `${encode({ ...TYPE, ...header })}.${encode(claims)}`;
    const hash = 'alg' in header && header.alg === 'HS512' ? 'sha512' : 'sha256';
    return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
  }

  async function claimsOfAsha() {
    const asha = await shop.customer('asha');
    return { asha, claims: decodeJwt(asha.token!) };
  }

  test('the way of forging is right: the very same claims, signed anew, do open', async () => {
    const { claims } = await claimsOfAsha();
    expect(await isIn(new Persona(origin, sign(claims)))).toBe(true);
  });

  const FORGERIES: Record<string, (claims: Record<string, unknown>, token: string) => string> = {
    'no signature, alg none': (claims) => `${encode({ alg: 'none', typ: 'session+jwt' })}.${encode(claims)}.`,
    'its signature left out': (_, token) => `${token.split('.').slice(0, 2).join('.')}.`,
    'its signature of another token': (_, token) => `${token.slice(0, -4)}AAAA`,
    'signed with a guessed secret': (claims) => sign(claims, {}, 'secret'),
    'signed with the name of the shop': (claims) => sign(claims, {}, 'ratnahaat'),
    'another algorithm': (claims) => sign(claims, { alg: 'HS512' }),
    'another kind of token': (claims) => sign(claims, { typ: 'reset+jwt' }),
    'no kind at all': (claims) => sign(claims, { typ: undefined }),
    'a key it brings along': (claims) => sign(claims, { jwk: { kty: 'oct', k: 'c2VjcmV0' } }, 'secret'),
    'a path as its key': (claims) => sign(claims, { kid: '../../../../dev/null' }, ''.padEnd(32, '\0')),
    'an address for its key': (claims) => sign(claims, { jku: 'https://evil.example/keys' }, 'secret'),
    'a demand nobody knows': (claims) => sign(claims, { crit: ['future'], future: true }),
    'expired a second ago': (claims) => sign({ ...claims, exp: Math.floor(clock.now() / 1000) - 1 }),
    'without an end': ({ exp: _, ...claims }) => sign(claims),
    'with a text for its end': (claims) => sign({ ...claims, exp: 'tomorrow' }),
    'not valid yet': (claims) => sign({ ...claims, nbf: Math.floor(clock.now() / 1000) + HOUR }),
    'of no session': ({ sid: _, ...claims }) => sign(claims),
    'of a session that never was': (claims) => sign({ ...claims, sid: '0123456789abcdef0123456789abcdef' }),
    'with another role': (claims) => sign({ ...claims, role: 'ROLE_ADMIN' }),
    'with a role nobody has': (claims) => sign({ ...claims, role: 'ROLE_ROOT' }),
    'with a seller': (claims) => sign({ ...claims, sellerId: 1 }),
    'of nobody': (claims) => sign({ ...claims, sub: '0' }),
    'of a word': (claims) => sign({ ...claims, sub: 'asha' }),
  };

  test.each(Object.keys(FORGERIES))('%s', async (name) => {
    const { asha, claims } = await claimsOfAsha();
    const token = FORGERIES[name]!(claims, asha.token!);
    await expectOut(new Persona(origin, token));
    expect(await new Persona(origin, token).get('/api/admin/orders')).toRefuse(401, 'SESSION_EXPIRED');
  });

  test("one person's name with another's session", async () => {
    const { claims } = await claimsOfAsha();
    const rohan = await shop.customer('rohan');
    const token = sign({ ...claims, sid: decodeJwt(rohan.token!).sid });
    await expectOut(new Persona(origin, token));
  });
});

test('who signs out is out at once, on every call, and twice is once', async () => {
  const asha = await shop.signUp('leaving');
  (await asha.post('/auth/logout')).as(Message);
  for (const path of ['/api/users/profile', '/api/cart', '/api/addresses', '/api/orders/user', '/products', '/skus']) {
    expect(await asha.get(path)).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));
  }
  expect(await asha.put('/api/cart/item/add', { skuId: 1, quantity: 1 })).toRefuse(401, 'SESSION_EXPIRED');
  expect(await asha.post('/api/addresses', {})).toRefuse(401, 'SESSION_EXPIRED');
  expect(await asha.post('/auth/logout')).toRefuse(401, 'SESSION_EXPIRED');
});

test('signing out ends one session and leaves the others', async () => {
  const asha = await shop.signUp('twice');
  const { sub } = decodeJwt(asha.token!);
  expect(shop.rows('SELECT id FROM sessions WHERE user_id = ?', Number(sub))).toHaveLength(1);
  const other = await shop.customer('other');
  (await asha.post('/auth/logout')).as(Message);
  expect(await isIn(other)).toBe(true);
});

test('a customer stays signed in for seven days', async () => {
  const asha = await shop.customer('asha');
  await shop.later(7 * DAY - 2 * 60, async () => expect(await isIn(asha)).toBe(true));
  await shop.later(7 * DAY + 60, () => expectOut(asha));
});

test('staff are signed out after half an hour of doing nothing', async () => {
  const staff = await shop.staff({ subRole: 'owner' });
  await shop.later(36 * 60, () => expectOut(staff));
});

test('staff who work stay signed in, for twelve hours at most', async () => {
  const staff = await shop.staff({ seller: 'meera', subRole: 'owner' });
  await shop.later(0, async () => {
    for (let hours = 0; hours < 11.5; hours += 0.5) {
      expect(await isIn(staff)).toBe(true);
      const before = seenAt(staff.token!);
      await shop.advance(29 * 60);
      expect(await isIn(staff)).toBe(true);
      await until('the session to be seen', () => (seenAt(staff.token!) > before ? true : undefined));
      await shop.advance(60);
    }
    await shop.advance(HOUR);
    await expectOut(staff);
  });
});

test('a session that was just seen is not written again', async () => {
  const asha = await shop.signUp('quiet');
  const before = seenAt(asha.token!);
  for (let times = 0; times < 5; times += 1) expect(await isIn(asha)).toBe(true);
  expect(seenAt(asha.token!)).toBe(before);
});

describe('where somebody is signed in', () => {
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
  const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const handle = (digit: string) => digit.repeat(32);

  /** Signs in once more, half a minute later, from another browser. */
  async function signInFrom(email: string, userAgent: string, by: { purpose?: 'seller'; handle: string }) {
    const visitor = shop.visitor();
    const door = by.purpose === 'seller' ? '/sellers/send/login-signup-otp' : '/auth/sent/login-signup-otp';
    const enter = by.purpose === 'seller' ? '/sellers/verify/login-top' : '/auth/signIn';
    const known = (await shop.mailsTo(email))[0]?.id ?? 0;
    (await visitor.post(door, { email, handle: by.handle })).as(Message);
    const otp = await codeFor(origin, email, known);
    const answer = await visitor.post(
      enter,
      { email, otp, handle: by.handle },
      { headers: { 'User-Agent': userAgent } },
    );
    return new Persona(origin, answer.as(Session).jwtToken, email);
  }
  const listed = async (persona: Persona) => (await persona.get('/api/users/sessions')).as(z.array(OpenSession));

  test('is told with its devices, and the one that asks is marked', async () => {
    const desk = await shop.signUp('padma');
    await shop.later(31, async () => {
      const phone = await signInFrom(desk.email, PHONE, { handle: handle('a') });
      const seen = await listed(phone);
      expect(seen.map(({ device, isCurrent, role }) => ({ device, isCurrent, role }))).toEqual([
        { device: 'Chrome on Android', isCurrent: true, role: 'ROLE_CUSTOMER' },
        { device: null, isCurrent: false, role: 'ROLE_CUSTOMER' },
      ]);
    });
  });

  test('is ended one by one, or all but the one that asks', async () => {
    const first = await shop.signUp('rekha');
    await shop.later(31, async () => {
      const second = await signInFrom(first.email, PHONE, { handle: handle('b') });
      await shop.advance(31);
      const third = await signInFrom(first.email, DESK, { handle: handle('c') });
      const [, , oldest] = await listed(third);
      (await third.delete(`/api/users/sessions/${oldest!.id}`)).as(Message);
      await expectOut(first);
      expect(await isIn(second)).toBe(true);
      (await third.delete('/api/users/sessions')).as(Message);
      await expectOut(second);
      expect(await listed(third)).toMatchObject([{ device: 'Firefox on Windows', isCurrent: true }]);
    });
  });

  test('is nobody else’s to see or to end', async () => {
    const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
    const [mine] = await listed(asha);
    expect((await listed(rohan)).map(({ id }) => id)).not.toContain(mine!.id);
    expect(await rohan.delete(`/api/users/sessions/${mine!.id}`)).toRefuse(404, 'NOT_FOUND');
    (await rohan.delete('/api/users/sessions')).as(Message);
    expect(await isIn(asha)).toBe(true);
  });

  test('is mailed to staff when the device was not seen before, and to no customer', async () => {
    const told = async (email: string) => {
      await shop.job('send-outbox');
      return (await shop.mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your Ratnahaat account');
    };
    const { email } = await shop.member({ seller: 'meera', subRole: 'owner' });
    await signInFrom(email, PHONE, { purpose: 'seller', handle: handle('d') });
    const [mail, ...others] = await told(email);
    expect(others).toEqual([]);
    expect(mail!.text).toContain('Chrome on Android');
    await shop.later(31, async () => {
      await signInFrom(email, PHONE, { purpose: 'seller', handle: handle('d') });
      expect(await told(email)).toHaveLength(1);
      await shop.advance(31);
      await signInFrom(email, DESK, { purpose: 'seller', handle: handle('e') });
      expect(await told(email)).toHaveLength(2);
    });
    const asha = await shop.signUp('untold');
    expect(await told(asha.email)).toEqual([]);
  });
});
