import { beforeAll, describe, expect, test } from 'vitest';
import { alternatesOf } from '#contract/languages.ts';
import { englishOutsideMarks } from '../support/english-outside.ts';
import { readXml, textsIn } from '../support/feed-formats.ts';
import { readPage, valueOf } from '../support/page.ts';
import { openShop } from '../support/shop.ts';
import { sideBySide } from '../support/side-by-side.ts';
import { aFewOfEach, SIDE_BY_SIDE, WALK_MAX, WALKING, WALKS_ALL } from '../support/site-walk.ts';

const { running } = openShop();
const { origin, siteOrigin } = running;
const SHOP_NAME = 'Ratnahaat';

const fetchText = async (path: string) => {
  const answer = await fetch(origin + path, { headers: { ...WALKING, Accept: 'text/html,*/*' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

let inHindi: string[];
beforeAll(async () => {
  const { root } = readXml(await fetchText('/sitemap.xml'));
  const paths = textsIn(root, 'loc').map((address) => address.slice(siteOrigin.length));
  // Other tests add products with names in several scripts at once.
  inHindi = paths.filter((path) => /^\/hi(\/|$)/.test(path) && !path.includes('/test-piece-'));
  expect(inHindi.length).toBeGreaterThan(300);
});

describe('a page in Hindi', () => {
  test(
    'has no English text without a mark of its language',
    async () => {
      const faults: string[] = [];
      await sideBySide(SIDE_BY_SIDE, WALKS_ALL ? inHindi : aFewOfEach(inHindi), async (path) => {
        const english = englishOutsideMarks(readPage(await fetchText(path)), [SHOP_NAME]);
        faults.push(...english.map((text) => `${path}: ${text}`));
      });
      expect(faults).toEqual([]);
    },
    WALK_MAX,
  );

  test('and the English one name each other', async () => {
    for (const path of aFewOfEach(inHindi)) {
      const english = path.slice('/hi'.length) || '/';
      const addresses = alternatesOf(english).map((other) => siteOrigin + other.path);
      expect(addresses).toEqual([siteOrigin + english, siteOrigin + path]);
      for (const either of [english, path]) {
        const named = readPage(await fetchText(either))
          .all('link')
          .filter((link) => valueOf(link, 'hrefLang'));
        const hrefs = named
          .filter((link) => valueOf(link, 'hrefLang') !== 'x-default')
          .map((link) => valueOf(link, 'href'));
        expect(hrefs).toEqual(addresses);
      }
    }
  });
});

test('a product that moved leads to its address in the same language', async () => {
  const answer = await fetch(`${origin}/hi/product/1`, { redirect: 'manual', headers: WALKING });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toMatch(/^\/hi\/product\/[a-z]/);
});

test('English pages carry no words of another language', async () => {
  const html = await fetchText('/product/rose-halo-oval-ring');
  expect(html).not.toContain('data-script-words');
  expect(html).not.toContain('"spoken"');
  expect(html.match(/[\u0900-\u097f]+/g)).toEqual(['हिन्दी']);
});
