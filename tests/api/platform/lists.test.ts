import { beforeAll, describe, expect, test } from 'vitest';
import { EditedPost } from '#contract/calls/blog.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { PayoutPreview } from '#contract/calls/payouts.ts';
import { buy } from '../../support/buy.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { inLibrary } from '../../support/file-paths.ts';
import { couponForm, homeForm, postForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { delivered, refundsOf, stockOf, uploaded } from '../../support/returns.ts';
import { ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { DISPUTES, fetchedParcel, scalePicture } from '../../support/weight-dispute-paths.ts';

const shop = openShop();
let asha: Persona;
let meera: Persona;
let admin: Persona;

beforeAll(async () => {
  [asha, meera, admin] = [await shop.customer('asha'), shop.seller('meera'), shop.admin()];
});

const inventoryId = (skuId: number) => Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', skuId).id);
const same = (what: string, first = 1, again = 2) =>
  `Entries ${first} and ${again} name the same ${what}. Please keep one of them.`;

describe('a list in which two entries say something of the same thing is refused at the second one:', () => {
  test('items of a return', async () => {
    const order = await delivered(shop, asha, await shop.sku(), { quantity: 3 });
    const { id } = order.orderItems[0]!;
    const line = (quantity: number, reason = 'changedMind') => ({ orderItemId: id, quantity, reason });
    const ask = (items: object[]) => asha.post('/api/returns', { orderId: order.orderId, items });
    const text = same('item');
    expect(await ask([line(2), line(2)])).toRefuseFields({ 'items.1.orderItemId': text });
    expect(await ask([line(1), line(1, 'wrongSize')])).toRefuseFields({ 'items.1.orderItemId': text });
    expect((await ask([line(3)])).status).toBe(200);
  });

  test('prices of SKUs', async () => {
    const { skuId } = await shop.sku({ price: 600 });
    const price = (sellingPrice: number) => ({ id: skuId, version: 1, mrpPrice: 1200, sellingPrice });
    const answer = await meera.put('/api/admin/skus/prices', { prices: [price(500), price(400)] });
    expect(answer).toRefuseFields({ 'prices.1.id': same('SKU') });
    expect(shop.row('SELECT selling_paise AS paise FROM skus WHERE id = ?', skuId)).toEqual({ paise: 600_00 });
  });

  test('tiers of a coupon', async () => {
    const tiers = [
      { minimumOrderValue: 500, percent: 5 },
      { minimumOrderValue: 900, percent: 10 },
      { minimumOrderValue: 500, percent: 20 },
    ];
    const form = couponForm({ discountType: 'TIERED_DISCOUNT', tiers });
    const fields = { 'tiers.2.minimumOrderValue': same('minimum order value', 1, 3) };
    expect(await admin.post('/api/coupons/admin/create', form)).toRefuseFields(fields);
    expect(await admin.post('/api/admin/coupons', form)).toRefuseFields(fields);
    const { id } = (await admin.post('/api/coupons/admin/create', couponForm())).as(Coupon);
    expect(await admin.patch(`/api/coupons/admin/update/${id}`, form)).toRefuseFields(fields);
  });

  test('pictures of a product, a SKU and a category', async () => {
    const { key } = await inLibrary(meera);
    const mediaList = [
      { key, altText: 'Front' },
      { url: `/media/${key}`, altText: 'Back' },
    ];
    const text = same('file');
    expect(await meera.post('/products/create', productForm(shop, { mediaList }))).toRefuseFields({
      'mediaList.1.key': text,
    });
    const product = productForm(shop, { skus: [skuForm({ mediaList })] });
    expect(await meera.post('/products/create', product)).toRefuseFields({ 'skus.0.mediaList.1.key': text });
    const category = { displayName: 'Cuffs', description: 'For the rim.', level: 2, mediaList };
    expect(await admin.post('/categories/create', category)).toRefuseFields({ 'mediaList.1.key': text });
  });

  test('SKUs of a new product by their codes', async () => {
    const code = `TWICE-${shop.mark}`;
    const skus = [skuForm({ code }), skuForm({ color: 'Green', code: code.toLowerCase() })];
    const answer = await meera.post('/products/create', productForm(shop, { skus }));
    expect(answer).toRefuseFields({ 'skus.1.code': same('code') });
    const { id } = (await meera.post('/products/create', productForm(shop))).as(EditedProduct);
    expect(await meera.post(`/api/admin/products/${id}/skus`, { skus })).toRefuseFields({
      'skus.1.code': same('code'),
    });
  });

  test('sellers of a run of payouts', async () => {
    const { sellers } = (await admin.get('/api/admin/payouts/preview')).as(PayoutPreview);
    const { sellerId, payable } = sellers.find(({ notNow }) => notNow === null)!;
    const line = { sellerId, amount: payable / 100 };
    const before = shop.row('SELECT count(*) AS number FROM payouts');
    expect(await admin.post('/api/admin/payouts', { sellers: [line, line] })).toRefuseFields({
      'sellers.1.sellerId': same('seller'),
    });
    expect(shop.row('SELECT count(*) AS number FROM payouts')).toEqual(before);
  });

  test('messages of the announcement bar, and seasons of the home page', async () => {
    const { version: _, ...present } = (await admin.get('/api/admin/settings/announcements')).json as object & {
      version: number;
    };
    const messages = ['Free shipping', 'Safe payments', 'Free shipping'];
    expect(
      await admin.put('/api/admin/settings/announcements', { ...present, messages, reason: 'A try' }),
    ).toRefuseFields({ 'messages.2': same('message', 1, 3) });
    const form = homeForm() as { seasons: object[] };
    const seasons = [form.seasons[0]!, form.seasons[0]!];
    expect((await admin.put('/api/admin/settings/home', { ...form, seasons })).json).toMatchObject({
      fields: { 'seasons.1.name': same('name') },
    });
  });
});

describe('a list of pieces to cancel, split or move is added up:', () => {
  test('pieces a shopper cancels', async () => {
    const sku = await shop.sku({ stock: 10 });
    const order = await buy(asha, sku, 4);
    const { id } = order.orderItems[0]!;
    const items = [
      { orderItemId: id, quantity: 1 },
      { orderItemId: id, quantity: 2 },
    ];
    expect((await asha.put(`/orders/${order.id}/cancel`, { items })).status).toBe(200);
    expect(stockOf(shop, sku)).toMatchObject({ reserved: 1 });
    expect(await asha.put(`/orders/${order.id}/cancel`, { items })).toRefuse(409, 'ORDER_NOT_CANCELLABLE');
    expect(refundsOf(shop, order.id)).toEqual([]);
  });

  test('pieces staff cancel, and pieces of a parcel of their own', async () => {
    const sku = await shop.sku({ stock: 10 });
    const order = await buy(asha, sku, 5);
    const { id } = order.orderItems[0]!;
    const items = [
      { orderItemId: id, quantity: 1 },
      { orderItemId: id, quantity: 1 },
    ];
    const { consignmentId } = order.orderItems[0]!;
    expect((await meera.post(`/api/orders/${order.id}/split`, { consignmentId, items })).status).toBe(200);
    const parts = shop.rows('SELECT quantity FROM consignment_items WHERE order_item_id = ?', id);
    expect(parts.map(({ quantity }) => Number(quantity)).toSorted()).toEqual([2, 3]);
    const other = await buy(asha, sku, 5);
    const body = {
      items: items.map((piece) => ({ ...piece, orderItemId: other.orderItems[0]!.id })),
      reason: 'Damaged',
    };
    expect((await meera.patch(`/seller/orders/${other.id}/status/CANCELLED`, body)).status).toBe(200);
    expect(stockOf(shop, sku)).toMatchObject({ reserved: 5 + 3 });
  });

  test('changes of a stock', async () => {
    const sku = await shop.sku({ stock: 10 });
    const id = inventoryId(sku.skuId);
    const move = (...changes: number[]) =>
      meera.put('/api/admin/inventory/moves', {
        moves: changes.map((change) => ({ id, change })),
        why: 'moved',
        reason: 'A delivery',
      });
    expect((await move(3, 4)).status).toBe(200);
    expect(stockOf(shop, sku)).toMatchObject({ quantity: 17 });
    expect(await move(5, -5)).toRefuseFields({
      'moves.1.change': 'The changes of entries 1 and 2 come to 0. Please leave them out.',
    });
    expect(await move(10_00_000, 10_00_000)).toRefuseFields({
      'moves.1.change': 'A change must be a whole number of pieces, up to 10,00,000, and not 0',
    });
    expect(stockOf(shop, sku)).toMatchObject({ quantity: 17 });
  });
});

describe('a list of names alone is a set, so naming one twice is naming it once:', () => {
  test('products and categories of a coupon', async () => {
    const { productId } = await shop.sku();
    const form = couponForm({ eligibleProducts: [productId, productId], eligibleCategories: [1, 1] });
    const coupon = (await admin.post('/api/coupons/admin/create', form)).as(Coupon);
    expect(coupon).toMatchObject({ eligibleProductIds: [productId], eligibleCategoryIds: [1] });
  });

  test('facts and sizes of a product', async () => {
    const { attributes } = productForm(shop) as { attributes: object };
    const form = productForm(shop, {
      attributes: { ...attributes, stone: ['Kemp', 'Kemp'], occasion: ['Festive', 'Daily', 'Festive'] },
    });
    const product = (await meera.post('/products/create', form)).as(EditedProduct);
    expect(product.attributes).toMatchObject({ stone: ['Kemp'], occasion: ['Festive', 'Daily'] });
    const bangles = Number(shop.row("SELECT id FROM categories WHERE code = 'bangles'").id);
    const bangle = (
      await meera.post(
        '/products/create',
        productForm(shop, {
          categoryId: bangles,
          attributes: {},
          skus: [skuForm({ size: '2.4, 2.6,2.4' })],
        }),
      )
    ).as(EditedProduct);
    const sizes = shop.rows(
      'SELECT text FROM sku_sizes JOIN skus ON skus.id = sku_sizes.sku_id WHERE skus.product_id = ? ORDER BY sku_sizes.id',
      bangle.id,
    );
    expect(sizes.map(({ text }) => text)).toEqual(['2.4', '2.6']);
  });

  test('photos of a return and of a weight dispute', async () => {
    const order = await delivered(shop, asha, await shop.sku());
    const { key } = await uploaded(asha);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1, reason: 'changedMind' }];
    const answer = await asha.post('/api/returns', { orderId: order.orderId, items, mediaKeys: [key, key] });
    expect((answer.json as { media: object[] }).media.length).toBe(1);
    const parcel = await fetchedParcel(shop, asha, await shop.sku());
    const scale = await scalePicture(meera);
    const told = { chargedWeight: 2.5, measuredWeight: 0.42, extraAmount: 84, note: 'It weighs 420 g with its box.' };
    const dispute = await meera.post(DISPUTES, { shipmentId: parcel.id, ...told, mediaKeys: [scale, scale] });
    expect((dispute.json as { pictures: object[] }).pictures.length).toBe(1);
  });

  test('files to delete and to download, parcels to print', async () => {
    const { key } = await inLibrary(meera);
    const zip = await meera.post('/api/files/download-multiple', [key, key]);
    expect(zip.status).toBe(200);
    const { results } = (await meera.post('/api/user/files/bulk-delete', [key, key])).json as { results: object[] };
    expect(results).toEqual([{ key, status: 'success' }]);
    const order = await buy(asha, await shop.sku());
    const shipment = await ship(meera, order.orderId);
    const ids = [shipment.id, shipment.id];
    expect((await meera.post('/api/shipments/labels', { ids })).status).toBe(200);
    const { consignmentId } = shipment;
    expect(
      (await meera.post('/api/shipments/packing', { consignmentIds: [consignmentId, consignmentId] })).status,
    ).toBe(200);
  });

  test('SKUs whose tax is asked, and tags of a post', async () => {
    const { skuId } = await shop.sku();
    const tax = (skuIds: number[]) =>
      asha.post('/api/tax/calculate', { skuIds, amount: 1030, stateCode: '36', hsnCode: null });
    expect((await tax([skuId, skuId])).json).toEqual((await tax([skuId])).json);
    const post = (await admin.post('/blog/posts', { ...postForm(shop.mark), tags: ['Care', 'care', '#Care'] })).as(
      EditedPost,
    );
    expect(post.tags.length).toBe(1);
  });

  test('ids and filters of a list that is read', async () => {
    const { skuId } = await shop.sku();
    const filter = encodeURIComponent(JSON.stringify({ id: [skuId, skuId] }));
    expect((await meera.get(`/api/admin/skus?filter=${filter}`)).json).toHaveLength(1);
    const search = async (query: string) => ((await shop.visitor().get(query)).json as { found: number }).found;
    expect(await search('/products/search?query=jhumka&color=Gold&color=Gold')).toBe(
      await search('/products/search?query=jhumka&color=Gold'),
    );
  });
});
