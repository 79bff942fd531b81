import { describe, expect, test } from 'vitest';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { ManagedOrder } from '#contract/calls/orders.ts';
import * as z from 'zod/mini';
import { buy } from '../../support/buy.ts';
import { apply, begin, checked } from '../../support/imports.ts';
import type { Persona } from '../../support/persona.ts';
import { ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan, admin] = [shop.seller('meera'), shop.seller('farhan'), shop.admin()];

const exported = async (who: Persona) => (await who.get('/api/admin/orders/export.csv')).text;
const rowsOf = async (who: Persona, id: number, outcome: string) =>
  (await who.get(`/api/admin/orders/imports/${id}/rows?outcome=${outcome}`)).as(z.array(ImportRow));

/** Returns the faults of a file's rows, by position and column. */
async function faultsOf(who: Persona, file: string): Promise<Record<string, string>> {
  const { id } = await checked(who, 'orders', file);
  const rows = await rowsOf(who, id, 'FAULTY');
  return Object.fromEntries(
    rows.flatMap(({ row, faults }) => faults.map(({ column, reason }) => [`${row} ${column}`, reason])),
  );
}

/** Imports a file without faults. */
async function imported(who: Persona, file: string): Promise<Import> {
  const { id, counts } = await checked(who, 'orders', file);
  expect(counts.FAULTY).toBe(0);
  return (await apply(who, 'orders', id)).as(Import);
}

/** Places a new cash-on-delivery order of a seller's goods. */
const bought = async (name = 'asha', seller: 'meera' | 'farhan' = 'meera', quantity = 1) =>
  buy(await shop.customer(name), await shop.sku({ seller, price: 700, stock: 9 }), quantity);
const consignmentsOf = (orderId: number) =>
  shop.rows('SELECT * FROM consignments WHERE order_id = ? ORDER BY id', orderId);
const statusesOf = (...orders: { id: number }[]) =>
  orders.flatMap(({ id }) => consignmentsOf(id).map(({ status }) => status));

describe('an export of orders that is imported again', () => {
  /** Returns a file as spreadsheets save it: other line ends and separators, days and numbers in their own format. */
  const saved = (file: string) =>
    file
      .replace('\uFEFF', '')
      .replaceAll('\r\n', '\n')
      .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1')
      .replaceAll(/,(\d{12,})(?=,)/g, (_, number: string) => `,${Number(number).toExponential(5).toUpperCase()}`)
      .replaceAll(/,(\d{3,6})\.5(?=,|\n)/g, ',₹ $1.50');

  test.each([
    ['as it came', (file: string) => file],
    ['as a spreadsheet saved it', saved],
  ])('changes nothing, %s', async (_, how) => {
    await ship(meera, (await bought()).orderId);
    const one = await checked(meera, 'orders', how(await exported(meera)));
    expect((await rowsOf(meera, one.id, 'FAULTY')).slice(0, 3)).toEqual([]);
    expect((await rowsOf(meera, one.id, 'CHANGED')).slice(0, 3)).toEqual([]);
    expect(one.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: one.rows });
    expect(one.rows).toBeGreaterThan(10);
    expect(one.notRead).toContain('Customer');
  });

  test('of the house changes nothing either', async () => {
    const one = await checked(admin, 'orders', await exported(admin));
    expect(one.counts).toEqual({ NEW: 0, CHANGED: 0, FAULTY: 0, UNCHANGED: one.rows });
  });
});

describe('a file of orders', () => {
  test('notes courier and AWB and moves the consignment, as its seller does one by one', async () => {
    const [byHand, byFile] = [await bought('ravi'), await bought('ravi')];
    const awbs = [`HAND${shop.mark}`, `FILE${shop.mark}`];
    await shipmentIn(meera.post('/shipping/orders', { orderId: byHand.id, courierName: 'Own van', awb: awbs[0] }));
    await meera.patch(`/seller/orders/${byHand.id}/status/SHIPPED`);

    const file = `Order,Status,Courier,AWB\n${byFile.orderId},shipped,Own van,${awbs[1]}\n`;
    const one = await checked(meera, 'orders', file);
    expect((await rowsOf(meera, one.id, 'CHANGED')).map(({ label, differences }) => [label, differences])).toEqual([
      [
        byFile.orderId,
        [
          { column: 'Status', before: 'PLACED', after: 'SHIPPED' },
          { column: 'Courier', before: '', after: 'Own van' },
          { column: 'AWB', before: '', after: awbs[1] },
        ],
      ],
    ]);
    expect(statusesOf(byFile)).toEqual(['PLACED']);
    expect((await apply(meera, 'orders', one.id)).as(Import)).toMatchObject({ state: 'DONE' });

    // Both ways have the same effects.
    const [first, second] = [traces(byHand.id), traces(byFile.id)];
    expect(second).toEqual(first);
    expect(first.documents).toHaveLength(1);
    expect(first.shipments).toMatchObject([{ courier_name: 'Own van', is_by_hand: 1, cod_paise: 70000 }]);
    expect(
      shop.row('SELECT awb FROM shipments WHERE consignment_id = ?', consignmentsOf(byFile.id)[0]!.id as number),
    ).toEqual({ awb: awbs[1] });
    expect(first.mails).toEqual([{ kind: 'mail', step: 'shipped' }]);
    await shop.job('send-outbox');
    const mail = (await shop.mailsTo(shop.emailOf('ravi'))).find(({ text }) => text.includes(awbs[1]!));
    expect(mail?.text).toContain('Own van');

    // A second apply does nothing, and the same file changes nothing.
    await apply(meera, 'orders', one.id);
    expect(traces(byFile.id)).toEqual(first);
    expect((await checked(meera, 'orders', file)).counts).toMatchObject({ UNCHANGED: 1, CHANGED: 0, FAULTY: 0 });
  });

  /** Returns the effects of a move, without the order's own identifiers. */
  function traces(orderId: number) {
    const ids = `(SELECT id FROM consignments WHERE order_id = ${orderId})`;
    return {
      consignments: shop.rows(
        `SELECT status, version, dispatched_at IS NOT NULL AS left FROM consignments WHERE order_id = ?`,
        orderId,
      ),
      order: shop.row('SELECT status, payment_status, version FROM orders WHERE id = ?', orderId),
      history: shop.rows(
        'SELECT event, from_status, to_status, actor_kind FROM order_history WHERE order_id = ? ORDER BY id',
        orderId,
      ),
      audit: shop.rows(
        `SELECT action, before, after, actor_kind FROM audit_log WHERE subject = 'consignment' AND subject_id IN ${ids} ORDER BY id`,
      ),
      documents: shop.rows('SELECT kind, total_paise FROM documents WHERE order_id = ?', orderId),
      holds: shop.rows(`SELECT quantity, ended_as FROM reservations WHERE consignment_id IN ${ids}`),
      movements: shop.rows(
        `SELECT reason, quantity_change, reserved_change FROM stock_movements WHERE order_item_id IN (SELECT id FROM order_items WHERE order_id = ?) ORDER BY id`,
        orderId,
      ),
      shipments: shop.rows(
        `SELECT courier_name, status, is_by_hand, cod_paise, weight_grams FROM shipments WHERE consignment_id IN ${ids}`,
      ),
      events: shop.rows(
        `SELECT activity, status FROM shipment_events WHERE shipment_id IN (SELECT id FROM shipments WHERE consignment_id IN ${ids})`,
      ),
      mails: shop.rows(
        `SELECT kind, substr(key, -7) AS step FROM outbox WHERE key LIKE 'consignment-' || ${ids} || '-%' ORDER BY id`,
      ),
    };
  }

  test('with a wrong row changes nothing, and says of each what is wrong', async () => {
    const [good, parcel, booked] = [await bought(), await bought(), await bought()];
    const { awb } = await ship(meera, booked.orderId);
    const two = await bought('asha', 'meera', 2);
    const seen = (await meera.get(`/api/admin/orders/${two.id}`)).as(ManagedOrder);
    const items = [{ orderItemId: seen.orderItems[0]!.id, quantity: 1 }];
    await meera.post(`/api/orders/${two.id}/split`, { consignmentId: seen.consignments[0]!.id, items });
    const file =
      'Order,Status,Courier,AWB,Customer\n' +
      `${good.orderId},CONFIRMED,,,${good.shippingAddress.name}\n` +
      `${parcel.orderId},CANCELLED,,,\n` +
      `${booked.orderId},GONE,,${awb},${good.shippingAddress.name}\n` +
      `${booked.orderId.toLowerCase()},PLACED,,,${good.shippingAddress.name}\n` +
      `${two.orderId},CONFIRMED,,,${good.shippingAddress.name}\n` +
      'RH-AAAA-AAAA-AAAA,CONFIRMED,,,\n';
    expect(await faultsOf(meera, file)).toEqual({
      '3 Customer': 'Customer cannot be changed by a file. Please leave it as it is, or remove the column',
      '4 Courier': 'This parcel is booked with a courier of the shop, whose AWB stays. No file can book one',
      '5 Order': 'Row 4 is about the same',
      '6 Consignment': 'This order has several parcels. Please say which one.',
      '7 Order': 'Order not found',
    });
    const { id } = await checked(meera, 'orders', file);
    expect(await apply(meera, 'orders', id)).toRefuse(409, 'IMPORT_HAS_FAULTS');
    expect(statusesOf(good)).toEqual(['PLACED']);
  });

  test('gives no parcel an AWB that is cut, taken, or without its courier, and cancels nothing', async () => {
    const [taken, ...others] = [await bought(), await bought(), await bought(), await bought(), await bought()];
    const { awb } = await ship(meera, taken.orderId);
    const [first, second, third, fourth] = others;
    const file =
      'Order,Courier,AWB,Status\n' +
      `${first!.orderId},Own van,${awb},PLACED\n${second!.orderId},,TWICE${shop.mark},PLACED\n` +
      `${third!.orderId},Own van,1.23457E+12,PLACED\n${fourth!.orderId},,,CANCELLED\n`;
    expect(await faultsOf(meera, file)).toEqual({
      '2 AWB': 'Another parcel already has this AWB.',
      '3 Courier': 'Please give the courier and the AWB of the parcel.',
      '4 AWB': 'A spreadsheet cut the end of this AWB. Please write it as ="1234567890123"',
      '5 Status': 'No file can cancel. Please cancel it in the order, which shows what is paid back',
    });
    const twice = (awbs: [string, string]) =>
      `Order,Courier,AWB\n${first!.orderId},Own van,${awbs[0]}\n${second!.orderId},Own van,${awbs[1]}\n`;
    const one = `SAME${shop.mark}`;
    expect(await faultsOf(meera, twice([one, one]))).toEqual({ '3 AWB': 'Another parcel already has this AWB.' });
    await imported(meera, twice([one, `="0${one}"`]));
    expect(await faultsOf(meera, `Order,Courier,AWB\n${first!.orderId},Own van,OTHER${shop.mark}\n`)).toEqual({
      '2 AWB': 'This parcel has its courier and AWB. Cancel the parcel in the order before it gets others',
    });
  });

  test('makes no order pending that was dispatched', async () => {
    const [sent, back] = [await bought(), await bought()];
    await meera.patch(`/seller/orders/${sent.id}/status/DELIVERED`);
    for (const status of ['SHIPPED', 'PLACED']) await meera.patch(`/seller/orders/${back.id}/status/${status}`);
    const words = 'This order was dispatched, so it cannot become PENDING any more.';
    const file = `Order,Status\n${sent.orderId},PENDING\n${back.orderId},PENDING\n`;
    expect(await faultsOf(meera, file)).toEqual({ '2 Status': words, '3 Status': words });
  });

  test('moves both parcels of an order, whose invoices come to its amount', async () => {
    const order = await bought('asha', 'meera', 3);
    const seen = (await meera.get(`/api/admin/orders/${order.id}`)).as(ManagedOrder);
    const items = [{ orderItemId: seen.orderItems[0]!.id, quantity: 1 }];
    await meera.post(`/api/orders/${order.id}/split`, { consignmentId: seen.consignments[0]!.id, items });
    const [one, other] = consignmentsOf(order.id).map(({ id }) => String(id));
    await imported(
      meera,
      `Order,Consignment,Status\n${order.orderId},${other},CONFIRMED\n${order.orderId},${one},CONFIRMED\n`,
    );
    expect(statusesOf(order)).toEqual(['CONFIRMED', 'CONFIRMED']);
    const papers = shop.rows('SELECT total_paise FROM documents WHERE order_id = ?', order.id);
    expect(papers).toHaveLength(2);
    expect(papers.reduce((sum, { total_paise }) => sum + Number(total_paise), 0)).toBe(order.total);
  });

  test('that was overtaken is not written at all', async () => {
    const [one, other] = [await bought(), await bought()];
    const file = `Order,Status\n${one.orderId},CONFIRMED\n${other.orderId},CONFIRMED\n`;
    const { id } = await checked(meera, 'orders', file);
    await meera.patch(`/seller/orders/${other.id}/status/SHIPPED`);
    expect(await apply(meera, 'orders', id)).toRefuse(409, 'IMPORT_OVERTAKEN');
    expect(statusesOf(one, other)).toEqual(['PLACED', 'SHIPPED']);
  });
});

test('a file of somebody else’s orders finds none of them, and who may not move orders sends none', async () => {
  const [own, others] = [await bought(), await bought('asha', 'farhan')];
  const consignment = String(consignmentsOf(others.id)[0]!.id);
  const file = `Order,Consignment,Status\n${others.orderId},,CONFIRMED\n${others.orderId},${consignment},CONFIRMED\n${own.orderId},${consignment},CONFIRMED\n`;
  expect(await faultsOf(meera, file)).toMatchObject({ '2 Order': 'Order not found', '3 Order': 'Order not found' });
  expect((await checked(farhan, 'orders', `Order,Status\n${others.orderId},CONFIRMED\n`)).counts).toMatchObject({
    CHANGED: 1,
  });
  const reader = await shop.staff({ seller: 'meera', subRole: 'finance' });
  expect(await begin(reader, 'orders', 10)).toRefuse(403, 'NOT_PERMITTED');
});
