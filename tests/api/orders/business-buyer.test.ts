import { describe, expect, test } from 'vitest';
import { Order } from '#contract/calls/orders.ts';
import { askForOrder, askToBuy, fillCart, placed } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const OF_TELANGANA = { gstin: '36ZZTCR1204H1Z9', legalName: 'Rao Textiles LLP' };
const OF_MAHARASHTRA = { gstin: '27ZZTPS4321M1ZX', legalName: 'Shaikh Traders' };

/** Buys a piece of a seller in Telangana for delivery to Hyderabad. Returns the order with the tax of its only item. */
async function bought(business: unknown) {
  const asha = await shop.customer('asha');
  const { orderId } = await placed(askToBuy(asha, await shop.sku({ seller: 'meera', price: 1000 }), 1, { business }));
  const order = (await asha.get(`/api/orders/${orderId}`)).as(Order);
  const tax = shop.row(
    'SELECT taxable_paise, cgst_paise, sgst_paise, igst_paise FROM order_items WHERE order_id = ?',
    order.id,
  );
  return { order, tax: Object.values(tax) };
}

describe('who needs a GST invoice', () => {
  test('gives a GSTIN and a name, which stand on the order and on the invoice', async () => {
    const { order } = await bought({ gstin: ' 36zztcr1204h1z9 ', legalName: '  Rao Textiles LLP ' });
    expect(order.business).toEqual(OF_TELANGANA);
    const asha = await shop.customer('asha');
    expect((await asha.get(`/invoice/view/${order.orderId}`)).status).toBe(200);
    const { content } = shop.row('SELECT content FROM documents WHERE order_id = ?', order.id);
    expect(JSON.parse(String(content))).toMatchObject({
      buyer: { name: 'Rao Textiles LLP', gstin: '36ZZTCR1204H1Z9' },
      delivery: { name: order.shippingAddress.name },
    });
  });

  test('is taxed where the goods go, wherever it is registered', async () => {
    expect((await bought(OF_TELANGANA)).tax).toEqual([970_88, 14_56, 14_56, 0]);
    expect((await bought(OF_MAHARASHTRA)).tax).toEqual([970_88, 14_56, 14_56, 0]);
    const consumer = await bought(undefined);
    expect(consumer.tax).toEqual([970_88, 14_56, 14_56, 0]);
    expect(consumer.order.business).toBeNull();
  });

  test('is not the seller: nobody is billed for their own goods, neither in a direct purchase nor in a cart of several', async () => {
    const gstinOf = (email: string) => String(shop.row('SELECT gstin FROM sellers WHERE email = ?', email).gstin);
    const asha = await shop.signUp('selfbuyer');
    const [meeras, farhans] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'farhan' })];
    const business = { gstin: gstinOf('meera@ratnahaat.example'), legalName: 'Meera Lakshmi' };
    const { businessName } = shop.row(
      "SELECT business_name AS businessName FROM sellers WHERE email = 'meera@ratnahaat.example'",
    );
    const text = `This is the GSTIN of ${String(businessName)}, which sells these items. Please enter the GSTIN of the buyer, or order without one.`;
    const fields = { 'business.gstin': text };
    const orders = () => shop.row('SELECT count(*) AS number FROM orders').number;
    const before = orders();
    expect(await askToBuy(asha, meeras, 1, { business })).toRefuseFields(fields);
    const typed = { ...business, gstin: ` ${business.gstin.toLowerCase()} ` };
    expect(await askToBuy(asha, meeras, 1, { business: typed })).toRefuseFields(fields);
    await fillCart(asha, farhans);
    await fillCart(asha, meeras);
    expect(await askForOrder(asha, { business })).toRefuseFields(fields);
    expect(orders()).toBe(before);
    expect((await askToBuy(asha, farhans, 1, { business })).status).toBe(200);
    expect((await askForOrder(asha, { business: OF_TELANGANA })).status).toBe(200);
  });

  test.each([
    [{ ...OF_TELANGANA, gstin: '36ZZTCR1204H1Z8' }, 'business.gstin', /mistyped/],
    [{ ...OF_TELANGANA, gstin: '36ZZTCJ1234K1CF' }, 'business.gstin', /form/],
    [{ ...OF_TELANGANA, legalName: ' ' }, 'business.legalName', /required/],
    [{ gstin: OF_TELANGANA.gstin }, 'business.legalName', /required/],
  ])('is told what is wrong with %j', async (business, field, fault) => {
    const answer = await askToBuy(await shop.customer('asha'), await shop.sku(), 1, { business });
    expect(answer.status).toBe(422);
    expect((answer.json as { fields: Record<string, string> }).fields[field]).toMatch(fault);
  });
});
