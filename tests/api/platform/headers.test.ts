import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
let answers: Record<string, Answer>;

beforeAll(async () => {
  const visitor = shop.visitor();
  const asha = await shop.customer('asha');
  answers = {
    'a call': await visitor.get('/categories'),
    'a call with a session': await asha.get('/api/cart'),
    'a refusal': await visitor.get('/api/cart'),
    'a fault of a field': await visitor.post('/auth/signIn', {}),
    'nothing there': await visitor.get('/api/nothing'),
    'a body that is too large': await visitor.post('/auth/signIn', { email: 'x'.repeat(200_000) }),
    'a picture': await visitor.get(`/media/${shop.running.pictureKey}`),
    'the back office': await visitor.get('/admin/orders', { headers: { Accept: 'text/html' } }),
    'a live page': await visitor.get('/category/rings?sort=price-asc'),
    'a redirect': await visitor.get('/signIn?returnUrl=%2Fcart'),
    health: await visitor.get('/healthz'),
    'the list of calls': await visitor.get('/openapi.json'),
  };
});

const NAMES = [
  'a call',
  'a call with a session',
  'a refusal',
  'a fault of a field',
  'nothing there',
  'a body that is too large',
  'a picture',
  'the back office',
  'a live page',
  'a redirect',
  'health',
  'the list of calls',
];

describe.each(NAMES)('%s', (name) => {
  test('keeps browsers on the safe side', () => {
    const { headers } = answers[name]!;
    expect(headers.get('strict-transport-security')).toMatch(/max-age=(31536000|63072000)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    // The back office uses the camera to read barcodes.
    const camera = name === 'the back office' ? 'camera=(self)' : 'camera=()';
    expect(headers.get('permissions-policy')).toContain(camera);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('says which request it was', () => {
    expect(answers[name]!.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('allows no script from elsewhere', () => {
    const policy = answers[name]!.headers.get('content-security-policy') ?? '';
    if (name !== 'nothing there') expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

test('answers to a session are kept by nobody', () => {
  for (const name of ['a call with a session', 'a refusal', 'a fault of a field', 'nothing there', 'the back office']) {
    expect(answers[name]!.headers.get('cache-control')).toContain('no-store');
  }
});

test('a shop that is told another host in headers does not repeat it', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/admin', 'X-Forwarded-Proto': 'gopher' };
  for (const path of ['/category/rings?page=2', '/categories', '/signIn', '/openapi.json']) {
    const answer = await shop.visitor().get(path, { headers });
    expect(answer.text).not.toContain('evil.example');
    expect(answer.headers.get('location') ?? '').not.toContain('evil');
  }
});
