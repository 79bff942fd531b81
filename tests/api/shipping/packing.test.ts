import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { askToBuy, buy, placed } from '../../support/buy.ts';
import { wordsInScripts } from '../../support/pdf-letters.ts';
import { ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
const PATH = '/api/shipments/packing';
const consignmentOf = (orderId: number) =>
  Number(shop.row('SELECT id FROM consignments WHERE order_id = ?', orderId).id);

async function drawn(consignmentIds: number[], withLabels: boolean): Promise<Uint8Array> {
  const answer = await fetch(`${meera.origin}${PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${meera.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ consignmentIds, withLabels }),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Returns the text of each page of the PDF. */
async function pagesOf(consignmentIds: number[], withLabels = true): Promise<string[]> {
  return (await extractText(await getDocumentProxy(await drawn(consignmentIds, withLabels)))).text;
}

test('packing slips come in the order that was asked, each behind its label where there is one', async () => {
  const asha = await shop.customer('asha');
  const sku = await shop.sku({ seller: 'meera', price: 700, stock: 9 });
  const [booked, byHand] = [await buy(asha, sku, 2), await buy(asha, sku)];
  const { awb } = await ship(meera, booked.orderId);
  const van = `VAN${shop.mark}`;
  await shipmentIn(meera.post('/shipping/orders', { orderId: byHand.id, courierName: 'Own van', awb: van }));
  const gift = { message: 'For Gauri, from all of us.' };
  const wrapped = await placed(askToBuy(asha, sku, 1, { gift }));
  const ids = [byHand, booked, wrapped].map(({ id }) => consignmentOf(id));

  const pages = await pagesOf(ids);
  const slip = (orderId: string): unknown => expect.stringContaining(`Packing slip ${orderId}`);
  expect(pages).toEqual([
    slip(byHand.orderId),
    expect.stringContaining(awb),
    slip(booked.orderId),
    slip(wrapped.orderId),
  ]);
  expect(pages[0]).toContain(van);
  expect(pages[1]).not.toContain('Packing slip');
  expect(pages[2]).toContain(String(shop.row('SELECT code FROM skus WHERE id = ?', sku.skuId).code));
  expect(pages[3]).toContain(gift.message);
  for (const page of pages.filter((one) => one.includes('Packing slip'))) expect(page).not.toContain('₹');
  expect(await pagesOf([ids[1]!, ids[1]!], false)).toEqual([slip(booked.orderId)]);
});

test('a packing slip says whose parcel it is, in any script of India', async () => {
  const to = { name: 'ᱥᱟᱱᱛᱟᱲᱤ', address: 'ꯏꯝꯐꯥꯜ 7', locality: 'چارمینار' };
  const { id } = await placed(askToBuy(await shop.customer('asha'), await shop.sku({ seller: 'meera' }), 1, to));
  const [words] = await wordsInScripts(await drawn([consignmentOf(id)], false));
  expect(words).toEqual(expect.arrayContaining(['ᱥᱟᱱᱛᱟᱲᱤ', 'ꯏꯝꯐꯥꯜ', 'چارمینار']));
  const [page] = await pagesOf([consignmentOf(id)], false);
  expect(page).toContain('Santari');
  expect(page).not.toContain('?');
});

test('somebody else’s consignment is not found, alone or among others', async () => {
  const { id } = await buy(await shop.customer('asha'), await shop.sku({ seller: 'farhan' }));
  const own = await buy(await shop.customer('asha'), await shop.sku({ seller: 'meera' }));
  for (const consignmentIds of [[consignmentOf(id)], [consignmentOf(own.id), consignmentOf(id)]])
    expect(await meera.post(PATH, { consignmentIds })).toRefuse(404, 'ORDER_NOT_FOUND');
  expect((await farhan.post(PATH, { consignmentIds: [consignmentOf(id)] })).status).toBe(200);
  expect(await meera.post(PATH, { consignmentIds: [] })).toRefuse(422, 'FIELDS_INVALID');
});
