import { beforeAll, describe, expect, test } from 'vitest';
import { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { collectionForm } from '../../support/forms.ts';
import type { MadeSku } from '../../support/goods.ts';
import { readCsv, readXml, textsIn } from '../../support/feed-formats.ts';
import type { Element } from '../../support/feed-formats.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const { siteOrigin: origin } = shop.running;

const HOSTILE_TITLE = `Kundan "AD" set, 18" & <b>50% off</b> ]]> </item> 💎 नथ نگینہ \u0007`;
/** The same text without characters that XML cannot contain. */
const HOSTILE_SHOWN = `Kundan "AD" set, 18" & <b>50% off</b> ]]> </item> 💎 नथ نگینہ`;

let plainSku: MadeSku;
let hostile: MadeSku;
let soldOut: MadeSku;
let preOrder: MadeSku;
let adjustable: MadeSku;

beforeAll(async () => {
  plainSku = await shop.sku({ price: 849, mrp: 1200.5 });
  hostile = await shop.sku({
    title: HOSTILE_TITLE,
    description: '<p>Light &amp; bright,</p><p>"for\nevery day"</p>',
    color: '=Red, gold',
    price: 500,
    mrp: 500,
  });
  soldOut = await shop.sku({ stock: 0 });
  preOrder = await shop.sku({ startOn: '2099-01-15' });
  adjustable = await shop.sku({ category: 'bangles', size: '2.4, 2.6' });
});

const FEEDS = ['/sitemap.xml', '/feeds/google-merchant.xml', '/feeds/meta-catalogue.csv'];

describe.each(FEEDS)('%s', (path) => {
  test('is not sent again to whom has it, until something changed', async () => {
    const first = await visitor.get(path);
    const tag = first.headers.get('etag')!;
    expect(first.status).toBe(200);
    expect(tag).toMatch(/^(W\/)?".+"$/);
    const again = await visitor.get(path, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    await shop.sku();
    const later = await visitor.get(path, { headers: { 'If-None-Match': tag } });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(tag);
  });

  test('costs at most two round trips', async () => {
    const { headers } = await visitor.get(path);
    expect(headers.get('server-timing')).toMatch(/"[12] round trips"/);
  });

  test('loses a piece the moment it is withdrawn', async () => {
    const sku = await shop.sku();
    expect((await visitor.get(path)).text).toContain(`/product/${sku.seoUrl}`);
    const answer = await shop.admin().put(`/api/admin/products/${sku.productId}`, { isVisible: false });
    expect(answer.status).toBe(200);
    expect((await visitor.get(path)).text).not.toContain(sku.seoUrl);
  });
});

describe('the sitemap', () => {
  test('names each page once, by its whole address', async () => {
    const { root } = readXml((await visitor.get('/sitemap.xml')).text);
    const addresses = textsIn(root, 'loc');
    expect(root.name).toBe('urlset');
    expect(addresses).toContain(`${origin}/`);
    expect(addresses).toContain(`${origin}/category/jhumkas`);
    expect(addresses).toContain(`${origin}/shop/temple`);
    expect(addresses).toContain(`${origin}/product/${hostile.seoUrl}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  });

  test('tells when a product last changed, and shows its pictures', async () => {
    const { root } = readXml((await visitor.get('/sitemap.xml')).text);
    const entry = root.children.find((url) => textsIn(url, 'loc').includes(`${origin}/product/${plainSku.seoUrl}`))!;
    const { at } = shop.row('SELECT updated_at AS at FROM products WHERE id = ?', plainSku.productId);
    expect(textsIn(entry, 'lastmod')).toEqual([new Date(Number(at)).toISOString()]);
    expect(textsIn(entry, 'image:loc')[0]).toMatch(/\/media\/[a-z0-9]+\.\w+\/\d+\.jpeg$/);
  });

  test('has the parts it names, and no others', async () => {
    const part = await visitor.get('/sitemaps/1.xml');
    expect(part.status).toBe(200);
    expect((await visitor.get('/sitemaps/9999.xml')).status).toBe(404);
    expect((await visitor.get('/sitemaps/0.xml')).status).toBe(404);
  });
});

describe('the feed for Google', () => {
  let items: Map<string, Element>;
  beforeAll(async () => {
    const { root } = readXml((await visitor.get('/feeds/google-merchant.xml')).text);
    items = new Map(
      root.children[0]!.children.filter(({ name }) => name === 'item').map((item) => [only(item, 'g:id'), item]),
    );
  });
  const only = (item: Element, name: string) => textsIn(item, name)[0] ?? '';

  test('tells of a piece all that Google asks for', () => {
    const item = items.get(plainSku.code)!;
    const told = Object.fromEntries(item.children.map(({ name, text }) => [name, text]));
    expect(told).toMatchObject({
      'g:title': plainSku.name,
      'g:description': 'Made for a test.',
      'g:link': `${origin}/product/${plainSku.seoUrl}`,
      'g:availability': 'in_stock',
      'g:price': '1200.50 INR',
      'g:sale_price': '849.00 INR',
      'g:condition': 'new',
      'g:brand': 'Test',
      'g:identifier_exists': 'no',
      'g:google_product_category': '188',
      'g:product_type': 'Jewellery > Jhumkas',
      'g:color': 'Gold',
      'g:material': 'Brass',
    });
    expect(told['g:image_link']).toMatch(new RegExp(`^${origin}/media/.*\\.jpeg$`));
    expect(textsIn(item, 'g:country')).toEqual(['IN']);
    expect(textsIn(item, 'g:attribute_value')).toEqual(['India']);
  });

  test('tells words of any kind as they were written', () => {
    const item = items.get(hostile.code)!;
    expect(only(item, 'g:title')).toBe(HOSTILE_SHOWN);
    expect(only(item, 'g:description')).toBe('Light & bright, "for every day"');
    expect(textsIn(item, 'g:sale_price')).toEqual([]);
  });

  test('tells what is sold out, and when a pre-order begins', () => {
    expect(only(items.get(soldOut.code)!, 'g:availability')).toBe('out_of_stock');
    expect(only(items.get(preOrder.code)!, 'g:availability')).toBe('preorder');
    expect(only(items.get(preOrder.code)!, 'g:availability_date')).toBe('2099-01-14T18:30:00.000Z');
  });

  test('tells several sizes with slashes between', () => {
    expect(only(items.get(adjustable.code)!, 'g:size')).toBe('2.4/2.6');
  });

  test('holds the variants of a product together', () => {
    const groups = [...items.values()].map((item) => textsIn(item, 'g:item_group_id')[0]).filter(Boolean);
    const counts = [...Map.groupBy(groups, (group) => group).values()].map((members) => members.length);
    expect(counts.length).toBeGreaterThan(50);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test('knows watches from jewellery', () => {
    const kinds = new Map(
      [...items.values()].map((item) => [only(item, 'g:product_type'), only(item, 'g:google_product_category')]),
    );
    expect(kinds.get("Watches > Women's Watches")).toBe('201');
    expect(kinds.get('Jewellery > Rings')).toBe('188');
  });
});

describe('the feed for Meta', () => {
  let rows: Map<string, Record<string, string>>;
  beforeAll(async () => {
    rows = new Map(readCsv((await visitor.get('/feeds/meta-catalogue.csv')).text).map((row) => [row.id!, row]));
  });

  test('tells of a piece all that Meta asks for', () => {
    expect(rows.get(plainSku.code)).toMatchObject({
      title: plainSku.name,
      availability: 'in stock',
      condition: 'new',
      price: '1200.50 INR',
      sale_price: '849.00 INR',
      link: `${origin}/product/${plainSku.seoUrl}`,
      brand: 'Test',
      google_product_category: '188',
      shipping: 'IN::Standard:0.00 INR',
      origin_country: 'IN',
    });
  });

  test('tells words of any kind as they were written, in one field of one row', () => {
    expect(rows.get(hostile.code)).toMatchObject({ title: HOSTILE_SHOWN, color: '=Red, gold', sale_price: '' });
  });

  test('tells several sizes with slashes between', () => {
    expect(rows.get(adjustable.code)!.size).toBe('2.4/2.6');
  });

  test('tells what is sold out', () => {
    expect(rows.get(soldOut.code)!.availability).toBe('out of stock');
    expect(rows.get(preOrder.code)!.availability).toBe('preorder');
  });
});

test('both feeds tell the collections of a piece by their labels, while shoppers see the collection', async () => {
  const [inBoth, inOne] = [await shop.sku(), await shop.sku()];
  const form = (over: Record<string, unknown>) => collectionForm({ byRule: false, ...over });
  const add = async (over: Record<string, unknown>) =>
    (await shop.admin().post('/api/admin/collections', form(over))).as(ManagedCollection);
  const season = await add({ includedIds: [inBoth.productId, inOne.productId], feedLabel: 0, position: 0 });
  const later = await add({ includedIds: [inOne.productId], feedLabel: 0, position: 1 });
  const margin = await add({ includedIds: [inBoth.productId], feedLabel: 4 });
  const labelsOf = async (code: string) => {
    const row = readCsv((await visitor.get('/feeds/meta-catalogue.csv')).text).find(({ id }) => id === code)!;
    const { root } = readXml((await visitor.get('/feeds/google-merchant.xml')).text);
    const item = root.children[0]!.children.find((one) => textsIn(one, 'g:id').includes(code))!;
    const byMeta = [0, 1, 2, 3, 4].map((number) => row[`custom_label_${number}`]!);
    expect([0, 1, 2, 3, 4].map((number) => textsIn(item, `g:custom_label_${number}`)[0] ?? '')).toEqual(byMeta);
    return byMeta;
  };
  expect(await labelsOf(inBoth.code)).toEqual([season.seoUrl, '', '', '', margin.seoUrl]);
  // The first of two collections with one label counts.
  expect(await labelsOf(inOne.code)).toEqual([season.seoUrl, '', '', '', '']);
  await shop.admin().put(`/api/admin/collections/${season.id}`, { isVisible: false });
  expect(await labelsOf(inOne.code)).toEqual([later.seoUrl, '', '', '', '']);
  const refused = await shop.admin().put(`/api/admin/collections/${season.id}`, { feedLabel: 5 });
  expect(refused).toRefuse(422, 'FIELDS_INVALID');
});

describe('robots.txt', () => {
  test('leads to the sitemap, and keeps out of what is personal', async () => {
    const { text, status } = await visitor.get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const path of ['/cart', '/checkout', '/account', '/admin/', '/seller/', '/api/']) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
    expect(text).toContain('\nAllow: /feeds/\n');
  });

  test('keeps out of lists with a filter, and in their further pages', async () => {
    const { text } = await visitor.get('/robots.txt');
    for (const list of ['/category/*', '/shop', '/shop/*', '/store/*']) {
      expect(text).toContain(`\nDisallow: ${list}?\n`);
      expect(text).toContain(`\nAllow: ${list}?page=\n`);
    }
  });

  test('lets messengers look at every link that is shared', async () => {
    const { text } = await visitor.get('/robots.txt');
    const ofMessengers = text.split('\n\n').find((group) => group.includes('User-agent: WhatsApp'))!;
    expect(ofMessengers).not.toContain('/category/');
  });
});

test('answers of calls are for nobody to find', async () => {
  expect((await visitor.get('/categories')).headers.get('x-robots-tag')).toBe('noindex');
});

describe('the rules for fetching the next page early', () => {
  test('are named by every page, and never fetch what is personal', async () => {
    const page = await visitor.get('/category/jhumkas?page=2', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('speculation-rules')).toBe('"/next-page.json"');
    const rules = await visitor.get('/next-page.json');
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(rules.text).toContain('"eagerness":"moderate"');
    expect(rules.text).not.toMatch(/cart|checkout|prerender/);
  });

  test('are none for who saves data', async () => {
    const rules = await visitor.get('/next-page.json', { headers: { 'Save-Data': 'on' } });
    expect(rules.json).toEqual({});
    expect(rules.headers.get('vary')).toContain('Save-Data');
  });
});
