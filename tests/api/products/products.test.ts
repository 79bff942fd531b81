import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { Product, ProductList } from '#contract/calls/products.ts';
import { SeenSku, Sku } from '#contract/calls/skus.ts';
import { addDays } from '#contract/shop/dates.ts';
import { clock } from '../../support/clock.ts';
import { whatItTells } from '../../support/same-answer.ts';
import type { Answer } from '../../support/answer.ts';
import type { WantedSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const list = async (query = '', by = shop.visitor()) => (await by.get(`/products${query}`)).as(ProductList);

/** Returns every product that a person may see, page by page. */
async function allOf(by = shop.visitor()): Promise<z.output<typeof Product>[]> {
  const first = await list('', by);
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, page) => list(`?pageNumber=${page + 1}`, by)),
  );
  return [first, ...rest].flatMap(({ content }) => content);
}

describe('the list', () => {
  test('comes in pages of twelve that count from 0 and do not overlap', async () => {
    const first = await list();
    expect(first.content).toHaveLength(12);
    expect(await list('?pageNumber=0')).toEqual(first);
    const all = await allOf();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(Math.ceil(all.length / 12)).toBe(first.totalPages);
  });

  test('beyond its end is empty', async () => {
    expect((await list('?pageNumber=99999')).content).toEqual([]);
  });

  test.each(['-1', '1.5', 'abc', '1e3', '100000', '%00', '1&pageNumber=2'])('has no page %s', async (page) => {
    expect(await shop.visitor().get(`/products?pageNumber=${page}`)).toRefuse(400, 'QUERY_INVALID');
  });

  test('takes no notice of what it does not know', async () => {
    expect(await list('?utm_source=mail&sort=password&isActive=false')).toEqual(await list());
  });

  test('tells of each product its lead SKU, its seller and its pictures, and nothing of cost', async () => {
    const [product] = (await list()).content;
    const lead = product!.skus.find(({ inStock }) => inStock) ?? product!.skus[0]!;
    expect(product).toMatchObject({ price: lead.sellingPrice, mrpPrice: lead.mrpPrice, color: lead.color });
    expect(Object.keys(product!.seller).sort()).toEqual([
      'address',
      'away',
      'businessDetails',
      'id',
      'sellerName',
      'shipsFrom',
      'slug',
    ]);
  });
});

describe('one product', () => {
  test('is found by its address and by its id', async () => {
    const sku = await shop.sku({ price: 499, mrp: 899 });
    const product = (await shop.visitor().get(`/products/${sku.seoUrl}`)).as(Product);
    expect(product).toMatchObject({
      id: sku.productId,
      seoUrl: sku.seoUrl,
      price: 499_00,
      mrpPrice: 899_00,
      discount: 44,
      isPreOrder: false,
    });
    expect(product.skus).toMatchObject([
      { id: sku.skuId, code: sku.code, skuCode: sku.code, inStock: true, status: 'ON_SALE', discountPrice: 400_00 },
    ]);
    expect((await shop.visitor().get(`/products/${sku.productId}`)).as(Product)).toEqual(product);
  });

  test('that does not exist is not found', async () => {
    for (const key of ['no-such-piece', '999999999', '0', "x' OR '1'='1", '%25', '..%2f..%2fetc%2fpasswd']) {
      expect(await shop.visitor().get(`/products/${key}`)).toRefuse(
        404,
        'PRODUCT_NOT_FOUND',
        words('PRODUCT_NOT_FOUND'),
      );
    }
    expect(await shop.visitor().get(`/products/${'x'.repeat(121)}`)).toRefuse(400, 'QUERY_INVALID');
  });

  test('with more pieces than an order may hold tells only of these', async () => {
    const sku = await shop.sku({ stock: 5000 });
    const product = (await shop.visitor().get(`/products/${sku.productId}`)).as(Product);
    expect(product.skus[0]!.inventory.availableQuantity).toBe(99);
  });
});

describe('what shoppers may not see', () => {
  const day = (days: number) => addDays(clock.today(), days);
  const UNSEEN = [
    { why: 'hidden', wanted: { isVisible: false } },
    { why: 'past its last day', wanted: { endOn: day(-2) } },
  ];

  test.each(UNSEEN)('a product that is $why, but its seller and the house see it', async ({ wanted }) => {
    const sku = await shop.sku({ ...wanted, seller: 'meera' });
    const asha = await shop.customer('asha');
    for (const person of [shop.visitor(), asha, shop.seller('farhan')]) {
      const answer = await person.get(`/products/${sku.productId}`);
      expect(answer).toRefuse(404, 'PRODUCT_NOT_FOUND');
      expect(whatItTells(answer)).toEqual(whatItTells(await person.get('/products/999999999')));
      expect((await allOf(person)).map(({ id }) => id)).not.toContain(sku.productId);
      expect(await person.get(`/skus/${sku.skuId}`)).toRefuse(404, 'SKU_NOT_FOUND');
      expect((await person.get('/skus')).as(z.array(SeenSku)).map(({ id }) => id)).not.toContain(sku.skuId);
    }
    for (const person of [shop.seller('meera'), shop.admin()]) {
      expect((await person.get(`/products/${sku.productId}`)).as(Product).id).toBe(sku.productId);
      expect((await person.get(`/skus/${sku.skuId}`)).as(SeenSku).id).toBe(sku.skuId);
    }
    expect((await allOf(shop.seller('meera'))).map(({ id }) => id)).toContain(sku.productId);
  });

  test('is also what a seller offers who may not sell yet', async () => {
    const sku = await shop.sku({ seller: 'pending' });
    expect(await shop.visitor().get(`/products/${sku.seoUrl}`)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect((await shop.seller('pending').get(`/products/${sku.seoUrl}`)).as(Product).id).toBe(sku.productId);
  });
});

describe('a product is shown everywhere or nowhere:', () => {
  const day = (after: number) => addDays(clock.today(), after);

  test.each<{ what: string; wanted: WantedSku; isOff?: boolean; isShown: boolean }>([
    { what: 'as it is made', wanted: {}, isShown: true },
    { what: 'on its last day', wanted: { endOn: day(0) }, isShown: true },
    { what: 'the day after', wanted: { endOn: day(-1) }, isShown: false },
    { what: 'before its first day', wanted: { startOn: day(1) }, isShown: true },
    { what: 'hidden', wanted: { isVisible: false }, isShown: false },
    { what: 'switched off', wanted: {}, isOff: true, isShown: false },
    { what: 'of a seller who may not sell yet', wanted: { seller: 'pending' }, isShown: false },
  ])('$what: $isShown', async ({ wanted, isOff, isShown }) => {
    const { productId, skuId } = await shop.sku(wanted);
    if (isOff) await shop.admin().put(`/api/admin/products/${productId}`, { isActive: false });
    const asha = await shop.customer('asha');
    expect({
      page: (await shop.visitor().get(`/products/${productId}`)).status === 200,
      list: (await allOf()).some(({ id }) => id === productId),
      sku: (await shop.visitor().get(`/skus/${skuId}`)).status === 200,
      cart: (await asha.put('/api/cart/item/add', { skuId, quantity: 1 })).status === 200,
      console: (await shop.admin().get(`/api/admin/products/${productId}`)).as(EditedProduct).isShown,
    }).toEqual({ page: isShown, list: isShown, sku: isShown, cart: isShown, console: isShown });
  });
});

/** Returns all ids of a list that is answered in ranges, a hundred at a time. */
async function allIdsOf(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const range = JSON.stringify([ids.length, ids.length + 99]);
    const { json } = await shop.visitor().get(`${path}?range=${encodeURIComponent(range)}`);
    const piece = (json as { id: number }[]).map(({ id }) => id);
    ids.push(...piece);
    if (piece.length < 100) return ids;
  }
}

describe('the products of a category', () => {
  const of = async (key: string | number) =>
    (await shop.visitor().get(`/products/category/${key}`)).as(z.array(Product));
  const categoryId = (code: string) => Number(shop.row('SELECT id FROM categories WHERE code = ?', code).id);

  test('come by its id or its text code, with those of all below it', async () => {
    const sku = await shop.sku({ category: 'rings' });
    const rings = await of(categoryId('rings'));
    expect(rings.map(({ id }) => id)).toContain(sku.productId);
    expect(new Set(rings.map((product) => product.categoryId))).toEqual(new Set([categoryId('rings')]));
    expect(await of('rings')).toEqual(rings);
    const jewelry = await allIdsOf('/products/category/jewelry');
    for (const { id } of rings) expect(jewelry).toContain(id);
  });

  test('of none are none', async () => {
    for (const key of ['no-such', '999999999', '%27']) {
      expect(await shop.visitor().get(`/products/category/${key}`)).toRefuse(
        404,
        'CATEGORY_NOT_FOUND',
        'Category not found',
      );
    }
  });
});

describe.each([
  ['/skus', 'skus'],
  ['/products/category/jewelry', 'products'],
])('%s', (path, name) => {
  const idsOf = ({ json }: Answer) => (json as { id: number }[]).map(({ id }) => id);
  const range = (from: number, to: number) =>
    shop.visitor().get(`${path}?range=${encodeURIComponent(JSON.stringify([from, to]))}`);

  test('is a hundred at most, and says of how many', async () => {
    for (const answer of [await shop.visitor().get(path), await range(0, 99_999)]) {
      expect(idsOf(answer)).toHaveLength(100);
      expect(answer.headers.get('content-range')).toMatch(new RegExp(`^${name} 0-99/[1-9]\\d{2,}$`));
    }
  });

  test('comes whole, piece by piece, each once', async () => {
    const total = Number((await shop.visitor().get(path)).headers.get('content-range')!.split('/')[1]);
    const ids = await allIdsOf(path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(total);
  });

  test('a range is its rows; one beyond the end has none', async () => {
    const [first, ...rest] = idsOf(await range(0, 4));
    expect(rest).toHaveLength(4);
    const one = await range(0, 0);
    expect(idsOf(one)).toEqual([first]);
    expect(one.headers.get('content-range')).toMatch(new RegExp(`^${name} 0-0/`));
    expect(idsOf(await range(1_000_000, 1_000_009))).toEqual([]);
  });

  test.each(['[0]', '[-1,4]', '[0,"4"]', '0-4', '{}', '[0,1e300]', '['.repeat(5000)])(
    'a range like %.12s is not understood',
    async (text) => {
      const answer = await shop.visitor().get(`${path}?range=${encodeURIComponent(text)}`);
      expect(answer).toRefuse(400, 'QUERY_INVALID');
    },
  );
});

describe('SKUs', () => {
  test('come newest first', async () => {
    const sku = await shop.sku();
    const skus = (await shop.visitor().get('/skus')).as(z.array(Sku));
    expect(skus[0]!.id).toBe(sku.skuId);
    expect(skus.map(({ id }) => id)).toEqual(skus.map(({ id }) => id).toSorted((a, b) => b - a));
  });

  test('one of them is as in the list', async () => {
    const sku = await shop.sku({ stock: 0 });
    const one = (await shop.visitor().get(`/skus/${sku.skuId}`)).as(Sku);
    expect(one).toMatchObject({
      id: sku.skuId,
      productId: sku.productId,
      status: 'OUT_OF_STOCK',
      inStock: false,
      inventory: { availableQuantity: 0 },
    });
    expect((await shop.visitor().get('/skus')).as(z.array(Sku))).toContainEqual(one);
  });

  test('of a product that begins later are upcoming, wherever they are told of', async () => {
    const sku = await shop.sku({ startOn: '2099-01-15' });
    const one = (await shop.visitor().get(`/skus/${sku.skuId}`)).as(Sku);
    const product = (await shop.visitor().get(`/products/${sku.seoUrl}`)).as(Product);
    const listed = (await allOf()).find(({ id }) => id === sku.productId);
    const all = (await shop.visitor().get('/skus')).as(z.array(Sku)).find(({ id }) => id === sku.skuId);
    expect(product.isPreOrder).toBe(true);
    expect([one, product.skus[0], listed?.skus[0], all].map((told) => told?.status)).toEqual(
      Array.from({ length: 4 }, () => 'UPCOMING'),
    );
  });

  test('that do not exist are not found', async () => {
    expect(await shop.visitor().get('/skus/999999999')).toRefuse(404, 'SKU_NOT_FOUND', 'SKU not found');
    expect(await shop.visitor().get('/skus/abc')).toRefuse(404, 'NOT_FOUND');
  });
});
