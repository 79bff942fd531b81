import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { ManagedOrder } from '#contract/calls/orders.ts';
import { Product } from '#contract/calls/products.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const STALE = 'Someone else changed this in the meantime. Please check the new details and decide.';

function currentIn<Schema extends z.ZodMiniType>(answer: Answer, schema: Schema): z.output<Schema> {
  return z.decode(schema, (answer.json as { current: z.input<Schema> }).current);
}

describe('a product', () => {
  const change = (id: number, body: object, by = shop.seller('meera')) => by.put(`/api/admin/products/${id}`, body);

  test('is hidden and shown again, with the change in the audit log and its page due', async () => {
    const { productId } = await shop.sku();
    const hidden = (await change(productId, { isVisible: false })).as(EditedProduct);
    expect(hidden).toMatchObject({ id: productId, isVisible: false, isActive: true, isShown: false, version: 2 });
    expect(await shop.visitor().get(`/products/${productId}`)).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect((await change(productId, { isVisible: true })).as(EditedProduct)).toMatchObject({
      isShown: true,
      version: 3,
    });
    (await shop.visitor().get(`/products/${productId}`)).as(Product);
    const audit = shop.rows(
      "SELECT action, before, after FROM audit_log WHERE subject = 'product' AND subject_id = ?",
      productId,
    );
    expect(audit[0]).toEqual({
      action: 'product changed',
      before: '{"isVisible":true}',
      after: '{"isVisible":false}',
    });
    expect(
      shop.rows("SELECT urgent FROM page_invalidations WHERE subject = 'product' AND subject_id = ?", productId),
    ).toHaveLength(3);
  });

  test('of a version that has passed shows the present one, and stays', async () => {
    const { productId } = await shop.sku();
    const seen = (await change(productId, { isActive: false, version: 1 })).as(EditedProduct);
    const answer = await change(productId, { isActive: true, version: 1 });
    expect(answer).toRefuse(409, 'STALE_VERSION', STALE);
    expect(currentIn(answer, EditedProduct)).toEqual(seen);
  });

  test('changed by twenty who saw the same version is changed by one', async () => {
    const { productId } = await shop.sku();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(productId, { isActive: false, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused).toRefuse(409, 'STALE_VERSION', STALE);
      expect(currentIn(refused, EditedProduct)).toMatchObject({ id: productId, isActive: false, version: 2 });
    }
    expect(shop.rows("SELECT id FROM audit_log WHERE subject = 'product' AND subject_id = ?", productId)).toHaveLength(
      1,
    );
  });

  test('changed at once by several who name no version is changed by each of them', async () => {
    const { productId } = await shop.sku();
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(productId, { isActive: false })));
    const versions = answers.map((answer) => answer.as(EditedProduct).version);
    expect(versions.sort()).toEqual([2, 3, 4, 5]);
  });

  test('takes no change but of what a seller may say of it, whatever is sent along', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const before = (await change(productId, {})).as(EditedProduct);
    const claims = { sellerId: 2, id: 1, featuredRank: 999, archivedAt: 1, isComplete: false, isShown: false };
    const after = (await change(productId, claims)).as(EditedProduct);
    expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: after.updatedAt });
  });

  test('is what it is: words for a switch are refused', async () => {
    const { productId } = await shop.sku();
    for (const isVisible of ['yes', 1, null]) expect((await change(productId, { isVisible })).status).toBe(422);
  });

  test('of somebody else is as good as none, and stays', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const answer = await change(productId, { isVisible: false }, shop.seller('farhan'));
    expect(answer).toRefuse(404, 'PRODUCT_NOT_FOUND');
    expect(whatItTells(answer)).toEqual(
      whatItTells(await change(999_999_999, { isVisible: false }, shop.seller('farhan'))),
    );
    (await shop.visitor().get(`/products/${productId}`)).as(Product);
    expect((await change(productId, { isVisible: false }, shop.admin())).as(EditedProduct).isVisible).toBe(false);
  });
});

describe("a SKU's price", () => {
  const change = (id: number, body: object, by = shop.seller('meera')) => by.put(`/api/admin/skus/${id}`, body);

  test('changes, with what follows from it', async () => {
    const { skuId, productId } = await shop.sku({ price: 600, mrp: 1200 });
    const changed = (await change(skuId, { mrpPrice: 1000, sellingPrice: 749.5, version: 1 })).as(ManagedSku);
    expect(changed).toMatchObject({
      mrpPrice: 1000_00,
      sellingPrice: 749_50,
      discountPrice: 250_50,
      discountPercentage: 25,
      version: 2,
    });
    expect((await shop.visitor().get(`/products/${productId}`)).as(Product)).toMatchObject({
      price: 749_50,
      mrpPrice: 1000_00,
      discount: 25,
    });
    const audit = shop.row("SELECT before, after FROM audit_log WHERE subject = 'sku' AND subject_id = ?", skuId);
    expect(audit).toEqual({
      before: '{"mrpPaise":120000,"sellingPaise":60000}',
      after: '{"mrpPaise":100000,"sellingPaise":74950}',
    });
  });

  test.each([
    {
      body: { mrpPrice: 500, sellingPrice: 500.01 },
      fields: { sellingPrice: 'The selling price cannot be above the MRP' },
    },
    { body: { mrpPrice: 500, sellingPrice: 0 }, fields: { sellingPrice: 'The selling price must be above 0' } },
    { body: { mrpPrice: 500, sellingPrice: -1 }, fields: { sellingPrice: 'Selling price must be 0 or more' } },
    {
      body: { mrpPrice: 500, sellingPrice: 19.999 },
      fields: { sellingPrice: 'Selling price can have at most two decimals' },
    },
    { body: { mrpPrice: 1e8, sellingPrice: 1 }, fields: { mrpPrice: 'MRP can be at most ₹1,00,00,000' } },
    { body: { mrpPrice: '500', sellingPrice: 400 }, fields: { mrpPrice: 'MRP must be an amount in rupees' } },
    // The piece's selling price is ₹600.
    { body: { mrpPrice: 500 }, fields: { sellingPrice: 'The selling price cannot be above the MRP' } },
    { body: { sellingPrice: 1201 }, fields: { sellingPrice: 'The selling price cannot be above the MRP' } },
  ])('$body is refused', async ({ body, fields }) => {
    const { skuId } = await shop.sku();
    expect(await change(skuId, body)).toRefuseFields(fields as Record<string, string>);
  });

  test('of a version that has passed shows the present one, and stays', async () => {
    const { skuId } = await shop.sku();
    const seen = (await change(skuId, { mrpPrice: 900, sellingPrice: 800, version: 1 })).as(ManagedSku);
    const answer = await change(skuId, { mrpPrice: 700, sellingPrice: 650, version: 1 });
    expect(answer).toRefuse(409, 'STALE_VERSION', STALE);
    expect(currentIn(answer, ManagedSku)).toEqual(seen);
  });

  test('of somebody else is as good as none, and stays', async () => {
    const { skuId } = await shop.sku({ seller: 'meera', price: 600 });
    const body = { mrpPrice: 2, sellingPrice: 1 };
    const answer = await change(skuId, body, shop.seller('farhan'));
    expect(answer).toRefuse(404, 'SKU_NOT_FOUND');
    expect(whatItTells(answer)).toEqual(whatItTells(await change(999_999_999, body, shop.seller('farhan'))));
    expect(shop.row('SELECT selling_paise FROM skus WHERE id = ?', skuId).selling_paise).toBe(600_00);
  });
});

describe('an order', () => {
  const move = (id: number, body: object, by = shop.admin()) => by.put(`/api/admin/orders/${id}`, body);

  test('is moved by the house, part by part', async () => {
    const asha = await shop.customer('asha');
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const { id } = await placed(askForOrder(asha));
    const order = (await shop.admin().get(`/api/admin/orders/${id}`)).as(ManagedOrder);
    expect(await move(id, { orderStatus: 'CONFIRMED' })).toRefuse(404, 'ORDER_NOT_FOUND');
    const [first, second] = order.consignments;
    const after = (await move(id, { orderStatus: 'CONFIRMED', consignmentId: first!.id })).as(ManagedOrder);
    expect(after.consignments.map(({ orderStatus }) => orderStatus)).toEqual(['CONFIRMED', 'PLACED']);
    expect(after.history.at(-1)).toMatchObject({ by: 'admin', to: 'CONFIRMED' });
    expect((await move(id, { orderStatus: 'CONFIRMED', consignmentId: second!.id })).as(ManagedOrder).orderStatus).toBe(
      'CONFIRMED',
    );
  });

  test('is moved by its seller, in its own part', async () => {
    const order = await buy(await shop.customer('asha'), await shop.sku({ seller: 'meera' }));
    expect((await move(order.id, { orderStatus: 'SHIPPED' }, shop.seller('meera'))).as(ManagedOrder).orderStatus).toBe(
      'SHIPPED',
    );
    expect(await move(order.id, { orderStatus: 'SHIPPED' }, shop.seller('farhan'))).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await move(order.id, { orderStatus: 'CANCELLED' })).toRefuse(
      409,
      'ORDER_DISPATCHED',
      'This order was dispatched, so it cannot become CANCELLED any more.',
    );
  });

  test('takes no other change, whatever is sent along', async () => {
    const order = await buy(await shop.customer('asha'), await shop.sku({ price: 800 }));
    const claims = {
      ...order,
      orderStatus: 'CONFIRMED',
      total: 1,
      paymentStatus: 'COMPLETED',
      note: 'free',
      user: { email: 'x@example.in' },
    };
    const after = (await move(order.id, claims)).as(ManagedOrder);
    expect(after).toMatchObject({ total: 800_00, paymentStatus: 'PENDING', note: '', orderStatus: 'CONFIRMED' });
  });

  test.each([{}, { orderStatus: 'PAID' }, { orderStatus: null }, { orderStatus: 'PLACED', consignmentId: 'x' }])(
    '%j is refused',
    async (body) => {
      const order = await buy(await shop.customer('asha'), await shop.sku());
      expect((await move(order.id, body)).status).toBe(422);
    },
  );
});

test.each([
  { subRole: 'readOnly', products: false, orders: false },
  { subRole: 'catalogue', products: true, orders: false },
  { subRole: 'orders', products: false, orders: true },
] as const)("the house's staff for $subRole", async ({ subRole, products, orders }) => {
  const staff = await shop.staff({ subRole });
  const sku = await shop.sku();
  const order = await buy(await shop.customer('asha'), sku);
  const may = async (allowed: boolean, answer: Promise<Answer>) => {
    if (allowed) expect((await answer).status).toBe(200);
    else expect(await answer).toRefuse(403, 'NOT_PERMITTED', 'You are not permitted to do this.');
  };
  await may(products, staff.put(`/api/admin/products/${sku.productId}`, { isVisible: true }));
  await may(products, staff.put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 700, sellingPrice: 600 }));
  await may(orders, staff.put(`/api/admin/orders/${order.id}`, { orderStatus: 'CONFIRMED' }));
});
