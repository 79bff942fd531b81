import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Category, ManagedCategory } from '#contract/calls/categories.ts';
import { categoryForm, categoryId, productForm } from '../../support/catalogue-paths.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const create = (over: Record<string, unknown> = {}, by: Persona = shop.admin()) =>
  by.post('/categories/create', categoryForm(shop, over));
const created = async (over: Record<string, unknown> = {}, by?: Persona) =>
  (await create(over, by)).as(ManagedCategory);
const change = (id: number, body: object, by: Persona = shop.admin()) => by.patch(`/categories/update/${id}`, body);
const publicOnes = async () => (await shop.visitor().get('/categories')).as(z.array(Category));
const pageAt = (seoUrl: string) => shop.visitor().get(`/category/${seoUrl}`, { headers: { Accept: 'text/html' } });

test('a category is made with an address of its name, and shoppers find it', async () => {
  const made = await created({ displayName: 'Ear Cuffs & Clips', seoUrl: '', seoKw: 'cuff' });
  expect(made).toMatchObject({ level: 2, seoUrl: 'ear-cuffs-clips', isShown: true, proposedBy: null, productCount: 0 });
  expect((await publicOnes()).find(({ id }) => id === made.id)).toMatchObject({ displayName: 'Ear Cuffs & Clips' });
  expect((await pageAt(made.seoUrl)).status).toBe(200);
  expect(shop.row("SELECT action FROM audit_log WHERE subject = 'category' ORDER BY id DESC LIMIT 1").action).toBe(
    'category created',
  );
});

test.each([
  ['displayName', { displayName: ' ' }, 'Display name is required'],
  ['description', { description: '' }, 'Description is required'],
  ['level', { level: undefined }, 'Level is required'],
  ['level', { level: 1.5 }, 'Level must be a whole number from 1 to 3'],
  ['level', { level: 3 }, 'In that category the level is 2'],
  ['parentId', { parentId: null }, 'Please choose the category it lies in'],
  ['parentId', { parentId: 999_999 }, 'This category is not there any more'],
  ['seoUrl', { seoUrl: '4711' }, 'Please use 3 to 120 small letters, digits and single hyphens.'],
  ['seoUrl', { seoUrl: 'search' }, 'Please use 3 to 120 small letters, digits and single hyphens.'],
])('%s: %j is refused', async (field, over, text) => {
  const answer = await create(over);
  expect(answer).toRefuse(422, 'FIELDS_INVALID', text);
  expect(answer.json).toMatchObject({ fields: { [field]: text } });
});

test('an address that is taken is refused, also for another spelling of it', async () => {
  expect(await create({ seoUrl: 'JHUMKAS' })).toRefuse(409, 'SEO_URL_TAKEN');
});

test('a proposal, which shoppers do not see, has no page drawn anew until it is accepted', async () => {
  const noted = () => Number(shop.row('SELECT count(*) AS count FROM page_invalidations').count);
  const before = noted();
  const { id } = await created({ parentId: categoryId(shop, 'jewelry') }, shop.seller('meera'));
  await change(id, { description: 'For the rim of the ear.' }, shop.seller('meera'));
  expect(noted()).toBe(before);
  await change(id, { isActive: true });
  expect(noted()).toBe(before + 1);
});

describe('a change', () => {
  test('of the address leaves the former one behind, which leads to it', async () => {
    const { id, seoUrl } = await created();
    const moved = (await change(id, { seoUrl: `${seoUrl}-new` })).as(ManagedCategory);
    const answer = await pageAt(seoUrl);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/category/${moved.seoUrl}`]);
    // After changing the address back, the present address must not redirect.
    (await change(id, { seoUrl })).as(ManagedCategory);
    expect((await pageAt(seoUrl)).status).toBe(200);
    expect((await pageAt(moved.seoUrl)).headers.get('location')).toBe(`/category/${seoUrl}`);
  });

  test('of what it lies in takes along what lies in it, and never into itself or too deep', async () => {
    const [upper, lower] = [await created(), await created()];
    const below = await created({ level: 3, parentId: lower.id });
    const top = await created({ level: 1, parentId: null });
    expect((await change(lower.id, { parentId: top.id })).as(ManagedCategory)).toMatchObject({ level: 2 });
    expect(await change(top.id, { parentId: lower.id })).toRefuse(
      422,
      'CATEGORY_PLACE_WRONG',
      'A category cannot lie below itself, nor deeper than 3 levels.',
    );
    expect(await change(lower.id, { parentId: below.id })).toRefuse(422, 'FIELDS_INVALID');
    expect(await change(lower.id, { parentId: upper.id })).toRefuse(422, 'CATEGORY_PLACE_WRONG');
    expect((await change(below.id, { parentId: null, level: 1 })).as(ManagedCategory)).toMatchObject({ level: 1 });
    expect(shop.rows('SELECT id FROM categories WHERE (level = 1) <> (parent_id IS NULL)')).toEqual([]);
  });

  test('of a version that has passed shows the present one', async () => {
    const { id } = await created();
    (await change(id, { displayName: 'First', version: 1 })).as(ManagedCategory);
    const answer = await change(id, { displayName: 'Second', version: 1 });
    expect(answer).toRefuse(409, 'STALE_VERSION');
    expect(answer.json).toMatchObject({ current: { displayName: 'First', version: 2 } });
  });

  test('hides it and all below it', async () => {
    const upper = await created();
    const below = await created({ level: 3, parentId: upper.id });
    const hidden = (await change(upper.id, { isVisible: false })).as(ManagedCategory);
    expect(hidden).toMatchObject({ isVisible: false, isShown: false, childCount: 1 });
    expect((await publicOnes()).filter(({ id }) => [upper.id, below.id].includes(id))).toEqual([]);
    expect((await pageAt(below.seoUrl)).status).toBe(404);
    const filter = encodeURIComponent(JSON.stringify({ state: 'HIDDEN' }));
    const rows = (await shop.admin().get(`/api/admin/categories?filter=${filter}`)).as(z.array(ManagedCategory));
    expect(rows.map(({ isVisible }) => isVisible)).not.toContain(true);
    expect(rows.map(({ id }) => id)).toContain(upper.id);
  });

  test('shows pictures in their order; nobody else’s, and none that is not there', async () => {
    const { id } = await created();
    const keys = shop.rows("SELECT key FROM media WHERE media_type = 'IMAGE' LIMIT 2").map(({ key }) => String(key));
    const [first, second] = keys;
    const shown = (await change(id, { mediaList: [{ key: first, altText: 'Cuffs' }, { url: `/media/${second}` }] })).as(
      ManagedCategory,
    );
    expect(shown.mediaList.map(({ key, sortOrder }) => [key, sortOrder])).toEqual([
      [first, 0],
      [second, 1],
    ]);
    expect(shown.mediaList[0]).toMatchObject({ altText: 'Cuffs' });
    const turned = [
      { key: first, sortOrder: 9 },
      { key: second, sortOrder: 1 },
    ];
    expect((await change(id, { mediaList: turned })).as(ManagedCategory).mediaList.map(({ key }) => key)).toEqual([
      second,
      first,
    ]);
    expect(await change(id, { mediaList: [{ key: 'nothing.avif' }] })).toRefuse(422, 'FILE_UNKNOWN');
    expect((await change(id, { mediaList: [] })).as(ManagedCategory)).toMatchObject({ mediaList: [], image: null });
  });
});

describe('what a seller proposes', () => {
  const meera = shop.seller('meera');

  test('waits for the house, which accepts it', async () => {
    const proposed = await created({ isActive: true }, meera);
    expect(proposed).toMatchObject({ isActive: false, isShown: false, proposerName: expect.any(String) as string });
    expect((await pageAt(proposed.seoUrl)).status).toBe(404);
    expect(await change(proposed.id, { isActive: true }, meera)).toRefuse(403, 'CATEGORY_OF_HOUSE');
    (await change(proposed.id, { displayName: 'Better' }, meera)).as(ManagedCategory);
    expect(await change(proposed.id, { displayName: 'Mine' }, shop.seller('farhan'))).toRefuse(
      404,
      'CATEGORY_NOT_FOUND',
    );
    const accepted = (await change(proposed.id, { isActive: true })).as(ManagedCategory);
    expect(accepted).toMatchObject({ displayName: 'Better', isShown: true, proposedBy: null });
    expect(await change(proposed.id, { displayName: 'Again' }, meera)).toRefuse(403, 'CATEGORY_OF_HOUSE');
  });

  test('may be taken back while nobody uses it', async () => {
    const proposed = await created({}, meera);
    expect((await meera.delete(`/categories/delete/${proposed.id}`)).json).toEqual({
      message: 'Category deleted successfully',
    });
    expect(await shop.admin().get(`/api/admin/categories/${proposed.id}`)).toRefuse(404, 'CATEGORY_NOT_FOUND');
    const used = await created({}, meera);
    await meera.post('/products/create', productForm(shop, { categoryId: used.id }));
    expect(await meera.delete(`/categories/delete/${used.id}`)).toRefuse(403, 'CATEGORY_OF_HOUSE');
  });

  test('lies in a category, and what is the house’s stays as it is', async () => {
    expect(await create({ level: 1, parentId: null }, meera)).toRefuse(422, 'FIELDS_INVALID');
    expect(await change(categoryId(shop, 'jhumkas'), { displayName: 'Mine' }, meera)).toRefuse(
      403,
      'CATEGORY_OF_HOUSE',
    );
  });
});

test('a category that holds something is not removed', async () => {
  expect(await shop.admin().delete(`/categories/delete/${categoryId(shop, 'jhumkas')}`)).toRefuse(
    409,
    'CATEGORY_IN_USE',
    'This category still holds products or other categories. Please move them to another category first.',
  );
});
