import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MANAGER_PATHS } from '../../contract/pages/console-paths.ts';
import { livePath } from '../../contract/pages/paths.ts';
import { ALL_PAGE_KINDS } from '../../functions/publish/page-kinds.ts';
import { isForAstro, opensConsole } from '../../scripts/dev-addresses.ts';

const isPublicFile = (path: string) => path === '/favicon.svg';
const BROWSER = 'text/html,application/xhtml+xml';

describe('Astro’s dev server answers', () => {
  test.each([
    '/@vite/client',
    '/@id/astro/client.js',
    '/_image?href=x',
    '/src/paths.ts?t=1',
    '/contract/shop/money.ts',
    '/node_modules/.cache/vite/deps/react.js?v=1',
    '/favicon.svg',
    livePath('/'),
    livePath('/product/jhumka'),
  ])('%s', (url) => {
    expect(isForAstro(url, isPublicFile)).toBe(true);
  });
});

describe('the API answers', () => {
  const pages = ALL_PAGE_KINDS.flatMap(({ paths }) => paths);
  test.each([
    ...pages,
    '/category/rings?sort=price-asc',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/media/a.jpg',
    '/cards/product/a-1.jpg',
    '/api/products',
    '/sandbox/outbox',
    '/favicon.png',
  ])('%s', (url) => {
    expect(isForAstro(url, isPublicFile)).toBe(false);
  });
});

test('no file in public/ takes the address of a page', () => {
  const files = readdirSync('public').map((file) => `/${file}`);
  const pages = ALL_PAGE_KINDS.flatMap(({ paths }): string[] => [...paths]);
  expect(files.filter((file) => pages.includes(file))).toEqual([]);
});

describe('the console', () => {
  test.each(['/admin', '/seller/login', ...MANAGER_PATHS])(
    'opens at %s in a browser, and the API answers programs',
    (url) => {
      expect(opensConsole({ url, accept: BROWSER })).toBe(true);
      expect(opensConsole({ url, accept: 'application/json' })).toBe(false);
      expect(opensConsole({ url, accept: undefined })).toBe(false);
    },
  );

  test.each(['/', '/sellers/send/login-signup-otp', '/administer'])('does not open at %s', (url) => {
    expect(opensConsole({ url, accept: BROWSER })).toBe(false);
  });
});
