import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Coupon } from '#contract/calls/coupons.ts';
import { ManagedCustomer } from '#contract/calls/customers.ts';
import { ManagedOrder, Order, PlacedOrder } from '#contract/calls/orders.ts';
import { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { cartOf, fillCart } from '../../support/buy.ts';
import { addressForm, couponForm, staffOrderForm } from '../../support/forms.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import { pdfFrom } from '../../support/pdf.ts';
import { asked, refundsOf, through, TO_INSPECTED } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/admin/orders';

const newCoupon = async (over: Record<string, unknown> = {}) =>
  (await shop.admin().post('/api/coupons/admin/create', couponForm({ minimumOrderValue: 0, ...over }))).as(Coupon);
const quote = async (body: object) => (await shop.admin().post(`${PATH}/quote`, body)).as(StaffOrderQuote);
const usersWith = (email: string) => Number(shop.row('SELECT count(*) AS n FROM users WHERE email = ?', email).n);
const managed = async (id: number) => (await shop.admin().get(`${PATH}/${id}`)).as(ManagedOrder);

const limitSupport = async (supportPercent: number) => {
  const path = '/api/admin/settings/staff-discounts';
  const answer = await shop.admin().put(path, { ordersPercent: 0, supportPercent, reason: 'For fairs' });
  expect(answer.status).toBe(200);
};

describe('an order that staff place', () => {
  test('is the customer’s own, at the price of the quote, and leaves their cart and coupon alone', async () => {
    const [asha, sku, inCart] = [await shop.customer('asha-calls'), await shop.sku({ price: 1000 }), await shop.sku()];
    await fillCart(asha, inCart);
    const { code } = await newCoupon({ discountValue: 20 });
    const before = await cartOf(asha);
    const items = [{ skuId: sku.skuId, quantity: 2 }];
    const { cart, customer } = await quote({ items, email: asha.email, couponCode: code.toLowerCase() });
    expect(customer).toMatchObject({ isBlocked: false });
    expect(cart.summary.COD).toMatchObject({ totalSellingPrice: 2000_00, couponPrice: 400_00, couponCode: code });
    const form = staffOrderForm(asha.email, sku, {
      items,
      couponCode: code,
      note: 'Calls from Guntur',
      expectedTotal: cart.summary.COD.total / 100,
    });
    const { id, orderId } = (await shop.admin().post(PATH, form)).as(PlacedOrder);
    const own = (await asha.get(`/api/orders/${orderId}`)).as(Order);
    expect(own).toMatchObject({ total: cart.summary.COD.total, couponCode: code, note: 'Calls from Guntur' });
    expect((await managed(id)).source).toEqual({ kind: 'staff', name: 'telephone', campaign: '' });
    expect(await cartOf(asha)).toEqual(before);
    expect(shop.row('SELECT reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId).reserved_quantity).toBe(2);
    expect((await managed(id)).history.find(({ event }) => event === 'order.placed')).toMatchObject({
      by: 'admin',
    });
  });

  test('for an unknown e-mail adds an account, which the person opens by the usual code', async () => {
    const [sku, email] = [await shop.sku(), shop.emailOf('guntur')];
    expect((await quote({ items: [{ skuId: sku.skuId, quantity: 1 }], email })).customer).toBeNull();
    const { orderId } = (await shop.admin().post(PATH, staffOrderForm(email, sku))).as(PlacedOrder);
    expect(usersWith(email)).toBe(1);
    const person = await shop.customer('guntur');
    expect((await person.get(`/api/orders/${orderId}`)).as(Order).orderId).toBe(orderId);
  });

  test('paid online waits half an hour for the customer, whose payment page staff can fetch again', async () => {
    const [sku, email] = [await shop.sku(), shop.emailOf('pays-by-link')];
    const form = staffOrderForm(email, sku, { paymentMethod: 'PREPAID', channel: 'chat' });
    const { id, payment_link_url } = (await shop.admin().post(PATH, form)).as(PlacedOrder);
    const again = (await shop.admin().post(`${PATH}/${id}/payment-page`)).as(PlacedOrder);
    expect(again.payment_link_url).toBe(payment_link_url);
    expect((await managed(id)).orderStatus).toBe('PENDING');
    await payAtGateway(shop, { linkId: linkIn(payment_link_url) }, { outcome: 'paid' });
    await expect.poll(async () => (await managed(id)).orderStatus).toBe('PLACED');
    expect(await shop.admin().post(`${PATH}/${id}/payment-page`)).toRefuse(409, 'ORDER_NOT_TO_PAY');
  });

  test('sent twice with one key is one order', async () => {
    const sku = await shop.sku({ stock: 5 });
    const form = staffOrderForm(shop.emailOf('twice'), sku);
    const options = { headers: { 'Idempotency-Key': `staff-${shop.mark}` } };
    const [one, other] = [
      (await shop.admin().post(PATH, form, options)).as(PlacedOrder),
      (await shop.admin().post(PATH, form, options)).as(PlacedOrder),
    ];
    expect(other).toEqual(one);
    expect(shop.row('SELECT reserved_quantity AS n FROM inventory WHERE sku_id = ?', sku.skuId).n).toBe(1);
  });

  test.each([
    ['more than there is', { items: 'three' }, 409, 'QUANTITY_CUT'],
    ['another price than was told', { expectedTotal: 1 }, 409, 'PRICE_CHANGED'],
    ['a coupon that nobody made', { couponCode: 'NOBODYS' }, 422, 'COUPON_NOT_VALID'],
    ['no goods', { items: [] }, 422, 'FIELDS_INVALID'],
    ['goods that are not there', { items: [{ skuId: 999_999_999, quantity: 1 }] }, 404, 'SKU_NOT_FOUND'],
    ['a PIN code of another State', { address: addressForm({ pinCode: '110001' }) }, 422, 'FIELDS_INVALID'],
    ['no channel', { channel: 'pigeon' }, 422, 'FIELDS_INVALID'],
  ])('with %s is refused, and nothing changes', async (_, over: Record<string, unknown>, status, code) => {
    const [sku, email] = [await shop.sku({ stock: 2 }), shop.emailOf(`refused-${code.toLowerCase()}-${status}`)];
    const items = over.items === 'three' ? { items: [{ skuId: sku.skuId, quantity: 3 }] } : {};
    const answer = await shop.admin().post(PATH, staffOrderForm(email, sku, { ...over, ...items }));
    expect(answer).toRefuse(status, code);
    expect(usersWith(email)).toBe(0);
    expect(shop.row('SELECT reserved_quantity AS n FROM inventory WHERE sku_id = ?', sku.skuId).n).toBe(0);
  });

  test('with a discount within the limit of the role costs less at the platform’s cost, and the history says why', async () => {
    const [sku, support] = [await shop.sku({ price: 1000 }), await shop.staff({ subRole: 'support' })];
    const items = [{ skuId: sku.skuId, quantity: 2 }];
    const discount = (value: number, unit = 'PERCENT') => ({ unit, value, reason: 'A scratch on the clasp' });
    const form = (given: object) => staffOrderForm(shop.emailOf('bargain'), sku, { items, discount: given });
    expect(await support.post(PATH, form(discount(1)))).toRefuse(422, 'STAFF_DISCOUNT_TOO_HIGH');
    await limitSupport(10);
    expect(await support.post(`${PATH}/quote`, { items, discount: discount(11) })).toRefuse(
      422,
      'STAFF_DISCOUNT_TOO_HIGH',
    );
    expect(await support.post(PATH, form(discount(201, 'RUPEES')))).toRefuse(422, 'STAFF_DISCOUNT_TOO_HIGH');
    expect(await support.post(PATH, form({ ...discount(5), reason: ' ' }))).toRefuse(422, 'FIELDS_INVALID');
    const { cart } = (await support.post(`${PATH}/quote`, { items, discount: discount(10) })).as(StaffOrderQuote);
    expect(cart.summary.COD).toMatchObject({ staffDiscount: 200_00, total: 1800_00 });
    const { id } = (await support.post(PATH, form(discount(10)))).as(PlacedOrder);
    const order = await managed(id);
    expect(order).toMatchObject({ staffDiscount: 200_00, total: 1800_00 });
    expect(order.history.find(({ event }) => event === 'order.discounted')).toMatchObject({
      by: 'admin',
      reason: 'A scratch on the clasp',
      person: expect.any(String),
    });
    expect(
      shop.row(
        'SELECT platform_discount_paise AS by_us, taxable_paise + cgst_paise + sgst_paise + igst_paise AS taxed FROM order_items WHERE order_id = ?',
        id,
      ),
    ).toEqual({ by_us: 200_00, taxed: 2000_00 });
  });

  test('that was discounted gives back what was paid for a piece, with papers that leave the discount out', async () => {
    const [asha, sku] = [await shop.customer('asha-bargains'), await shop.sku({ price: 1000, stock: 5 })];
    const form = staffOrderForm(asha.email, sku, {
      items: [{ skuId: sku.skuId, quantity: 2 }],
      paymentMethod: 'PREPAID',
      discount: { unit: 'PERCENT', value: 10, reason: 'Regular customer' },
    });
    const { id, orderId, payment_link_url } = (await shop.admin().post(PATH, form)).as(PlacedOrder);
    await payAtGateway(shop, { linkId: linkIn(payment_link_url) }, { outcome: 'paid' });
    (await shop.seller('meera').patch(`/seller/orders/${id}/status/DELIVERED`)).as(ManagedOrder);
    const order = (await asha.get(`/api/orders/${orderId}`)).as(Order);
    const back = await asked(asha, order);
    await through(shop.seller('meera'), back.id, [...TO_INSPECTED, 'REFUNDED']);
    expect(order).toMatchObject({ staffDiscount: 200_00, prepaidDiscount: 180_00, total: 1620_00 });
    expect(refundsOf(shop, id)).toEqual([810_00]);
    const papers = shop.rows('SELECT kind, total_paise AS total FROM documents WHERE order_id = ? ORDER BY id', id);
    // The platform pays the discount by staff: the seller's papers are of the price without it.
    expect(papers).toEqual([
      { kind: 'TAX_INVOICE', total: 1820_00 },
      { kind: 'CREDIT_NOTE', total: 910_00 },
    ]);
    const { pages } = await pdfFrom(asha, `/invoice/view/${orderId}`);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('₹1,820.00');
    expect(pages[1]).toContain('₹910.00');
  });

  test('is discounted by the owner down to ₹1', async () => {
    const sku = await shop.sku({ price: 800 });
    const form = (value: number) =>
      staffOrderForm(shop.emailOf('gift-of-the-owner'), sku, {
        paymentMethod: 'PREPAID',
        discount: { unit: 'RUPEES', value, reason: 'For the temple' },
      });
    expect(await shop.admin().post(PATH, form(800))).toRefuse(422, 'STAFF_DISCOUNT_TOO_HIGH');
    const { id } = (await shop.admin().post(PATH, form(799))).as(PlacedOrder);
    expect(await managed(id)).toMatchObject({ staffDiscount: 799_00, total: 1_00 });
  });

  test('is refused for a customer who is blocked, and to sellers', async () => {
    const [blocked, sku] = [await shop.customer('blocked-caller'), await shop.sku()];
    const { id } = (await shop.admin().get(`/api/admin/customers?filter={"q":"${blocked.email}"}`)).as(
      z.array(ManagedCustomer),
    )[0]!;
    const block = await shop.admin().put(`/api/admin/customers/${id}`, { isBlocked: true, reason: 'Refuses parcels' });
    expect(block.status).toBe(200);
    expect(await shop.admin().post(PATH, staffOrderForm(blocked.email, sku))).toRefuse(403, 'ACCOUNT_BLOCKED');
    const meera = shop.seller('meera');
    expect((await meera.post(PATH, staffOrderForm(blocked.email, sku))).status).toBe(403);
  });
});
