import { describe, expect, test } from 'vitest';
import { Order } from '#contract/calls/orders.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const OF_TELANGANA = { gstin: '36ZZTCR1204H1Z9', legalName: 'Rao Textiles LLP' };
const OF_MAHARASHTRA = { gstin: '27ZZTPS4321M1ZX', legalName: 'Shaikh Traders' };

/** Buys a piece of a seller in Telangana, sent to Hyderabad, and returns the order with its only item's tax. */
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
