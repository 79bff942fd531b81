import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { Product } from '#contract/calls/products.ts';
import { categoryId, productForm, skuForm } from '../../support/catalogue-paths.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const create = (over: Record<string, unknown> = {}, by: Persona = meera) =>
  by.post('/products/create', productForm(shop, over));
const created = async (over: Record<string, unknown> = {}, by?: Persona) => (await create(over, by)).as(EditedProduct);
const change = (id: number, body: object, by: Persona = meera) => by.patch(`/products/update/${id}`, body);
const changed = async (id: number, body: object) => (await change(id, body)).as(EditedProduct);
const forShoppers = (id: number) => shop.visitor().get(`/products/${id}`);
const skusOf = async (productId: number) => {
  const query = `filter=${encodeURIComponent(JSON.stringify({ productId }))}&sort=["position","ASC"]`;
  return (await meera.get(`/api/admin/skus?${query}`)).as(z.array(ManagedSku));
};

describe('a product that is listed', () => {
  test('with its SKUs is sold at once', async () => {
    const skus = [
      skuForm(),
      skuForm({ color: 'Emerald', code: ` em-${shop.mark} ` }),
      skuForm({ color: 'Pearl white' }),
    ];
    const made = await created({ skus });
    expect(made).toMatchObject({
      sellerName: 'Meera Temple Jewels',
      missing: [],
      isShown: true,
      skuCount: 3,
      version: 1,
    });
    const product = (await forShoppers(made.id)).as(Product);
    expect(product.colors).toEqual(['Ruby', 'Emerald', 'Pearl white']);
    expect(product.skus[1]).toMatchObject({ code: `EM-${shop.mark}`.toUpperCase(), sellingPrice: 60_000 });
    expect(product.skus[0]!.code).toMatch(/^BEJH.*-RUB-[0-9A-Z]{4}$/);
    expect(product.skus[0]!.name).toBe(`${made.name}, Ruby`);
    const asha = await shop.customer('asha');
    await buy(asha, { skuId: product.skus[0]!.id });
  });

  test('as the specification sends it, says what is missing until it can be sold', async () => {
    const made = await created({ attributes: undefined });
    expect(made.isShown).toBe(false);
    expect(made.missing.map(({ what, text }) => `${what}: ${text}`)).toEqual([
      'attributes: These facts are missing: Plating, Base metal, Stone, Style, Occasion, Closure, Set contents, Dimensions, Warranty, Care.',
      'skus: It has no SKU yet, so it has no price.',
    ]);
    const { skuId: _, ...price } = { skuId: 0, ...skuForm({ productId: made.id }) };
    (await meera.post('/skus/create', price)).as(ManagedSku);
    expect(await forShoppers(made.id)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    const whole = await changed(made.id, { attributes: productForm(shop).attributes });
    expect(whole).toMatchObject({ missing: [], isShown: true });
    expect((await forShoppers(made.id)).as(Product).attributes).toMatchObject({ style: 'Temple' });
  });

  test('by the house names its seller; a seller lists its own', async () => {
    expect(await create({}, shop.admin())).toRefuse(422, 'FIELDS_INVALID', 'Please choose the seller');
    const { id } = shop.row("SELECT id FROM sellers WHERE email = 'farhan@ratnahaat.example'");
    expect((await created({ sellerId: Number(id) }, shop.admin())).sellerId).toBe(id);
    expect(await create({ sellerId: Number(id) })).toRefuse(422, 'FIELDS_INVALID');
  });

  test('twice with one key is listed once', async () => {
    const [form, headers] = [productForm(shop), { 'Idempotency-Key': `listed-${shop.mark}` }];
    const [first, second] = [
      (await meera.post('/products/create', form, { headers })).as(EditedProduct),
      (await meera.post('/products/create', form, { headers })).as(EditedProduct),
    ];
    expect(second).toEqual(first);
  });

  test.each([
    ['name', { name: '' }, 'Name is required'],
    ['title', { title: undefined }, 'Title is required'],
    ['description', { description: ' ' }, 'Description is required'],
    ['categoryId', { categoryId: undefined }, 'Please choose a category'],
    ['categoryId', { categoryId: 999_999 }, 'This category is not there any more'],
    ['startDate', { startDate: undefined }, 'Start date is required'],
    ['endDate', { endDate: undefined }, 'End date is required'],
    ['endDate', { endDate: '2025-12-31' }, 'The end date cannot be before the start date'],
    ['seoUrl', { seoUrl: '123' }, 'Please use 3 to 120 small letters, digits and single hyphens.'],
    ['attributes.style', { attributes: { style: 'Roman' } }, undefined],
    ['attributes.', { attributes: { carats: '22' } }, undefined],
    ['size', { skus: [skuForm({ size: '2.4' })] }, '2.4 is not a size of this category'],
    ['skus.0.sellingPrice', { skus: [skuForm({ sellingPrice: 1001 })] }, 'The selling price cannot be above the MRP'],
    ['title', { title: 'Jhumka of pure gold' }, undefined],
    ['description', { description: '<p>With a BIS hallmark.</p>' }, undefined],
  ])('is refused for its %s: %j', async (field, over, text) => {
    const before = Number(shop.row('SELECT count(*) AS count FROM products').count);
    const answer = await create(over);
    expect(answer).toRefuse(422, 'FIELDS_INVALID', ...(text ? [text] : []));
    expect(Object.keys((answer.json as { fields: object }).fields)).toContain(field);
    expect(Number(shop.row('SELECT count(*) AS count FROM products').count)).toBe(before);
  });

  test('is refused at an address that is taken, or with a code that is', async () => {
    const { seoUrl, code } = await shop.sku();
    expect(await create({ seoUrl })).toRefuse(409, 'SEO_URL_TAKEN');
    expect(await create({ skus: [skuForm({ code })] })).toRefuse(409, 'SKU_CODE_TAKEN');
  });
});

describe('a change', () => {
  test('of the address leaves the former one behind, which leads to it', async () => {
    const { id, seoUrl } = await created({ skus: [skuForm()] });
    const { seoUrl: now } = await changed(id, { seoUrl: ` ${seoUrl} the second` });
    expect(now).toBe(`${seoUrl}-the-second`);
    const answer = await shop.visitor().get(`/product/${seoUrl}`, { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/product/${now}`]);
  });

  test('of the category asks for what holds there', async () => {
    const { id } = await created({ skus: [skuForm()] });
    expect((await changed(id, { categoryId: categoryId(shop, 'studs') })).categoryName).toBe('Studs & Tops');
    // Bangles need sizes.
    expect(await change(id, { categoryId: categoryId(shop, 'bangles') })).toRefuse(422, 'FIELDS_INVALID');
  });

  test('takes out of a description what runs or hides', async () => {
    const { id } = await created();
    const { description } = await changed(id, {
      description:
        '<p onclick="x()">Safe <script>alert(1)</script><strong>words</strong></p><iframe src="//x"></iframe>',
    });
    expect(description).toBe('<p>Safe <strong>words</strong></p>');
  });

  test('by somebody else is as good as of none, and nothing changes', async () => {
    const { id, name } = await created();
    for (const body of [{ name: 'Mine' }, { isVisible: false }])
      expect(await change(id, body, shop.seller('farhan'))).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect(await shop.seller('farhan').delete(`/products/delete/${id}`)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect(await change(id, { featuredRank: 50 })).toMatchObject({ status: 200 });
    expect(shop.row('SELECT name, featured_rank FROM products WHERE id = ?', id)).toEqual({ name, featured_rank: 0 });
  });
});

test('a product that is removed is gone from the shop, and orders that hold it go on', async () => {
  const asha = await shop.customer('asha');
  const sku = await shop.sku();
  const order = await buy(asha, sku);
  expect((await meera.delete(`/products/delete/${sku.productId}`)).json).toEqual({
    message: 'Product deleted successfully',
  });
  expect(await forShoppers(sku.productId)).toRefuse(404, 'PRODUCT_NOT_FOUND');
  expect(await meera.get(`/api/admin/products/${sku.productId}`)).toRefuse(404, 'PRODUCT_NOT_FOUND');
  expect((await asha.get(`/api/orders/${order.id}`)).status).toBe(200);
  expect((await meera.patch(`/seller/orders/${order.id}/status/CONFIRMED`)).status).toBe(200);
});

describe('a SKU', () => {
  test('is added behind the others, with the stock it opens with', async () => {
    const { id } = await created({ skus: [skuForm()] });
    const made = (
      await meera.post(
        '/skus/create',
        skuForm({ productId: id, color: 'Green', quantity: 4, location: 'Rack 2', weight: 0.02 }),
      )
    ).as(ManagedSku);
    expect(made).toMatchObject({
      position: 1,
      quantity: 4,
      available: 4,
      weight: 0.02,
      taxCategory: 'STANDARD',
      version: 1,
    });
    expect((await skusOf(id)).map(({ color }) => color)).toEqual(['Ruby', 'Green']);
    expect(shop.row('SELECT location FROM inventory WHERE sku_id = ?', made.id)).toEqual({ location: 'Rack 2' });
    expect(
      shop.rows('SELECT reason, quantity_change AS pieces FROM stock_movements WHERE sku_id = ?', made.id),
    ).toEqual([{ reason: 'opened', pieces: 4 }]);
  });

  test('that leaves out its name, tax category and days gets them', async () => {
    const { id, name } = (await meera.post('/products/create', productForm(shop))).as(EditedProduct);
    const { color, mrpPrice, sellingPrice } = skuForm({ color: 'Ruby' }) as Record<string, unknown>;
    const sku = (await meera.post('/skus/create', { productId: id, color, mrpPrice, sellingPrice })).as(ManagedSku);
    expect(sku).toMatchObject({
      name: `${name}, Ruby`,
      size: '',
      taxCategory: 'STANDARD',
      startDate: clock.today(),
      endDate: null,
    });
    const dated = { productId: id, color, mrpPrice, sellingPrice, startDate: '2099-01-15', endDate: '2099-02-15' };
    const later = (await meera.post('/skus/create', dated)).as(ManagedSku);
    expect(later).toMatchObject({ startDate: '2099-01-15', endDate: '2099-02-15', status: 'UPCOMING' });
  });

  test('has sizes of its category, in their order', async () => {
    const { id } = await created({ categoryId: categoryId(shop, 'bangles'), skus: [skuForm({ size: '2.10' })] });
    const [sku] = await skusOf(id);
    expect(shop.rows('SELECT text, system FROM sku_sizes WHERE sku_id = ?', sku!.id)).toEqual([
      { text: '2.10', system: 'bangle' },
    ]);
    const update = (body: object) => meera.patch(`/skus/update/${sku!.id}`, body);
    (await update({ size: '2.4,2.6' })).as(ManagedSku);
    expect(shop.rows('SELECT text FROM sku_sizes WHERE sku_id = ? ORDER BY id', sku!.id)).toEqual([
      { text: '2.4' },
      { text: '2.6' },
    ]);
    expect(await update({ size: '2.45' })).toRefuse(422, 'FIELDS_INVALID', '2.45 is not a size of this category');
  });

  test.each([
    ['sellingPrice', { sellingPrice: 1300 }, 'The selling price cannot be above the MRP'],
    ['sellingPrice', { sellingPrice: 0 }, 'The selling price must be above 0'],
    ['taxRateId', { taxCategory: 'REDUCED' }, 'Please choose the tax rate'],
    ['endDate', { startDate: '2026-05-01', endDate: '2026-04-30' }, 'The end date cannot be before the start date'],
  ])('is not changed to a wrong %s: %j', async (field, body, text) => {
    const { skuId } = await shop.sku();
    const answer = await meera.patch(`/skus/update/${skuId}`, body);
    expect(answer).toRefuse(422, 'FIELDS_INVALID', text);
    expect(answer.json).toMatchObject({ fields: { [field]: text } });
    expect(shop.row('SELECT version FROM skus WHERE id = ?', skuId)).toEqual({ version: 1 });
  });

  test('of a reduced rate names one that is there', async () => {
    const { skuId } = await shop.sku();
    const rate = Number(shop.row('SELECT id FROM tax_rates LIMIT 1').id);
    const reduced = (await meera.patch(`/skus/update/${skuId}`, { taxCategory: 'REDUCED', taxRateId: rate })).as(
      ManagedSku,
    );
    expect(reduced).toMatchObject({ taxCategory: 'REDUCED', taxRateId: rate });
    expect(await meera.patch(`/skus/update/${skuId}`, { taxRateId: 999_999 })).toRefuse(422, 'TAX_RATE_UNKNOWN');
    const standard = (await meera.patch(`/skus/update/${skuId}`, { taxCategory: 'STANDARD' })).as(ManagedSku);
    expect(standard).toMatchObject({ taxCategory: 'STANDARD', taxRateId: null });
  });

  test('that is removed leaves the product, and the product without any leaves the shop', async () => {
    const { id } = await created({ skus: [skuForm(), skuForm({ color: 'Green' })] });
    const [ruby, green] = await skusOf(id);
    expect((await meera.delete(`/skus/delete/${ruby!.id}`)).json).toEqual({ message: 'SKU deleted successfully' });
    expect((await forShoppers(id)).as(Product).colors).toEqual(['Green']);
    await meera.delete(`/skus/delete/${green!.id}`);
    expect(await forShoppers(id)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect((await meera.get(`/api/admin/products/${id}`)).as(EditedProduct).missing).toEqual([
      { what: 'skus', text: 'It has no SKU yet, so it has no price.' },
    ]);
  });

  test('of somebody else is as good as none', async () => {
    const { skuId, productId } = await shop.sku({ seller: 'farhan' });
    expect(await meera.post('/skus/create', skuForm({ productId }))).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect(await meera.patch(`/skus/update/${skuId}`, { color: 'Mine' })).toRefuse(404, 'SKU_NOT_FOUND');
    expect(await meera.delete(`/skus/delete/${skuId}`)).toRefuse(404, 'SKU_NOT_FOUND');
  });
});

test("a seller's own program lists, counts and removes its goods", async () => {
  const made = (await meera.post('/sellers/product', productForm(shop, { skus: [skuForm()] }))).as(EditedProduct);
  const own = (await meera.get('/sellers/product?range=[0,4]')).as(z.array(EditedProduct));
  expect(own[0]).toEqual(made);
  expect((await meera.patch(`/sellers/product/${made.id}/stock`, { quantity: 42 })).as(EditedProduct).available).toBe(
    42,
  );
  (await meera.post('/skus/create', skuForm({ productId: made.id, color: 'Green' }))).as(ManagedSku);
  expect(await meera.patch(`/sellers/product/${made.id}/stock`, { quantity: 1 })).toRefuse(
    422,
    'FIELDS_INVALID',
    'This product has several SKUs. Please say which one',
  );
  const [, green] = await skusOf(made.id);
  const counted = await meera.patch(`/sellers/product/${made.id}/stock`, { quantity: 1, skuId: green!.id });
  expect(counted.as(EditedProduct).available).toBe(43);
  expect((await meera.delete(`/sellers/product/${made.id}`)).status).toBe(200);
});
