import { describe, expect, test } from 'vitest';
import { paths, safeReturn } from './paths.ts';

describe('after signing in one goes on to a place of this site', () => {
  test.each([
    '/',
    '/cart',
    '/checkout?type=buy-now',
    '/write-review/7',
    '/product/pearl-drop#reviews',
    '/search?q=50%25',
    '/signing-in',
  ])('%s', (url) => {
    expect(safeReturn(url)).toBe(url);
  });
});

describe('and to no other', () => {
  const HOSTILE = [
    'https://evil.example/',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/\tevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:x',
    'javascript:alert(1)',
    'cart',
    ' /cart',
    '/%E0%A4%A',
    'https:evil.example',
    'https:/evil.example',
    '/\\/evil.example',
    '/%5C%5Cevil.example',
    '/\n/evil.example',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//user@evil.example',
    '\u2044\u2044evil.example',
  ];

  test.each([null, '', ...HOSTILE])('%j', (url) => {
    expect(safeReturn(url)).toBe('/');
  });

  test.each(HOSTILE)('not by way of the sign-in either: %j', (url) => {
    const { searchParams, origin } = new URL(paths.signIn(url), 'https://shop.example');
    expect(origin).toBe('https://shop.example');
    expect(safeReturn(searchParams.get('returnUrl'))).toBe('/');
  });

  test.each(['/signin', '/login?returnUrl=/cart', '/signup/', '/SignIn', '/%73ignin', '/hi/login', '/hi/signin?x'])(
    'nor back to %s',
    (url) => {
      expect(safeReturn(url)).toBe('/');
    },
  );

  test('whatever it is, a browser stays on this site', () => {
    for (const url of [
      '/%2fevil.example',
      '/\t/evil.example',
      '/..//evil.example',
      '/./%2f/evil.example',
      '/.//evil.example',
    ]) {
      expect(new URL(safeReturn(url), 'https://shop.example').origin).toBe('https://shop.example');
    }
  });
});

test('what stands in an address is written so that it cannot break out of it', () => {
  expect(paths.signIn('/search?q=a&b=c')).toBe('/login?returnUrl=%2Fsearch%3Fq%3Da%26b%3Dc');
  expect(paths.confirmation('RH-1&x=2')).toBe('/confirmation?orderId=RH-1%26x%3D2');
  expect(paths.signIn()).toBe('/signin');
});
