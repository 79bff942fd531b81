import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedFile } from '#contract/calls/files.ts';
import { ImportRow } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import { EditedProduct, ManagedSku, ProductCodes } from '#contract/calls/managed-goods.ts';
import { productForm } from '../../support/catalogue-paths.ts';
import { inLibrary } from '../../support/file-paths.ts';
import { apply, checked } from '../../support/imports.ts';
import type { Persona } from '../../support/persona.ts';
import { PICTURE } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan, admin] = [shop.seller('meera'), shop.seller('farhan'), shop.admin()];

const productOf = async (id: number) => (await meera.get(`/api/admin/products/${id}`)).as(EditedProduct);
const namesOf = ({ mediaList }: Pick<EditedProduct, 'mediaList'>) => mediaList.map(({ name }) => name);
let count = 0;
/** Puts a picture into Meera's library under a name of its own. */
async function picture(who: Persona = meera) {
  count += 1;
  const name = `${shop.mark} ${count}.png`;
  return { name, key: (await inLibrary(who, name)).key };
}
async function rowsOf(who: Persona, kind: ImportKind, file: string) {
  const one = await checked(who, kind, file);
  return { one, rows: (await who.get(`/api/admin/${kind}/imports/${one.id}/rows`)).as(z.array(ImportRow)) };
}
async function imported(who: Persona, kind: ImportKind, file: string) {
  const { one, rows } = await rowsOf(who, kind, file);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect((await apply(who, kind, one.id)).status).toBe(200);
  return rows;
}

describe('what files are named after', () => {
  test('is listed of one’s own products, by their ids', async () => {
    const own = await shop.sku({ seller: 'meera', color: 'Ruby' });
    const other = await shop.sku({ seller: 'farhan' });
    const codesOf = async (who: Persona, after: number) =>
      (await who.get(`/api/admin/products/codes?after=${after}`)).as(z.array(ProductCodes));
    const after = Math.min(own.productId, other.productId) - 1;
    const mine = await codesOf(meera, after);
    expect(mine.find(({ id }) => id === own.productId)).toMatchObject({
      seoUrl: own.seoUrl,
      skus: [{ code: own.code, color: 'Ruby' }],
    });
    expect(mine.some(({ id }) => id === other.productId)).toBe(false);
    const all = (await codesOf(admin, after)).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([own.productId, other.productId]));
    expect(await codesOf(meera, 999_999_999)).toEqual([]);
  });

  test('a file is found by its content, among one’s own', async () => {
    const { key } = await picture();
    const file = (await meera.get(`/api/admin/files?filter={"q":"${shop.mark} ${count}.png"}`)).as(
      z.array(ManagedFile),
    )[0]!;
    const found = async (who: Persona, hashes: string) =>
      (await who.get(`/api/admin/files?filter={"contentHash":"${hashes}"}&range=[0,99]`)).as(z.array(ManagedFile));
    const nothing = '0'.repeat(64);
    const own = await found(meera, `${nothing},${file.contentHash}`);
    expect(own.map((one) => one.key)).toContain(key);
    expect((await found(farhan, file.contentHash)).map((one) => one.key)).not.toContain(key);
    expect(await found(meera, nothing)).toEqual([]);
  });
});

describe('the pictures in a file of products', () => {
  test('are added, sorted and removed by their names, and keep what is said of them', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const [one, two, three] = [await picture(), await picture(), await picture()];
    const mediaList = [{ key: one.key, altText: 'From above', color: 'Ruby' }, { key: two.key }];
    await meera.put(`/api/admin/products/${productId}`, { mediaList });
    const { title } = await productOf(productId);
    const file = `Product id,Title,Pictures\n${productId},"${title}",${three.name}; ${one.name}\n`;
    expect(await imported(meera, 'products', file)).toMatchObject([
      {
        outcome: 'CHANGED',
        differences: [{ column: 'Pictures', before: `${one.name}; ${two.name}`, after: `${three.name}; ${one.name}` }],
      },
    ]);
    const after = await productOf(productId);
    expect(namesOf(after)).toEqual([three.name, one.name]);
    expect(after.mediaList[1]).toMatchObject({ altText: 'From above', color: 'Ruby', sortOrder: 1 });
    expect((await rowsOf(meera, 'products', file)).rows).toMatchObject([{ outcome: 'UNCHANGED' }]);
    await imported(meera, 'products', `Product id,Title,Pictures\n${productId},"${title}",\n`);
    expect(namesOf(await productOf(productId))).toEqual([]);
  });

  test('of a new product are shown with it', async () => {
    const one = await picture();
    const { name, categoryId, description } = productForm(shop) as Record<string, string>;
    const title = `${name} from a file`;
    const head = 'Name,Title,Description (HTML),Category id,First day,Last day,Pictures';
    const row = `"${name}","${title}","${description}",${categoryId},2026-01-01,2099-12-31,${one.name}`;
    await imported(meera, 'products', `${head}\n${row}\n`);
    const { id } = shop.row('SELECT id FROM products WHERE title = ?', title);
    expect(namesOf(await productOf(Number(id)))).toEqual([one.name]);
  });

  test('that nobody has, that two files are, or that cannot be shown are faults of their row', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const { title } = await productOf(productId);
    const [own, foreign] = [await picture(), await picture(farhan)];
    const twice = await inLibrary(meera, own.name);
    const faultOf = async (pictures: string) => {
      const { rows } = await rowsOf(
        meera,
        'products',
        `Product id,Title,Pictures\n${productId},"${title}",${pictures}\n`,
      );
      return rows[0]!.faults.map(({ column, reason }) => `${column}: ${reason}`);
    };
    expect(await faultOf('none.jpg')).toEqual(['Pictures: There is no file “none.jpg”. Please upload it first']);
    expect(await faultOf(foreign.name)).toEqual([
      `Pictures: There is no file “${foreign.name}”. Please upload it first`,
    ]);
    expect(await faultOf(own.name)).toEqual([
      `Pictures: Several files are named “${own.name}”. Please rename them, or write the key of one`,
    ]);
    expect(await faultOf(`${twice.key}; ${twice.key}`)).toEqual([`Pictures: “${twice.key}” is named twice`]);
    const small = await inLibrary(meera, `small ${shop.mark}.png`, '', PICTURE);
    expect((await faultOf(small.key))[0]).toContain('cannot be shown here');
    await imported(
      meera,
      'products',
      `Product id,Title,Pictures\n${productId},"${title}","${twice.key}; ${own.key}"\n`,
    );
    expect((await productOf(productId)).mediaList.map(({ key }) => key)).toEqual([twice.key, own.key]);
  });

  test('are not shown when a file was removed after the check', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const one = await picture();
    const before = await productOf(productId);
    const file = `Product id,Title,Pictures\n${productId},"${before.title}",${one.name}\n`;
    const { id } = await checked(meera, 'products', file);
    await meera.delete(`/api/user/files?key=${one.key}`);
    expect(await apply(meera, 'products', id)).toRefuse(409, 'IMPORT_OVERTAKEN');
    expect(namesOf(await productOf(productId))).toEqual(namesOf(before));
  });

  test('of any seller are those of the product’s seller for the platform', async () => {
    const { productId } = await shop.sku({ seller: 'farhan' });
    const [foreign, own] = [await picture(meera), await picture(farhan)];
    const { title } = (await admin.get(`/api/admin/products/${productId}`)).as(EditedProduct);
    const file = (name: string) => `Product id,Title,Pictures\n${productId},"${title}",${name}\n`;
    expect((await rowsOf(admin, 'products', file(foreign.name))).rows).toMatchObject([{ outcome: 'FAULTY' }]);
    expect(await imported(admin, 'products', file(own.name))).toMatchObject([{ outcome: 'CHANGED' }]);
  });
});

test('the pictures in a file of SKUs are those of the SKU itself', async () => {
  const { code, skuId } = await shop.sku({ seller: 'meera' });
  const one = await picture();
  await imported(meera, 'skus', `SKU code,Pictures\n${code},${one.name}\n`);
  const sku = (await meera.get(`/api/admin/skus/${skuId}`)).as(ManagedSku);
  expect(namesOf(sku)).toEqual([one.name]);
  const many = Array.from({ length: 13 }, () => one.key).join('; ');
  expect((await rowsOf(meera, 'skus', `SKU code,Pictures\n${code},${many}\n`)).rows).toMatchObject([
    { faults: [{ column: 'Pictures' }] },
  ]);
});
