import { SignJWT, decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { happyPaths } from '../../support/happy-paths.ts';
import type { HappyPaths } from '../../support/happy-paths.ts';
import { requestOf } from '../../support/request-of.ts';
import { openShop } from '../../support/shop.ts';
import { SERVED } from '../../support/spec.ts';

const shop = openShop();
const { origin, sessionSecret } = shop.running;

/** The calls to sign in, sign up, register or accept an invitation. */
const DOORS = SERVED.filter(
  ({ method, path, who }) =>
    who === 'public' &&
    (/^\/(auth\/|api\/invitations\/)/.test(path) || (path.startsWith('/sellers/') && method === 'POST')),
).map(({ method, path }) => `${method} ${path}`);

let paths: HappyPaths;
/** Invalid tokens, as a script or an old tab may send them. */
let stale: { broken: string; expired: string; revoked: string };

beforeAll(async () => {
  paths = await happyPaths(shop);
  const gone = await shop.signUp('gone');
  expect((await gone.post('/auth/logout')).status).toBe(200);
  const revoked = gone.token!;
  const expired = await new SignJWT({ ...decodeJwt<Record<string, unknown>>(revoked), exp: 1_700_000_000 })
    .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
    .sign(new TextEncoder().encode(sessionSecret));
  stale = { broken: 'x', expired, revoked };
});

/** Returns the answer to a call's happy path with another token. */
async function answerWith(token: string, name: string): Promise<{ status: number; text: string }> {
  const { method, path, headers, body } = await requestOf(await paths.calls[name]!());
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, text: answer.ok ? '' : text };
}

test('the doors of signing in are these', () => {
  expect(DOORS.length).toBe(19);
});

describe('a session that was ended does not close', () => {
  test.each(DOORS)('%s', async (name) => {
    expect(await answerWith(stale.revoked, name)).toEqual({ status: 200, text: '' });
  });
});

test('a broken and an expired token close no door either', async () => {
  for (const token of [stale.broken, stale.expired]) {
    for (const name of ['GET /auth/google', 'POST /sellers/login', 'POST /api/invitations/open']) {
      expect(await answerWith(token, name)).toEqual({ status: 200, text: '' });
    }
  }
});

test('each of them closes all other calls, public ones too', async () => {
  for (const token of Object.values(stale)) {
    for (const path of ['/products', '/categories', '/api/cart']) {
      expect(await shop.visitor().get(path, { headers: { Authorization: `Bearer ${token}` } })).toRefuse(
        401,
        'SESSION_EXPIRED',
      );
    }
  }
});
