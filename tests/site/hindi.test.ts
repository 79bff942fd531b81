import type { Element } from 'hast';
import { beforeAll, describe, expect, test } from 'vitest';
import { alternatesOf, englishPathOf, isTranslated, pathIn } from '#contract/languages.ts';
import { englishOutsideMarks } from '../support/english-outside.ts';
import { readXml, textsIn } from '../support/feed-formats.ts';
import type { ReadPage } from '../support/page.ts';
import { readPage, textOf, valueOf } from '../support/page.ts';
import { openShop } from '../support/shop.ts';
import { sideBySide } from '../support/side-by-side.ts';
import { aFewOfEach, SIDE_BY_SIDE, WALK_MAX, WALKING, WALKS_ALL } from '../support/site-walk.ts';

const { running } = openShop();
const { origin, siteOrigin } = running;
const SHOP_NAME = 'Ratnahaat';
/** Other tests add posts and categories whose names have signs of markup. */
const OF_OTHER_TESTS = /["<]/;

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

/** Returns the links to English pages that exist in Hindi, without those that say so and those in texts of the owner. */
function linksToEnglish({ all }: ReadPage): string[] {
  const ofOwner = new Set(
    all('div')
      .filter((block) => valueOf(block, 'lang') === 'en-IN')
      .flatMap(linksWithin),
  );
  return all('a')
    .filter((link) => !valueOf(link, 'hrefLang') && !ofOwner.has(link))
    .map((link) => valueOf(link, 'href') ?? '')
    .filter((href) => isTranslated(href) && !/\.(xml|ics)$/.test(href));
}

const linksWithin = (element: Element): Element[] =>
  element.children.flatMap((child) =>
    child.type === 'element' ? [...(child.tagName === 'a' ? [child] : []), ...linksWithin(child)] : [],
  );

describe('a page in Hindi', () => {
  test(
    'has no English text without a mark of its language, and no link to a page in English that is also in Hindi',
    async () => {
      const faults: string[] = [];
      await sideBySide(SIDE_BY_SIDE, WALKS_ALL ? inHindi : aFewOfEach(inHindi), async (path) => {
        const page = readPage(await fetchText(path));
        const english = englishOutsideMarks(page, [SHOP_NAME]).filter((text) => !OF_OTHER_TESTS.test(text));
        faults.push(...english.map((text) => `${path}: ${text}`));
        faults.push(...linksToEnglish(page).map((href) => `${path} leads to ${href}`));
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

describe('the text about the shop in Hindi', () => {
  const POLICIES = ['/shipping', '/refund', '/damage', '/privacy', '/terms-conditions'];
  const OTHERS = ['/about', '/about/team', '/care'];
  /** Returns the ids, links and figures of a page's content. The link to the binding English text is left out. */
  const contentOf = async (path: string) => {
    const html = await fetchText(path);
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const { all, ids } = readPage(content);
    const hrefs = all('a').map((link) => valueOf(link, 'href') ?? '');
    const text = all('main').map(textOf).join(' ');
    return {
      ids,
      links: hrefs
        .filter((href) => href !== englishPathOf(path))
        .map(englishPathOf)
        .toSorted(),
      figures: (text.match(/\d+/g) ?? []).toSorted(),
      text,
      hrefs,
    };
  };

  test.each([...POLICIES, ...OTHERS])('%s has the parts, links and figures of the English one', async (path) => {
    const [english, hindi] = await Promise.all([contentOf(path), contentOf(pathIn('hi', path))]);
    const { ids, links, figures } = english;
    expect(hindi).toMatchObject({ ids, links, figures });
  });

  test.each(POLICIES)('%s leads to the English one, which is binding', async (path) => {
    const { text, hrefs } = await contentOf(pathIn('hi', path));
    expect(text).toContain('अंग्रेज़ी का लिखा ही मान्य है');
    expect(hrefs).toContain(path);
  });
});

test('a missing page below the addresses of a language is told in it', async () => {
  for (const [path, title] of [
    ['/hi/nothing', 'पेज नहीं मिला'],
    ['/nothing', 'Page not found'],
  ] as const) {
    const answer = await fetch(origin + path, { headers: { ...WALKING, Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(title);
  }
});

describe('what the owner wrote in Hindi', () => {
  const lotus = 'टेंपल कमल झुमके';
  const linksTo = ({ all }: ReadPage, href: string) => all('a').filter((link) => valueOf(link, 'href') === href);

  test('is on the page of a product without a mark, and its description in English with one', async () => {
    const page = readPage(await fetchText('/hi/product/temple-lotus-jhumka'));
    const [heading] = page.all('h1');
    expect([textOf(heading!).trim(), valueOf(heading!, 'lang')]).toEqual([lotus, undefined]);
    expect(page.title).toContain('टेंपल कमल झुमके, केम्प स्टोन के साथ');
    const description = page.all('div').find((block) => 'dataDescription' in (block.properties ?? {}));
    expect(valueOf(description!, 'lang')).toBe('en-IN');
    expect(JSON.stringify(page.things)).toContain(lotus);
  });

  test('is on lists and in the cards of other pages without a mark', async () => {
    const page = readPage(await fetchText('/hi/category/jhumkas'));
    const named = linksTo(page, '/hi/product/temple-lotus-jhumka').filter((link) => textOf(link).trim() === lotus);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map((link) => valueOf(link, 'lang'))).toEqual(named.map(() => undefined));
    expect(await fetchText('/category/jhumkas')).not.toContain(lotus);
  });
});
