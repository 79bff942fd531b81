import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CollectionPreview, ManagedCollection } from '#contract/calls/managed-collections.ts';
import { addDays } from '#contract/shop/dates.ts';
import { COLLECTION_STATUSES } from '#contract/states/collection.ts';
import { clock } from '../../support/clock.ts';
import { collectionForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/admin/collections';
const TODAY = clock.today();
const DAY_SECONDS = 86_400;
const day = (after: number) => addDays(TODAY, after);
const NO_GOODS = { byRule: false, rule: {}, pinnedIds: [], includedIds: [], excludedIds: [] };

async function made(over: Record<string, unknown> = {}): Promise<ManagedCollection> {
  return (await shop.admin().post(PATH, collectionForm(over))).as(ManagedCollection);
}

/** Returns the answer of a page, rendered on request. Redirects are not followed. */
function open(path: string): Promise<Response> {
  return fetch(`${shop.running.origin}${path}`, { redirect: 'manual' });
}

/** Returns the addresses of the products of a collection's page, in their order. */
async function shownIn({ seoUrl }: ManagedCollection, sort = ''): Promise<string[]> {
  const html = await (await open(`/shop/${seoUrl}?${sort}`)).text();
  const links = [...html.matchAll(/href="\/product\/([^"?#]+)/g)].map(([, address]) => address!);
  return [...new Set(links)];
}

/** Returns the page invalidations that a change notes. */
async function invalidatedBy(change: () => Promise<unknown>): Promise<string[]> {
  const { last } = shop.row('SELECT coalesce(max(id), 0) AS last FROM page_invalidations');
  await change();
  return shop
    .rows('SELECT subject, subject_id FROM page_invalidations WHERE id > ? ORDER BY id', Number(last))
    .map(({ subject, subject_id }) => `${String(subject)} ${String(subject_id)}`);
}

describe('a collection stands in the list of the status it shows, and in no other:', () => {
  test.each([
    { what: 'without dates', fromOn: null, untilOn: null, isVisible: true, status: 'open' },
    { what: 'from today', fromOn: day(0), untilOn: null, isVisible: true, status: 'open' },
    { what: 'until today', fromOn: null, untilOn: day(0), isVisible: true, status: 'open' },
    { what: 'from tomorrow', fromOn: day(1), untilOn: day(9), isVisible: true, status: 'upcoming' },
    { what: 'until yesterday', fromOn: null, untilOn: day(-1), isVisible: true, status: 'ended' },
    { what: 'hidden', fromOn: day(0), untilOn: day(9), isVisible: false, status: 'hidden' },
  ])('$what: $status', async ({ what: _, status, ...form }) => {
    const collection = await made(form);
    expect(collection.status).toBe(status);
    for (const asked of COLLECTION_STATUSES) {
      const filter = encodeURIComponent(JSON.stringify({ q: collection.seoUrl, status: asked }));
      const rows = (await shop.admin().get(`${PATH}?filter=${filter}`)).as(z.array(ManagedCollection));
      expect(rows).toEqual(asked === status ? [collection] : []);
    }
  });
});

describe('a rule', () => {
  test('takes in the products that meet it, and the preview counts them', async () => {
    const [cheap, dear] = [await shop.sku({ price: 111, stock: 5 }), await shop.sku({ price: 1111, stock: 5 })];
    const rule = { fromPrice: 111, upToPrice: 111, newDays: 1, inStock: true };
    const preview = (await shop.admin().post(`${PATH}/preview`, { ...NO_GOODS, byRule: true, rule })).as(
      CollectionPreview,
    );
    expect(preview.products.map(({ id }) => id)).toContain(cheap.productId);
    expect(preview.products.map(({ id }) => id)).not.toContain(dear.productId);
    expect(preview.total).toBe(preview.products.length);
    const collection = await made({ rule });
    const shown = await shownIn(collection);
    expect(shown).toContain(cheap.seoUrl);
    expect(shown).not.toContain(dear.seoUrl);
  });

  test('comes back from the records as it was sent, in rupees', async () => {
    const sent = { occasions: ['Bridal'], fromPrice: 99.5, discount: 20, sold: { days: 30, pieces: 2 } };
    const answer = await shop.admin().post(PATH, collectionForm({ rule: sent }));
    expect(answer.json).toMatchObject({
      rule: { ...sent, upToPrice: null, inStock: false, newDays: null, styles: [] },
    });
  });

  test('with new products is rendered again each day, and one by sales after each count', async () => {
    const byDay = await made({ rule: { newDays: 7 } });
    const bySales = await made({ rule: { sold: { days: 7, pieces: 1 } } });
    expect(await invalidatedBy(() => shop.job('count-sales'))).toContain(`collection ${bySales.id}`);
    await shop.job('roll-calendar');
    await shop.later(DAY_SECONDS, async () => {
      const noted = await invalidatedBy(() => shop.job('roll-calendar'));
      expect(noted).toContain(`collection ${byDay.id}`);
      expect(noted).not.toContain(`collection ${bySales.id}`);
      expect(await invalidatedBy(() => shop.job('roll-calendar'))).toEqual([]);
    });
  });
});

describe('products chosen by hand', () => {
  test('come first in their order, are taken in, and are left out', async () => {
    const price = 7.5;
    const [one, two, three] = [await shop.sku({ price }), await shop.sku({ price }), await shop.sku({ price })];
    const other = await shop.sku({ price: 888 });
    const collection = await made({
      rule: { fromPrice: price, upToPrice: price },
      pinnedIds: [three.productId, one.productId],
      includedIds: [other.productId],
      excludedIds: [two.productId],
    });
    const shown = await shownIn(collection);
    expect(shown.slice(0, 2)).toEqual([three.seoUrl, one.seoUrl]);
    expect(shown).toContain(other.seoUrl);
    expect(shown).not.toContain(two.seoUrl);
    // A sort that the shopper chose is kept.
    expect((await shownIn(collection, 'sort=price-desc'))[0]).toBe(other.seoUrl);
  });

  test('are enough for a collection', async () => {
    const sku = await shop.sku();
    const collection = await made({ byRule: false, rule: {}, pinnedIds: [sku.productId] });
    expect(await shownIn(collection)).toEqual([sku.seoUrl]);
  });

  test('are not shown while they are not on sale', async () => {
    const [shown, hidden] = [await shop.sku(), await shop.sku({ isVisible: false })];
    const collection = await made({ byRule: false, rule: {}, pinnedIds: [hidden.productId, shown.productId] });
    expect(await shownIn(collection)).toEqual([shown.seoUrl]);
  });
});

describe('by the clock', () => {
  test('a collection opens, and after its last day leads to all collections', async () => {
    const { id, seoUrl } = await made({ fromOn: day(2), untilOn: day(3) });
    expect((await open(`/shop/${seoUrl}`)).status).toBe(404);
    await shop.job('roll-calendar');
    await shop.later(2 * DAY_SECONDS, async () => {
      expect(await invalidatedBy(() => shop.job('roll-calendar'))).toContain(`collection ${id}`);
      expect((await open(`/shop/${seoUrl}`)).status).toBe(200);
    });
    await shop.later(4 * DAY_SECONDS, async () => {
      expect(await invalidatedBy(() => shop.job('roll-calendar'))).toContain(`collection ${id}`);
      const answer = await open(`/shop/${seoUrl}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/shop/collections']);
      // It may open again next year.
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    });
  });

  test('one of the menu changes every page', async () => {
    await made({ theme: 'By style', position: 0, fromOn: day(5) });
    await shop.later(4 * DAY_SECONDS, () => shop.job('roll-calendar').then(() => undefined));
    await shop.later(5 * DAY_SECONDS, async () => {
      expect(await invalidatedBy(() => shop.job('roll-calendar'))).toContain('everything 0');
    });
  });
});

describe('a change', () => {
  test('of what only its page shows publishes that page alone', async () => {
    const { id, version } = await made();
    const change = { description: 'Other words.', rule: { styles: ['Kundan'] }, version };
    expect(await invalidatedBy(() => shop.admin().put(`${PATH}/${id}`, change))).toEqual([`collection ${id}`]);
  });

  test('of the menu publishes every page', async () => {
    const { id } = await made({ theme: 'Festivals' });
    const change = { theme: 'By style', position: 0 };
    expect(await invalidatedBy(() => shop.admin().put(`${PATH}/${id}`, change))).toEqual(['everything 0']);
  });

  test('of a hidden collection publishes nothing', async () => {
    const { id } = await made({ isVisible: false });
    expect(await invalidatedBy(() => shop.admin().put(`${PATH}/${id}`, { description: 'Other words.' }))).toEqual([]);
  });

  test('of the address leaves a redirect', async () => {
    const before = await made();
    const seoUrl = `${before.seoUrl}-moved`;
    const after = (await shop.admin().put(`${PATH}/${before.id}`, { seoUrl })).as(ManagedCollection);
    expect(after.seoUrl).toBe(seoUrl);
    const answer = await open(`/shop/${before.seoUrl}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/shop/${seoUrl}`]);
    expect((await open(`/shop/${seoUrl}`)).status).toBe(200);
  });

  test('with a version that is no longer the present one is refused', async () => {
    const { id, version } = await made();
    await shop.admin().put(`${PATH}/${id}`, { displayName: 'Mine', version });
    const late = await shop.admin().put(`${PATH}/${id}`, { displayName: 'Theirs', version });
    expect(late).toRefuse(409, 'STALE_VERSION');
    expect(late.json).toMatchObject({ current: { displayName: 'Mine', version: version + 1 } });
  });

  test('is in the audit log, with what it changed', async () => {
    const { id } = await made({ displayName: 'Before' });
    await shop.admin().put(`${PATH}/${id}`, { displayName: 'After' });
    const entry = shop.row(
      "SELECT action, before ->> 'displayName' AS before, after ->> 'displayName' AS after FROM audit_log WHERE subject = 'collection' AND subject_id = ?",
      id,
    );
    expect(entry).toEqual({ action: 'collection changed', before: 'Before', after: 'After' });
  });
});

test('an archived collection is closed until it is restored', async () => {
  const { id, seoUrl } = await made();
  expect((await shop.admin().delete(`${PATH}/${id}`)).as(ManagedCollection).status).toBe('archived');
  expect((await open(`/shop/${seoUrl}`)).status).toBe(404);
  expect(await shop.admin().put(`${PATH}/${id}`, { displayName: 'New' })).toRefuse(409, 'COLLECTION_ARCHIVED');
  expect((await shop.admin().post(`${PATH}/${id}/restore`)).as(ManagedCollection).status).toBe('open');
  expect((await open(`/shop/${seoUrl}`)).status).toBe(200);
});

test('a title and a description for search engines replace those of the page', async () => {
  const { seoUrl } = await made({ seoTitle: 'Quiet afternoons', seoDescription: 'For quiet afternoons.' });
  const html = await (await open(`/shop/${seoUrl}`)).text();
  expect(html).toContain('<title>Quiet afternoons');
  expect(html).toContain('<meta name="description" content="For quiet afternoons."');
});

test('a name gives an address that no other collection has', async () => {
  const displayName = `Evening ${shop.mark}`;
  const [one, two] = [await made({ displayName }), await made({ displayName })];
  expect(two.seoUrl).toBe(`${one.seoUrl}-2`);
  expect((await made({ displayName: 'Collections' })).seoUrl).toMatch(/^collections-collection/);
});

describe('refused is', () => {
  test.each([
    ['a rule without a condition', { rule: {} }, 'byRule', 'Please choose at least one condition'],
    ['no product by hand', { byRule: false, rule: {} }, 'byRule', 'Please choose at least one product, or a rule'],
    [
      'a highest price below the lowest',
      { rule: { fromPrice: 500, upToPrice: 400 } },
      'rule.upToPrice',
      'The highest price is below the lowest',
    ],
    ['a last day before the first', { fromOn: day(2), untilOn: day(1) }, 'untilOn', 'The last day is before the first'],
    [
      'a product taken in and left out',
      { includedIds: [1], excludedIds: [1] },
      'excludedIds',
      'A product is both taken in and left out',
    ],
    ['an unknown theme', { theme: 'Cars' }, 'theme', 'Please choose a theme'],
    ['the address of all collections', { seoUrl: 'collections' }, 'seoUrl', 'Another page already uses this address.'],
    [
      'a percentage of a hundred',
      { rule: { discount: 100 } },
      'rule.discount',
      'Discount must be a whole number from 1 to 99',
    ],
  ])('%s', async (_, over, field, text) => {
    const answer = await shop.admin().post(PATH, collectionForm(over));
    expect(answer).toRefuse(422, 'FIELDS_INVALID');
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
  });

  test.each([
    ['an unknown product', { pinnedIds: [99_999_999] }, 404, 'PRODUCT_NOT_FOUND'],
    ['an unknown category', { rule: { categoryIds: [99_999_999] } }, 404, 'CATEGORY_NOT_FOUND'],
    ['an unknown seller', { rule: { sellerIds: [99_999_999] } }, 404, 'SELLER_NOT_FOUND'],
    ['an unknown banner', { mediaList: [{ key: 'nothing.avif' }] }, 422, 'FILE_UNKNOWN'],
  ] as const)('%s', async (_, over, status, code) => {
    expect(await shop.admin().post(PATH, collectionForm(over))).toRefuse(status, code);
  });

  test('an address that another collection has', async () => {
    const { seoUrl } = await made();
    expect(await shop.admin().post(PATH, collectionForm({ seoUrl }))).toRefuse(409, 'SEO_URL_TAKEN');
  });

  test('a change that leaves no valid collection', async () => {
    const { id } = await made({ untilOn: day(3) });
    const answer = await shop.admin().put(`${PATH}/${id}`, { fromOn: day(4) });
    expect(answer).toRefuse(422, 'FIELDS_INVALID');
    expect(answer.json).toMatchObject({ fields: { untilOn: 'The last day is before the first' } });
  });

  test('a collection that does not exist', async () => {
    expect(await shop.admin().get(`${PATH}/99999999`)).toRefuse(404, 'COLLECTION_NOT_FOUND');
    expect(await shop.admin().put(`${PATH}/99999999`, {})).toRefuse(404, 'COLLECTION_NOT_FOUND');
    expect(await shop.admin().delete(`${PATH}/99999999`)).toRefuse(404, 'COLLECTION_NOT_FOUND');
    expect(await shop.admin().post(`${PATH}/99999999/restore`)).toRefuse(404, 'COLLECTION_NOT_FOUND');
  });
});

test('a collection is there once when it is sent twice with one key', async () => {
  const form = collectionForm();
  const options = { headers: { 'Idempotency-Key': `collection-${shop.mark}` } };
  const [first, again] = [await shop.admin().post(PATH, form, options), await shop.admin().post(PATH, form, options)];
  expect(again.as(ManagedCollection).id).toBe(first.as(ManagedCollection).id);
});
