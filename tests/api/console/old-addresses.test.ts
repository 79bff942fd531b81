import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { OldAddress } from '#contract/calls/old-addresses.ts';
import { oldAddressesFile } from '#contract/moving-in/own-files.ts';
import { readOldAddresses } from '#contract/shop/old-addresses.ts';
import { applied, apply, checked, undo } from '../../support/imports.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const KIND = 'old-addresses';
const PATH = `/api/admin/${KIND}`;
const mark = shop.mark;
let product: string;

beforeAll(async () => {
  const { productId } = await shop.sku({ seller: 'meera' });
  product = `/product/${String(shop.row('SELECT seo_url FROM products WHERE id = ?', productId).seo_url)}`;
});

/** Returns a file as the console makes it of a table. */
const fileOf = (...table: [string, string][]) => oldAddressesFile(readOldAddresses(table, shop.running.origin).rows);

async function faultsOf(...table: [string, string][]): Promise<string[]> {
  const { id } = await checked(admin, KIND, fileOf(...table));
  const rows = (await admin.get(`${PATH}/imports/${id}/rows?range=[0,99]&outcome=FAULTY`)).as(z.array(ImportRow));
  return rows.flatMap(({ faults }) => faults.map(({ reason }) => reason));
}

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const visit = (path: string, method = 'GET', headers: Record<string, string> = BROWSER) =>
  fetch(shop.running.origin + path, { redirect: 'manual', method, headers });
async function leadsTo(path: string): Promise<[status: number, location: string | null]> {
  const answer = await visit(path);
  await answer.body?.cancel();
  return [answer.status, answer.headers.get('location')];
}

describe('a file of old addresses', () => {
  const old = (name: string) => `/products/${name}-${mark}`;

  test('redirects each of them for good, in any spelling, and keeps other addresses unknown', async () => {
    const file = fileOf(
      [`https://old-shop.in${old('a')}?variant=1`, product],
      [`/collections/all-${mark}/`, '/shop'],
      [`/shop/former-${mark}`, '/category/jhumkas'],
      [`/products/%E0%A4%9D%E0%A5%81%E0%A4%AE%E0%A4%95%E0%A4%BE-${mark}`, '/refund'],
      [`/${mark}/page.html`, '/blog'],
    );
    expect((await applied(admin, KIND, file)).counts).toMatchObject({ NEW: 5 });
    expect(await leadsTo(old('a'))).toEqual([301, product]);
    expect(await leadsTo(`${old('a').toUpperCase()}?utm_source=x`)).toEqual([301, product]);
    expect(await leadsTo(`/collections/all-${mark}`)).toEqual([301, '/shop']);
    expect(await leadsTo(`/shop/former-${mark}`)).toEqual([301, '/category/jhumkas']);
    expect(await leadsTo(encodeURI(`/products/झुमका-${mark}`))).toEqual([301, '/refund']);
    expect(await leadsTo(`/${mark}/page.html`)).toEqual([301, '/blog']);
    expect((await visit(old('a'), 'HEAD')).status).toBe(301);
    expect((await visit(old('a'), 'POST')).status).toBe(404);
    expect((await leadsTo(old('unknown')))[0]).toBe(404);
    // The specification's call at this address answers programs as before.
    expect((await visit(old('a'), 'GET', { Accept: 'application/json' })).status).toBe(404);
    expect((await visit(old('a'), 'GET', { Accept: '*/*' })).status).toBe(404);

    const again = await checked(admin, KIND, file);
    expect(again.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: 5 });
  });

  test('is answered row by row where it is wrong', async () => {
    await applied(admin, KIND, fileOf([old('twice'), product]));
    expect(
      await faultsOf(
        [old('none'), `/product/no-such-page-${mark}`],
        [old('foreign'), 'https://another.example/product/x'],
        ['/category/jhumkas', product],
        ['/refund', product],
        ['https://old-shop.in/', product],
        [old('same'), product],
        [old('SAME'), '/shop'],
        ['/api/products', product],
        [old('nowhere'), ''],
        // No loop: a new address is a page of this shop, and an old address is none.
        [old('loop'), old('loop')],
      ),
    ).toEqual([
      'The shop has no such page. Please write one of its own addresses, such as /category/jhumkas',
      'This is on another website. Please write its path alone',
      'This is the address of a page of this shop',
      'This is the address of a page of this shop',
      'This is the home page, which stays where it is',
      'Row 7 is about the same',
      'This is the address of a page of this shop',
      'New address is required',
      'The shop has no such page. Please write one of its own addresses, such as /category/jhumkas',
    ]);
  });

  test('changes where an address leads, and leaves a page that kept its address alone', async () => {
    const from = old('moved');
    await applied(admin, KIND, fileOf([from, '/shop'], [product, product]));
    const one = await checked(admin, KIND, fileOf([from, product], [product, product]));
    expect(one.counts).toMatchObject({ CHANGED: 1, UNCHANGED: 1 });
    await apply(admin, KIND, one.id);
    expect(await leadsTo(from)).toEqual([301, product]);
    expect(await undo(admin, KIND, one.id)).toRefuse(409, 'IMPORT_NOT_UNDOABLE');
  });

  test('names every page of the shop: product, category, collection, post, store, own page, policy', async () => {
    const one = (sql: string) => String(Object.values(shop.row(sql))[0]);
    const targets = [
      `/category/${one('SELECT seo_url FROM categories WHERE is_active AND archived_at IS NULL LIMIT 1')}`,
      `/shop/${one('SELECT seo_url FROM collections WHERE archived_at IS NULL LIMIT 1')}`,
      `/blog/${one('SELECT slug FROM blog_posts WHERE archived_at IS NULL LIMIT 1')}`,
      `/store/${one('SELECT slug FROM sellers LIMIT 1')}`,
      '/terms-conditions',
      '/hindu-festivals-calendar',
    ];
    const file = fileOf(...targets.map((to, at): [string, string] => [old(`target-${at}`), to]));
    expect((await checked(admin, KIND, file)).counts).toMatchObject({ NEW: targets.length, FAULTY: 0 });
  });

  test('is undone as a whole, and can come again', async () => {
    const file = fileOf([old('u1'), product], [old('u2'), '/shop']);
    const { id } = await applied(admin, KIND, file);
    expect(await leadsTo(old('u2'))).toEqual([301, '/shop']);
    expect((await undo(admin, KIND, id)).as(Import).undoneAt).not.toBeNull();
    expect((await leadsTo(old('u1')))[0]).toBe(404);
    expect((await applied(admin, KIND, file)).counts).toMatchObject({ NEW: 2 });
    expect(await leadsTo(old('u1'))).toEqual([301, product]);
  });
});

test('an old address is searched for and removed', async () => {
  const from = `/products/removed-${mark}`;
  await applied(admin, KIND, fileOf([from, '/shop']));
  const filter = encodeURIComponent(JSON.stringify({ q: from }));
  const [row] = (await admin.get(`${PATH}?filter=${filter}`)).as(z.array(OldAddress));
  expect(row).toMatchObject({ from, to: '/shop' });
  expect((await admin.delete(`${PATH}/${row!.id}`)).as(OldAddress)).toMatchObject({ id: row!.id });
  expect((await leadsTo(from))[0]).toBe(404);
  expect((await admin.get(`${PATH}?filter=${filter}`)).as(z.array(OldAddress))).toEqual([]);
  const actions = shop.rows("SELECT action FROM audit_log WHERE subject = 'oldAddress' AND subject_id = ?", row!.id);
  expect(actions).toEqual([{ action: 'old address removed' }]);
});

test('a page at an old address comes first', async () => {
  const { productId } = await shop.sku({ seller: 'meera' });
  const from = `/product/comes-later-${mark}`;
  await applied(admin, KIND, fileOf([from, '/shop']));
  expect(await leadsTo(from)).toEqual([301, '/shop']);
  const [version] = shop.rows('SELECT version FROM products WHERE id = ?', productId);
  await admin.put(`/api/admin/products/${productId}`, { seoUrl: `comes-later-${mark}`, version: version!.version });
  expect((await leadsTo(from))[0]).toBe(200);
});

test('sellers bring no old addresses', async () => {
  expect((await shop.seller('meera').get(PATH)).status).toBe(403);
});
