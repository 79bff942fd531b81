import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CashTaken } from '#contract/calls/counter-sales.ts';
import { ManagedOrder, Order, PlacedOrder } from '#contract/calls/orders.ts';
import { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { staffOrderForm } from '../../support/forms.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/admin/counter-sales';

const saleOf = ({ skuId }: { skuId: number }, over: Record<string, unknown> = {}) => ({
  items: [{ skuId, quantity: 1 }],
  payment: 'CASH',
  ...over,
});
const managed = async (id: number) => (await shop.admin().get(`/api/admin/orders/${id}`)).as(ManagedOrder);
const cash = async () => (await shop.admin().get('/api/admin/cash-taken')).as(z.array(CashTaken));

describe('goods sold over the counter for cash', () => {
  test('are paid, invoiced and delivered in one batch, also below the limit of cash on delivery', async () => {
    const sku = await shop.sku({ price: 200, stock: 3 });
    const items = [{ skuId: sku.skuId, quantity: 2 }];
    const { cart } = (await shop.admin().post(`${PATH}/quote`, { items })).as(StaffOrderQuote);
    expect(cart.summary.COD).toMatchObject({ total: 400_00, shippingFee: 0, codFee: 0 });
    const answer = await shop.admin().post(PATH, saleOf(sku, { items, expectedTotal: 400 }));
    const order = await managed(answer.as(PlacedOrder).id);
    expect(order).toMatchObject({
      orderStatus: 'DELIVERED',
      paymentMethod: 'COD',
      paymentStatus: 'COMPLETED',
      total: 400_00,
      source: { kind: 'staff', name: 'counter' },
      user: { fullName: 'Walk-in customer', email: 'walk-in' },
    });
    expect(order.consignments.map(({ orderStatus, awb }) => [orderStatus, awb])).toEqual([['DELIVERED', null]]);
    expect(shop.row('SELECT quantity, reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId)).toEqual({
      quantity: 1,
      reserved_quantity: 0,
    });
    const paper = shop.row(
      `SELECT total_paise, content ->> '$.placeOfSupply.code' AS place, content ->> '$.seller.state.code' AS stand,
         content ->> '$.order.isAtCounter' AS at_counter FROM documents WHERE order_id = ?`,
      order.id,
    );
    expect(paper).toMatchObject({ total_paise: 400_00, place: paper.stand, at_counter: 1 });
  });

  test('are owed to their seller from the cash of the staff, until it is paid into the bank', async () => {
    const [sku, seller] = [await shop.sku({ price: 900 }), await shop.staff({ subRole: 'orders' })];
    const { id } = (await seller.post(PATH, saleOf(sku))).as(PlacedOrder);
    expect(await seller.get('/api/admin/cash-taken')).toRefuse(403, 'NOT_PERMITTED');
    await shop.job('post-ledger');
    const entries = shop.rows(
      "SELECT kind, debit, amount_paise FROM ledger_entries WHERE order_id = ? AND kind IN ('sale', 'codKept')",
      id,
    );
    expect(entries).toEqual([{ kind: 'sale', debit: 'cash', amount_paise: 900_00 }]);
    const userId = Number(shop.row('SELECT user_id FROM cash_takings WHERE order_id = ?', id).user_id);
    const own = (await cash()).find((row) => row.userId === userId)!;
    expect(own).toMatchObject({ orders: 1, amount: 900_00, open: 900_00, bankReference: null });
    const bank = { takenOn: own.takenOn, userId, amount: 900, bankReference: 'SBI 4711' };
    const wrong = await shop.admin().post('/api/admin/cash-taken/bank', { ...bank, amount: 899 });
    expect(wrong).toRefuse(409, 'CASH_CHANGED');
    const after = (await shop.admin().post('/api/admin/cash-taken/bank', bank)).as(z.array(CashTaken));
    expect(after.find((row) => row.userId === userId)).toMatchObject({ open: 0, bankReference: 'SBI 4711' });
    expect(await shop.admin().post('/api/admin/cash-taken/bank', bank)).toRefuse(409, 'CASH_CHANGED');
    const [entry] = shop.rows("SELECT debit, credit, amount_paise FROM ledger_entries WHERE kind = 'cashBanked'");
    expect(entry).toEqual({ debit: 'bank', credit: 'cash', amount_paise: 900_00 });
  });

  test('of two sellers are two delivered parts, and a coupon and a discount come off', async () => {
    const [one, other] = [
      await shop.sku({ seller: 'meera', price: 1000 }),
      await shop.sku({ seller: 'farhan', price: 500 }),
    ];
    const items = [one, other].map(({ skuId }) => ({ skuId, quantity: 1 }));
    const discount = { unit: 'RUPEES', value: 300, reason: 'Last day of the fair' };
    const { id } = (await shop.admin().post(PATH, saleOf(one, { items, discount }))).as(PlacedOrder);
    const order = await managed(id);
    expect(order).toMatchObject({ orderStatus: 'DELIVERED', staffDiscount: 300_00, total: 1200_00 });
    expect(order.consignments.map(({ orderStatus }) => orderStatus)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(shop.row('SELECT count(*) AS n FROM documents WHERE order_id = ?', id).n).toBe(2);
    expect(shop.row('SELECT amount_paise AS n FROM cash_takings WHERE order_id = ?', id).n).toBe(1200_00);
  });

  test('say of a code that no coupon has that it is not valid, and are refused with it', async () => {
    const sku = await shop.sku();
    const items = [{ skuId: sku.skuId, quantity: 1 }];
    for (const couponCode of ['NOSUCHCODE', 'no such code']) {
      const { cart } = (await shop.admin().post(`${PATH}/quote`, { items, couponCode })).as(StaffOrderQuote);
      expect(cart.enteredCoupon).toEqual({ code: couponCode, inEffect: false, notice: 'Not a valid coupon.' });
      expect((await shop.admin().post(PATH, saleOf(sku, { couponCode }))).status).toBe(422);
    }
  });

  test('belong to the account of a named customer, who finds the order there', async () => {
    const [asha, sku] = [await shop.customer('at-the-stand'), await shop.sku()];
    const { orderId } = (await shop.admin().post(PATH, saleOf(sku, { email: asha.email, name: 'Asha' }))).as(
      PlacedOrder,
    );
    const own = (await asha.get(`/api/orders/${orderId}`)).as(Order);
    expect(own).toMatchObject({ orderStatus: 'DELIVERED', shippingAddress: { name: 'Asha' } });
  });

  test('sent twice with one key are sold once', async () => {
    const sku = await shop.sku({ stock: 5 });
    const options = { headers: { 'Idempotency-Key': `counter-${shop.mark}` } };
    const one = (await shop.admin().post(PATH, saleOf(sku), options)).as(PlacedOrder);
    expect((await shop.admin().post(PATH, saleOf(sku), options)).as(PlacedOrder)).toEqual(one);
    expect(shop.row('SELECT quantity AS n FROM inventory WHERE sku_id = ?', sku.skuId).n).toBe(4);
  });

  test('at the same moment are sold to as many as there are', async () => {
    const [last, many] = [await shop.sku({ stock: 1 }), await shop.sku({ stock: 4 })];
    const answers = await Promise.all(
      [last, last, many, many, many].map((sku) => shop.admin().post(PATH, saleOf(sku))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)).toRefuse(409, 'OUT_OF_STOCK');
  });

  test.each([
    ['more than there is', { items: 'three' }, 409, 'QUANTITY_CUT'],
    ['another price than was told', { expectedTotal: 1 }, 409, 'PRICE_CHANGED'],
    ['no goods', { items: [] }, 422, 'FIELDS_INVALID'],
    ['a mobile that is none', { mobile: '12' }, 422, 'FIELDS_INVALID'],
    ['no payment', { payment: 'LATER' }, 422, 'FIELDS_INVALID'],
  ])('with %s are refused, and nothing changes', async (_, over: Record<string, unknown>, status, code) => {
    const sku = await shop.sku({ stock: 2 });
    const items = over.items === 'three' ? { items: [{ skuId: sku.skuId, quantity: 3 }] } : {};
    expect(await shop.admin().post(PATH, saleOf(sku, { ...over, ...items }))).toRefuse(status, code);
    expect(shop.row('SELECT quantity AS n FROM inventory WHERE sku_id = ?', sku.skuId).n).toBe(2);
  });

  test('cannot be cancelled any more, and are refused to sellers', async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const { id } = (await shop.admin().post(PATH, saleOf(sku))).as(PlacedOrder);
    const cancelled = await shop.admin().put(`/api/admin/orders/${id}`, { orderStatus: 'CANCELLED', reason: 'No' });
    expect(cancelled).toRefuse(409, 'ORDER_DISPATCHED');
    expect((await shop.seller('meera').post(PATH, saleOf(sku))).status).toBe(403);
  });
});

describe('goods sold over the counter by a payment link', () => {
  test('are handed over once they are paid', async () => {
    const sku = await shop.sku({ price: 1000 });
    const { id, orderId, payment_link_url } = (await shop.admin().post(PATH, saleOf(sku, { payment: 'ONLINE' }))).as(
      PlacedOrder,
    );
    expect(await shop.admin().put(`${PATH}/${id}/hand-over`)).toRefuse(409, 'ORDER_NOT_PAID');
    await payAtGateway(shop, { linkId: linkIn(payment_link_url) }, { outcome: 'paid' });
    await expect.poll(async () => (await managed(id)).orderStatus).toBe('PLACED');
    const order = (await shop.admin().put(`${PATH}/${id}/hand-over`)).as(ManagedOrder);
    expect(order).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'COMPLETED' });
    expect((await shop.admin().put(`${PATH}/${id}/hand-over`)).as(ManagedOrder).version).toBe(order.version);
    expect(shop.row('SELECT count(*) AS n FROM cash_takings WHERE order_id = ?', id).n).toBe(0);
    const toPack = shop.row("SELECT count(*) AS n FROM outbox WHERE key LIKE 'order-placed-' || ? || '%'", orderId);
    expect(toPack.n).toBe(0);
  });

  test('are not handed over if they were ordered otherwise', async () => {
    const sku = await shop.sku();
    const form = staffOrderForm(shop.emailOf('by-phone'), sku);
    const { id } = (await shop.admin().post('/api/admin/orders', form)).as(PlacedOrder);
    expect(await shop.admin().put(`${PATH}/${id}/hand-over`)).toRefuse(409, 'ORDER_NOT_AT_COUNTER');
  });
});
