import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageOfPath, pathIn } from '#contract/languages.ts';
import { CONTENT_PATHS } from '#contract/pages/content-pages.ts';
import { EditedPost } from '#contract/calls/blog.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { HOME_PATHS } from '#contract/pages/home.ts';
import { PLAIN_PATHS, STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { blogCategoryPath, blogTagPath } from '#contract/pages/paths.ts';
import { postForm } from '../support/forms.ts';
import type { MadeSku } from '../support/goods.ts';
import { headFaults, thingFaults } from '../support/head-faults.ts';
import { readXml, textsIn } from '../support/feed-formats.ts';
import { readPage, textOf, valueOf } from '../support/page.ts';
import type { ReadPage } from '../support/page.ts';
import { openShop } from '../support/shop.ts';
import { isPrice, WALK_MAX, WALKS_ALL, walkSite } from '../support/site-walk.ts';

const shop = openShop();
const { origin, siteOrigin } = shop.running;

const fetchPage = async (path: string) => {
  const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

describe('every page of the sitemap', () => {
  let pages: Map<string, ReadPage>;
  beforeAll(async () => {
    const { walked, pages: all } = await walkSite(shop.running);
    pages = new Map(walked.flatMap((path) => (all.has(path) ? [[path, all.get(path)!]] : [])));
    expect(walked.filter((path) => !pages.has(path))).toEqual([]);
  }, WALK_MAX);

  test('there are as many as the shop has products, lists and more', () => {
    expect(pages.size).toBeGreaterThan(WALKS_ALL ? 280 : 40);
  });

  test('has a whole and true head', () => {
    const faults = [...pages].flatMap(([path, page]) =>
      headFaults(page, siteOrigin + path).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('may be found', () => {
    const hidden = [...pages].filter(([, page]) => page.meta('robots')!.includes('noindex'));
    expect(hidden.map(([path]) => path)).toEqual([]);
  });

  test.each(['title', 'description'] as const)('has a %s of its own', (what) => {
    const said = [...pages].map(([path, page]) => ({
      path,
      text: what === 'title' ? page.title : page.meta('description')!,
    }));
    // A post of the owner has the same words in every language.
    const twice = [...Map.groupBy(said, ({ path, text }) => `${languageOfPath(path)} ${text}`).values()].filter(
      (same) => same.length > 1,
    );
    expect(twice.map((same) => same.map(({ path }) => path).join(' = '))).toEqual([]);
  });

  test('says in structured data what it is', () => {
    const LIST = 'CollectionPage,BreadcrumbList';
    const KINDS: [path: RegExp, things: string][] = [
      [/^\/(hi)?$/, 'OnlineStore,WebSite,FAQPage'],
      [/^(\/hi)?\/help$/, 'FAQPage,BreadcrumbList'],
      [/^(\/hi)?\/(about|about\/team|care|contact|damage|privacy|refund|search|shipping|sitemap)$/, 'BreadcrumbList'],
      [/^(\/hi)?\/(size-guide|gift-finder|terms-conditions)$/, 'BreadcrumbList'],
      [/^(\/hi)?\/(category|store|shop|blog\/category|blog\/tag)\/[^/]+$/, LIST],
      [/^(\/hi)?\/(shop|blog|hindu-festivals-calendar|hindu-festivals-calendar\/\d{4})$/, LIST],
      [/^(\/hi)?\/blog\/[^/]+$/, 'BlogPosting,BreadcrumbList'],
      [/^(\/hi)?\/hindu-festivals-calendar\/\d{4}\/[^/]+$/, 'Event,BreadcrumbList'],
      [/^(\/hi)?\/product\/[^/]+$/, 'Product,BreadcrumbList'],
    ];
    // A product with several colours or sizes is a ProductGroup.
    const GROUP = 'ProductGroup,BreadcrumbList';
    const PRODUCT = /^(\/hi)?\/product\//;
    const met = new Set<RegExp>();
    const wrong = [...pages].flatMap(([path, page]) => {
      const [kind, wanted] = KINDS.find(([pattern]) => pattern.test(path)) ?? [];
      if (kind) met.add(kind);
      const said = page.things.map((thing) => thing['@type']).join();
      return said === wanted || (said === GROUP && PRODUCT.test(path)) ? [] : [`${path}: ${said}`];
    });
    expect(wrong).toEqual([]);
    expect(met.size).toBe(KINDS.length);
  });

  test('tells of a product the price it shows, to people, messengers and search engines', () => {
    const products = [...pages].filter(([path]) => path.startsWith('/product/'));
    for (const [path, page] of products) {
      const shown = page.elements.find(isPrice)!;
      const rupees = Number(/₹([\d,]+(\.\d\d)?)/.exec(textOf(shown))![1]!.replaceAll(',', ''));
      expect(`${path} ${page.meta('product:price:amount')}`).toBe(`${path} ${rupees.toFixed(2)}`);
      const told = page.things[0] as { offers: { price: string } } | { hasVariant: { offers: { price: string } }[] };
      const prices = ('hasVariant' in told ? told.hasVariant : [told]).map(({ offers }) => offers.price);
      expect(prices, path).toContain(rupees.toFixed(2));
    }
  });
});

describe('other pages', () => {
  const FOUND: readonly string[] = ['/size-guide', '/gift-finder', ...CONTENT_PATHS];
  test.each([
    ...PLAIN_PATHS.filter((path) => !FOUND.includes(path) && !STAND_IN_PATHS.includes(path)),
    '/search?q=jhumka',
    '/search?q=nothing-is-called-so',
    '/shop?sort=price-asc',
    '/store/meera-temple-jewels?sort=price-asc',
    '/subscriptions/blog/newsletter/confirm?token=x',
  ])('%s is whole, and for nobody to find', async (path) => {
    const page = readPage((await fetchPage(path)).html);
    expect(headFaults(page, siteOrigin + path)).toEqual([]);
    expect(page.meta('robots')).toContain('noindex');
  });

  test.each(HOME_PATHS)('%s is the home page, found at / alone', async (path) => {
    expect(headFaults(readPage((await fetchPage(path)).html), `${siteOrigin}/`)).toEqual([]);
  });

  test('a further page of a list is one of its own', async () => {
    const [first, second] = await Promise.all(
      ['/shop', '/shop?page=2'].map(async (path) => readPage((await fetchPage(path)).html)),
    );
    expect(headFaults(second!, `${siteOrigin}/shop?page=2`)).toEqual([]);
    expect(second!.title).not.toBe(first!.title);
    const list = second!.things[0]!.mainEntity as { itemListElement: { position: number }[] };
    expect(list.itemListElement[0]!.position).toBe(13);
  });

  test('so is a further page of the blog', async () => {
    const [first, second] = await Promise.all(
      ['/blog', '/blog?page=2'].map(async (path) => readPage((await fetchPage(path)).html)),
    );
    expect(headFaults(second!, `${siteOrigin}/blog?page=2`)).toEqual([]);
    expect(second!.title).not.toBe(first!.title);
    expect(second!.meta('description')).not.toBe(first!.meta('description'));
  });

  test('a filtered list leads to the whole one, and is for nobody to find', async () => {
    const page = readPage((await fetchPage('/category/jhumkas?sort=price-asc')).html);
    expect(page.link('canonical')).toBe(`${siteOrigin}/category/jhumkas`);
    expect(page.meta('robots')).toContain('noindex');
  });

  test.each([...STAND_IN_PATHS, '/nothing-here', '/category/nothing', '/shop/nothing', '/nothing%0D%0Ahere'])(
    '%s answers 404, with a page that leads on',
    async (path) => {
      const { status, html } = await fetchPage(path);
      const page = readPage(html);
      expect(status).toBe(404);
      expect(headFaults(page, siteOrigin + path)).toEqual([]);
      const language = languageOfPath(path);
      expect(textOf(page.all('h1')[0]!)).toBe(language === 'hi' ? 'पेज नहीं मिला' : 'Page not found');
      const hasLink = (name: string, to: string) =>
        page.elements.some((element) => valueOf(element, name) === pathIn(language, to));
      expect(hasLink('action', '/search')).toBe(true);
      expect(hasLink('href', '/category/jhumkas')).toBe(true);
    },
  );
});

describe('a piece whose words are of any kind', () => {
  const TITLE = `"Kundan" 'set' & <b>bold</b> </script><script>alert(1)</script> <!-- 💎 \u2028 नथ نگینہ`;
  let page: ReadPage;
  let sku: MadeSku;
  beforeAll(async () => {
    sku = await shop.sku({
      title: TITLE,
      description: `<p>${'Light and bright. '.repeat(30)}&lt;/script&gt;</p>`,
      color: `Red "</script>`,
    });
    page = readPage((await fetchPage(`/product/${sku.seoUrl}`)).html);
  });

  test('has a whole head', () => {
    expect(headFaults(page, `${siteOrigin}/product/${sku.seoUrl}`)).toEqual([]);
  });

  test('says them as they are, and runs none of them', () => {
    expect(page.title).toBe(`${TITLE} | Ratnahaat`);
    expect(page.things[0]).toMatchObject({ '@type': 'Product', name: TITLE, color: `Red "</script>` });
    expect(
      page.all('script').filter((script) => textOf(script).includes('alert(1)') && !valueOf(script, 'type')),
    ).toEqual([]);
    expect(page.all('p').map(textOf)).toContain(TITLE);
  });

  test('has a description cut after a word', () => {
    expect(page.meta('description')).toMatch(/^(Light and bright\. )+Light( and( bright)?)?…$/);
  });
});

describe('a post whose words are of any kind', () => {
  const TITLE = `"Nath" 'set' & <b>bold</b> </script><script>alert(2)</script> <!-- 💎 نگینہ ${shop.mark}`;
  const CATEGORY = `</title> "Style" & نگینہ ${shop.mark}`;
  const TAG = `<i>नथ</i> "${shop.mark}`;
  let post: EditedPost;
  let page: ReadPage;
  beforeAll(async () => {
    const form = postForm(shop.mark, {
      title: TITLE,
      category: CATEGORY,
      tags: [TAG],
      author: `"A" & </script>`,
      excerpt: `${'Light and bright. '.repeat(20)}</script>]]>`,
      content: '<p>]]> &lt;/script&gt; <a href="/shop/temple">Temple</a></p>',
    });
    post = (await shop.admin().post('/blog/posts', form)).as(EditedPost);
    page = readPage((await fetchPage(`/blog/${post.slug}`)).html);
  });
  const listPaths = () => [blogCategoryPath(keyOf(CATEGORY)), blogTagPath(keyOf(TAG))];

  test('has a whole head, and so have its lists', async () => {
    expect(headFaults(page, `${siteOrigin}/blog/${post.slug}`)).toEqual([]);
    for (const path of listPaths()) {
      const { status, html } = await fetchPage(path);
      const list = readPage(html);
      expect([path, status, ...headFaults(list, siteOrigin + path)]).toEqual([path, 200]);
      expect(list.things.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
    }
  });

  test('says them as they are, and runs none of them', () => {
    expect(page.title).toBe(`${TITLE} | Ratnahaat`);
    expect(page.meta('description')).toMatch(/^(Light and bright\. )+Light( and( bright)?)?…$/);
    expect(page.things[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: TITLE,
      author: { name: `"A" & </script>` },
      keywords: [TAG],
    });
    expect(textOf(page.all('h1')[0]!)).toBe(TITLE);
    expect(
      page.all('script').filter((script) => /alert\(2\)/.test(textOf(script)) && !valueOf(script, 'type')),
    ).toEqual([]);
  });

  test('has a card', async () => {
    const answer = await fetch(page.meta('og:image')!.replace(siteOrigin, origin), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('stands in the feed and in the sitemap as it is', async () => {
    const [feed, map] = await Promise.all(
      ['/blog/rss.xml', '/sitemap.xml'].map(async (path) => readXml(await (await fetch(origin + path)).text()).root),
    );
    const item = feed!.children[0]!.children.find((child) =>
      textsIn(child, 'link').includes(`${siteOrigin}/blog/${post.slug}`),
    );
    expect([textsIn(item!, 'title'), textsIn(item!, 'category')]).toEqual([[TITLE], [CATEGORY, TAG]]);
    expect(textsIn(item!, 'description')[0]).toContain('&lt;/script&gt;]]&gt;');
    const addresses = textsIn(map!, 'loc');
    for (const path of [`/blog/${post.slug}`, ...listPaths()]) expect(addresses).toContain(siteOrigin + path);
  });
});

describe('the page of all pages, for people', () => {
  let links: (string | undefined)[];
  beforeAll(async () => {
    const page = readPage((await fetchPage('/sitemap')).html);
    links = page.all('a').map((link) => valueOf(link, 'href'));
  });

  test('leads to every list, every store and every page of the house that is to be found', async () => {
    const { sitemap } = await walkSite(shop.running);
    // Pages of other languages are found from the English ones.
    const SINGLE = /^\/(hi\/|product\/|hindu-festivals-calendar\/\d+\/|blog\/tag\/|blog\/(?!category\/))/;
    const wanted = sitemap.filter((path) => !SINGLE.test(path) && path !== '/sitemap');
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
  });
});

test('a piece that is withdrawn is not offered', async () => {
  const sku = await shop.sku({ seller: 'meera' });
  await shop.seller('meera').patch(`/products/update/${sku.productId}`, { isVisible: false });
  const { status, html } = await fetchPage(`/product/${sku.seoUrl}`);
  const page = readPage(html);
  expect(status).toBe(410);
  expect(page.things).toEqual([]);
  expect(page.meta('product:price:amount')).toBeUndefined();
});

test('the site can be installed: its icons are there, in the size they say', async () => {
  const manifest = (await (await fetch(`${origin}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('what is missing in structured data is seen', () => {
  expect(
    thingFaults({ '@type': 'Product', name: 'x', url: '/x', offers: { '@type': 'Offer', price: '1.00' } }),
  ).toEqual([
    'Product has no image',
    'Product has no description',
    'Product has no brand.name',
    'Product has no sku',
    'Product has a url that is not absolute: /x',
    'Offer has no priceCurrency',
    'Offer has no availability',
    'Offer has no url',
    'Offer has no itemCondition',
    'Offer has no seller.name',
  ]);
});
