import { describe, expect, inject, test } from 'vitest';
import { askForOrder, askToBuy, buy, fillCart, placed } from '../../support/buy.ts';
import { pdfFrom } from '../../support/pdf.ts';
import type { Persona } from '../../support/persona.ts';
import { prepaid } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Fetches an invoice as a browser does. */
const pdfOf = (person: Persona, orderId: string | number, how: 'view' | 'download' = 'view') =>
  pdfFrom(person, `/invoice/${how}/${orderId}`);

const papersOf = (id: number) =>
  shop.rows('SELECT kind, number, issued_on FROM documents WHERE order_id = ? ORDER BY id', id);

describe('the invoice of an order', () => {
  test('is shown in the browser, and the same is kept as a file', async () => {
    const asha = await shop.customer('asha');
    const order = await buy(asha, await shop.sku({ price: 1000 }), 2);
    const shown = await pdfOf(asha, order.orderId);
    expect(shown.headers.get('content-disposition')).toBe(`inline; filename="invoice_${order.orderId}.pdf"`);
    expect(shown.headers.get('cache-control')).toContain('no-store');
    const [paper] = papersOf(order.id);
    expect(paper).toMatchObject({ kind: 'TAX_INVOICE' });
    for (const text of [
      String(paper!.number),
      order.orderId,
      '36ZZTCJ1234K1Z4',
      '₹2,000.00',
      'Rupees Two Thousand Only',
    ]) {
      expect(shown.pages.join('\n')).toContain(text);
    }
    const kept = await pdfOf(asha, order.id, 'download');
    expect(kept.headers.get('content-disposition')).toBe(`attachment; filename="invoice_${order.id}.pdf"`);
    expect(kept.pages).toEqual(shown.pages);
  });

  test.each([
    ['فاطمہ بیگم', 'لاڈ بازار', 'Fatima Begum'],
    ['ᱥᱟᱱᱛᱟᱲᱤ', 'ᱪᱤᱠᱤ', 'Santari'],
    ['ꯃꯤꯇꯩ', 'ꯏꯝꯐꯥꯜ', 'Mitei'],
    ['श्रीमती प्रज्ञा', 'चारमीनार', 'Shrimati Pragya'],
  ])('and its credit note say to whom it is in the script of %s', async (name, address, latin) => {
    const asha = await shop.customer('asha');
    const { orderId } = await placed(askToBuy(asha, await shop.sku(), 1, { name, address }));
    await shop.seller('meera').patch(`/seller/orders/${orderId}/status/CONFIRMED`);
    await shop.seller('meera').patch(`/seller/orders/${orderId}/status/CANCELLED`);
    const { words, pages } = await pdfOf(asha, orderId);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain(latin);
      expect(page).not.toContain('?');
    }
    // The name is in “billed to” and “delivered to”, on the invoice and on the credit note.
    for (const word of `${name} ${address}`.split(' ')) expect(words.filter((one) => one === word)).toHaveLength(4);
  });

  test('of a buyer with papers in Hindi has labels in both languages, as at its issue', async () => {
    const asha = await shop.customer('hindi');
    await asha.patch('/api/users/profile', { language: 'hi' });
    const { orderId } = await buy(asha, await shop.sku({ price: 1000 }));
    for (const status of ['CONFIRMED', 'CANCELLED']) {
      await shop.seller('meera').patch(`/seller/orders/${orderId}/status/${status}`);
    }
    const { pages, words } = await pdfOf(asha, orderId);
    for (const [page, title] of [
      [pages[0], 'Tax Invoice'],
      [pages[1], 'Credit Note'],
    ] as const) {
      for (const text of [title, 'Sold by', 'Place of supply', 'Rupees One Thousand Only'])
        expect(page).toContain(text);
    }
    const hindi = words.join(' ').normalize('NFC');
    for (const text of ['टैक्स बिल', 'क्रेडिट नोट', 'विक्रेता', 'सप्लाई की जगह', 'एक हज़ार रुपये मात्र']) {
      expect(hindi).toContain(text.normalize('NFC'));
    }
    await asha.patch('/api/users/profile', { language: 'en' });
    expect((await pdfOf(asha, orderId)).words).toEqual(words);
    const other = await buy(asha, await shop.sku());
    expect((await pdfOf(asha, other.orderId)).words).toEqual([]);
  });

  test('of two sellers is one file, with each invoice on a page of its own', async () => {
    const asha = await shop.customer('asha');
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const { orderId } = await placed(askForOrder(asha));
    const { pages } = await pdfOf(asha, orderId);
    expect(pages.map((page) => /GSTIN (\w{2})/.exec(page)?.[1])).toEqual(['36', '27']);
    expect(pages[0]).toContain('CGST');
    expect(pages[1]).toContain('IGST');
  });

  test('is the one that was made when the seller confirmed, and has a credit note when it cancels', async () => {
    const asha = await shop.customer('asha');
    const { id, orderId } = await buy(asha, await shop.sku());
    await shop.seller('meera').patch(`/seller/orders/${orderId}/status/CONFIRMED`);
    const [paper] = papersOf(id);
    expect((await pdfOf(asha, orderId)).pages).toHaveLength(1);
    await shop.seller('meera').patch(`/seller/orders/${orderId}/status/CANCELLED`);
    expect(papersOf(id)).toMatchObject([paper!, { kind: 'CREDIT_NOTE' }]);
    const { pages } = await pdfOf(asha, orderId);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Credit Note');
    expect(pages[1]).toContain(String(paper!.number));
  });

  test('of cash at the door that is pending again comes with its confirmation', async () => {
    const asha = await shop.customer('asha');
    const { orderId } = await buy(asha, await shop.sku());
    const meera = shop.seller('meera');
    await meera.patch(`/seller/orders/${orderId}/status/PENDING`);
    for (const who of [asha, shop.admin()]) {
      expect(await who.get(`/invoice/download/${orderId}`)).toRefuse(409, 'INVOICE_UNCONFIRMED');
    }
    await meera.patch(`/seller/orders/${orderId}/status/CONFIRMED`);
    await pdfOf(asha, orderId);
  });

  test('that is paid online comes with the payment', async () => {
    const asha = await shop.customer('asha');
    const { orderId } = await prepaid(asha, await shop.sku());
    expect(await asha.get(`/invoice/view/${orderId}`)).toRefuse(
      409,
      'INVOICE_TOO_EARLY',
      'The invoice is made as soon as the order is paid.',
    );
  });

  test('that was cancelled before is never made', async () => {
    const asha = await shop.customer('asha');
    const { id, orderId } = await buy(asha, await shop.sku());
    await shop.seller('meera').patch(`/seller/orders/${orderId}/status/CANCELLED`);
    expect(await asha.get(`/invoice/view/${orderId}`)).toRefuse(404, 'INVOICE_NEVER_MADE');
    expect(papersOf(id)).toEqual([]);
  });
});

test('a seller gets the papers of its own part of an order, and of no other', async () => {
  const asha = await shop.customer('asha');
  await fillCart(asha, await shop.sku({ seller: 'meera' }));
  await fillCart(asha, await shop.sku({ seller: 'farhan' }));
  const { id } = await placed(askForOrder(asha));
  const path = `/api/admin/orders/${id}/invoice`;
  const { pages } = await pdfFrom(shop.seller('farhan'), path);
  expect(pages.map((page) => /GSTIN (\w{2})/.exec(page)?.[1])).toEqual(['27']);
  // The other seller's invoice is made on the first request for it.
  expect(papersOf(id)).toHaveLength(1);
  expect((await pdfFrom(shop.admin(), path)).pages).toHaveLength(2);
  const alone = await buy(asha, await shop.sku({ seller: 'meera' }));
  expect(await shop.seller('farhan').get(`/api/admin/orders/${alone.id}/invoice`)).toRefuse(404, 'ORDER_NOT_FOUND');
});

test('an invoice is for its shopper and for staff who read orders', async () => {
  const { orderId } = await placed(askToBuy(await shop.customer('asha'), await shop.sku()));
  const path = `/invoice/view/${orderId}`;
  const [stranger, unknown] = [await shop.customer('rohan'), 'RH-0000-0000-0000'];
  expect(await stranger.get(path)).toRefuse(404, 'ORDER_NOT_FOUND');
  expect(await stranger.get(`/invoice/view/${unknown}`)).toRefuse(404, 'ORDER_NOT_FOUND');
  expect(await shop.visitor().get(path)).toRefuse(401, 'SESSION_EXPIRED');
  expect(await shop.seller('meera').get(path)).toRefuse(403, 'NOT_PERMITTED');
  expect(await (await shop.staff({ subRole: 'catalogue' })).get(path)).toRefuse(403, 'NOT_PERMITTED');
  await pdfOf(await shop.staff({ subRole: 'finance' }), orderId);
});

test('many who ask at once get invoices without a gap, and none twice', async () => {
  const asha = await shop.customer('asha');
  const sku = await shop.sku({ stock: 100 });
  // Each answer is a rendered PDF. On Node, requests are refused when too many wait.
  const wanted = inject('running').runtime === 'workerd' ? 10 : 5;
  const orders = [];
  for (let count = 0; count < wanted; count += 1) orders.push(await placed(askToBuy(asha, sku)));
  const asked = orders.flatMap(({ id }) => Array.from({ length: 10 }, () => asha.get(`/invoice/view/${id}`)));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { id } of orders) expect(papersOf(id)).toHaveLength(1);
  const series = shop.rows(
    `SELECT last_number, count(*) AS papers, max(running_number) AS most FROM document_series
     JOIN documents ON series_id = document_series.id GROUP BY series_id`,
  );
  for (const { last_number: last, papers, most } of series) expect([papers, most]).toEqual([last, last]);
}, 60_000);
