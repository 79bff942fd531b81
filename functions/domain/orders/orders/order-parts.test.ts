import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import type { Admin, Customer, Seller } from '#contract/calls/actor.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { seedingShop } from '../../../../scripts/seed-shop.ts';
import { payingGateway } from '../../../../tests/support/paying-gateway.ts';
import { goodsIn } from '../../../../tests/support/goods.ts';
import { JHUMKAS } from '../../../../tests/support/small-shop.ts';
import { migrate } from '../../../node/migrate.ts';
import { openEmbeddedDb } from '../../../node/open-db.ts';
import type { EmbeddedDb } from '../../../node/open-db.ts';
import { addItem } from '../../buying/cart/index.ts';
import { createCategory } from '../../catalogue/categories/index.ts';
import { checkInvariants } from '../../whole-shop/invariants/index.ts';
import { newTaxRates } from '../../whole-shop/opening/index.ts';
import { createSeller } from '../../sellers/sellers/index.ts';
import { bookShipment } from '../shipping/index.ts';
import { newSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { addMember } from '../../accounts/users/index.ts';
import {
  managedOrders,
  moveConsignment,
  cancelOrder,
  placeOrder,
  readManagedOrder,
  setOrderStatus,
  splitConsignment,
} from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-order-parts-'));
const path = join(folder, 'shop.db');
const ADDRESS = {
  name: 'Asha Rao',
  mobile: '9848012345',
  email: null,
  address: '12, Lake Road',
  addressLine2: null,
  landmark: null,
  alternateMobile: null,
  addressType: null,
  locality: 'Kondapur',
  city: 'Hyderabad',
  state: 'Telangana',
  pinCode: '500084',
  country: 'India' as const,
};
const ADMIN: Admin = { kind: 'admin', userId: 1, sessionId: 'test' };
const CUSTOMER: Customer = { kind: 'customer', userId: 2, sessionId: 'test' };
let db: EmbeddedDb;
let shop: Shop;
let sellers: Seller[];

/** A shop with two sellers and a 10 % discount for paying in advance. */
beforeAll(async () => {
  db = openEmbeddedDb(path);
  migrate(db.connection);
  shop = { ...seedingShop(db), payments: payingGateway() };
  const policy = { ...DEFAULT_POLICY, prepaid: { ...DEFAULT_POLICY.prepaid, offered: true } };
  await shop.write(...newSettings(shop, SYSTEM, { version: 0, policy }), ...newTaxRates(shop));
  for (const name of ['Admin', 'Asha']) {
    const email = `${name.toLowerCase()}@ratnahaat.example`;
    await addMember(shop, SYSTEM, { email, fullName: name, mobile: '9848012345', memberships: [] });
  }
  await createCategory(shop, ADMIN, JHUMKAS);
  sellers = [];
  for (const slug of ['meera', 'farhan']) {
    const sellerId = await createSeller(shop, SYSTEM, {
      slug,
      status: 'ACTIVE',
      businessName: slug,
      legalName: slug,
      email: `${slug}@ratnahaat.example`,
      mobile: '9848012345',
      gstin: null,
      taxKind: 'REGULAR',
      pickupAddress: '12, Temple Street',
      pickupLocality: 'Kondapur',
      pickupCity: 'Hyderabad',
      pickupState: 'Telangana',
      pickupPinCode: '500084',
    });
    sellers.push({ kind: 'seller', userId: 1, sellerId, sessionId: 'test' });
  }
});

afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** Places an order for two pieces of one seller and one piece of the other. */
async function placeForTwo(method: 'PREPAID' | 'COD'): Promise<string> {
  const goods = goodsIn(path, 'parts');
  const fromMeera = await goods.sku({ seller: 'meera', price: 1000 });
  const fromFarhan = await goods.sku({ seller: 'farhan', price: 499 });
  await addItem(shop, CUSTOMER, { skuId: fromMeera.skuId, size: '', quantity: 2 });
  await addItem(shop, CUSTOMER, { skuId: fromFarhan.skuId, size: '', quantity: 1 });
  const request = { address: { form: ADDRESS }, buyNowItem: undefined, expectedTotal: undefined, note: '' };
  const { orderId } = await placeOrder(shop, CUSTOMER, request, method);
  if (method === 'PREPAID') await setOrderStatus(shop, CUSTOMER, orderId, 'PLACED');
  return orderId;
}

const broken = async () => (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
const rowsOf = (sql: string, number: string) => db.connection.prepare(sql).raw(true).all([number]);

test('what paying in advance takes off is told to each seller as that, with its own share', async () => {
  const number = await placeForTwo('PREPAID');
  const whole = await readManagedOrder(shop, ADMIN, number);
  expect(whole).toMatchObject({ couponPrice: 0, prepaidDiscount: 250_00, total: 2249_00 });
  const parts = await Promise.all(sellers.map((seller) => readManagedOrder(shop, seller, number)));
  for (const part of parts) {
    expect(part).toMatchObject({ couponPrice: 0, couponCode: null });
    expect(part.totalSellingPrice - part.prepaidDiscount).toBe(part.total);
    expect(part.prepaidDiscount).toBe(part.orderItems[0]!.discount);
  }
  expect(parts[0]!.prepaidDiscount + parts[1]!.prepaidDiscount).toBe(250_00);
  const kinds = `SELECT DISTINCT kind, order_item_discounts.funded_by, order_item_discounts.coupon_id
    FROM order_item_discounts JOIN order_items ON order_items.id = order_item_id
    JOIN orders ON orders.id = order_id WHERE number = ?`;
  expect(rowsOf(kinds, number)).toEqual([['prepaid', 'SELLER', null]]);
  expect(await broken()).toEqual([]);
});

test('pieces are in the consignment of their own seller, and no row can say otherwise', async () => {
  const number = await placeForTwo('COD');
  const { consignments, orderItems } = await readManagedOrder(shop, ADMIN, number);
  expect(orderItems.map(({ consignmentId }) => consignmentId)).toEqual(consignments.map(({ id }) => id));
  const move = db.connection.prepare('UPDATE consignment_items SET consignment_id = ? WHERE order_item_id = ?');
  expect(() => move.run(consignments[1]!.id, orderItems[0]!.id)).toThrow('FOREIGN KEY constraint failed');
});

/** Splits a consignment of two pieces: moves one piece, with its reservation, into a new consignment. */
function split(number: string): { rest: number; taken: number } {
  const [[order, consignment, item, seller]] = rowsOf(
    `SELECT consignment_items.order_id, consignment_id, order_item_id, consignment_items.seller_id FROM consignment_items
     JOIN orders ON orders.id = order_id WHERE number = ? AND quantity = 2`,
    number,
  ) as [[number, number, number, number]];
  const run = (sql: string, ...values: number[]) => Number(db.connection.prepare(sql).run(values).lastInsertRowid);
  const taken = run(
    `INSERT INTO consignments (created_at, updated_at, order_id, seller_id, status) VALUES (0, 0, ?, ?, 'PLACED')`,
    order,
    seller,
  );
  run('UPDATE consignment_items SET quantity = 1 WHERE consignment_id = ?', consignment);
  run('UPDATE reservations SET quantity = 1 WHERE consignment_id = ?', consignment);
  run('INSERT INTO consignment_items VALUES (?, ?, ?, ?, 1)', taken, item, order, seller);
  run(
    `INSERT INTO reservations (actor_kind, sku_id, order_item_id, consignment_id, quantity, created_at)
     SELECT actor_kind, sku_id, order_item_id, ?, 1, created_at FROM reservations WHERE consignment_id = ?`,
    taken,
    consignment,
  );
  return { rest: consignment, taken };
}

test('of an item that goes two ways, one part is dispatched and the other given back, each with its own pieces', async () => {
  const number = await placeForTwo('COD');
  const { rest, taken } = split(number);
  expect(await broken()).toEqual([]);
  const moved = (consignmentId: number, to: 'SHIPPED' | 'CANCELLED') =>
    moveConsignment(shop, ADMIN, { order: number, consignmentId, to });
  await moved(taken, 'CANCELLED');
  await moved(rest, 'SHIPPED');
  const stock = `SELECT inventory.quantity, reserved_quantity FROM inventory
    JOIN order_items ON order_items.sku_id = inventory.sku_id
    JOIN orders ON orders.id = order_id WHERE number = ? AND position = 0`;
  expect(rowsOf(stock, number)).toEqual([[9, 0]]);
  expect(await broken()).toEqual([]);

  const seller = sellers[0]!;
  expect(await readManagedOrder(shop, seller, number)).toMatchObject({ orderStatus: 'SHIPPED', totalItems: 2 });
  const list = await managedOrders.list(shop, seller, {
    filter: { q: number },
    sort: { by: 'orderStatus', descending: false },
    offset: 0,
    limit: 10,
  });
  expect(list.rows.map(({ orderId }) => orderId)).toEqual([number]);
});

describe('a fault in an order’s money is found:', () => {
  /** The statement that breaks each rule, and the one that repairs it. `?` is the order's number. */
  const OF = '(SELECT id FROM orders WHERE number = ?)';
  test.each([
    [
      'An order that is paid online stands on one payment of its total, and no other does',
      `UPDATE payments SET amount_paise = amount_paise + 1 WHERE order_id = ${OF}`,
      `UPDATE payments SET amount_paise = amount_paise - 1 WHERE order_id = ${OF}`,
    ],
    [
      'What is not paid is not packed',
      `UPDATE orders SET payment_status = 'PENDING' WHERE number = ?`,
      `UPDATE orders SET payment_status = 'PARTIALLY_REFUNDED' WHERE number = ?`,
    ],
    [
      'A payment that is not the order’s goes back whole, and no payment more than that',
      `UPDATE payments SET returned_as = 'second' WHERE order_id = ${OF}`,
      `UPDATE payments SET returned_as = NULL WHERE order_id = ${OF}`,
    ],
    [
      'A refund is the sum of its items and fees',
      `UPDATE refunds SET amount_paise = amount_paise + 1 WHERE order_id = ${OF}`,
      `UPDATE refunds SET amount_paise = amount_paise - 1 WHERE order_id = ${OF}`,
    ],
    [
      'No piece is paid back twice',
      `UPDATE refund_items SET quantity = quantity + 2 WHERE refund_id IN (SELECT id FROM refunds WHERE order_id = ${OF})`,
      `UPDATE refund_items SET quantity = quantity - 2 WHERE refund_id IN (SELECT id FROM refunds WHERE order_id = ${OF})`,
    ],
    [
      'An order is paid back as far as its payment is',
      `UPDATE orders SET payment_status = 'COMPLETED' WHERE number = ?`,
      `UPDATE orders SET payment_status = 'PARTIALLY_REFUNDED' WHERE number = ?`,
    ],
    [
      'Only the pieces of an order that waits to be paid are held for a time',
      `UPDATE reservations SET until_at = 1 WHERE order_item_id IN (SELECT id FROM order_items WHERE order_id = ${OF})`,
      `UPDATE reservations SET until_at = NULL WHERE order_item_id IN (SELECT id FROM order_items WHERE order_id = ${OF})`,
    ],
    [
      'Every refund is on its way to the gateway, or was there',
      `UPDATE outbox SET key = 'lost ' || key WHERE kind = 'refund' AND key LIKE '%' || ? || '%'`,
      `UPDATE outbox SET key = substr(key, 6) WHERE kind = 'refund' AND key LIKE '%' || ? || '%'`,
    ],
  ])('%s', async (says, error, mended) => {
    const number = await placeForTwo('PREPAID');
    const { orderItems } = await readManagedOrder(shop, ADMIN, number);
    await cancelOrder(shop, CUSTOMER, { order: number, items: [{ orderItemId: orderItems[0]!.id, quantity: 1 }] });
    expect(await broken()).toEqual([]);
    db.connection.prepare(error).run([number]);
    expect((await broken()).map((one) => one.says)).toContain(says);
    db.connection.prepare(mended).run([number]);
    expect(await broken()).toEqual([]);
  });
});

describe('pieces that are sent before the others', () => {
  test('go in a parcel of their own, and the parcels collect what the order comes to', async () => {
    const number = await placeForTwo('COD');
    const before = await readManagedOrder(shop, sellers[0]!, number);
    const [{ id: first }, { id: orderItemId }] = [before.consignments[0]!, before.orderItems[0]!];
    const input = { order: number, consignmentId: first, items: [{ orderItemId, quantity: 1 }] };
    const after = await splitConsignment(shop, sellers[0]!, input);
    expect(after.consignments.map(({ items }) => items)).toEqual([
      [{ orderItemId, quantity: 1 }],
      [{ orderItemId, quantity: 1 }],
    ]);
    expect(after).toMatchObject({ total: before.total, totalItems: 2, orderStatus: 'PLACED' });
    expect(await broken()).toEqual([]);
    const whole = await readManagedOrder(shop, ADMIN, number);
    for (const { id } of whole.consignments) {
      await bookShipment(shop, ADMIN, { orderId: number, consignmentId: id, courierName: 'Own', awb: `PART${id}` });
    }
    const [[collected]] = rowsOf(
      `SELECT sum(cod_paise) FROM shipments JOIN consignments ON consignments.id = consignment_id
       JOIN orders ON orders.id = order_id WHERE number = ?`,
      number,
    ) as [[number]];
    expect(collected).toBe(whole.total);
    const { id: second } = after.consignments[1]!;
    await moveConsignment(shop, sellers[0]!, { order: number, consignmentId: second, to: 'SHIPPED' });
    await cancelOrder(shop, CUSTOMER, { order: number });
    expect(await broken()).toEqual([]);
  });

  test.each([
    ['all of them', async (number: string) => void number, 2],
    [
      'once it is confirmed',
      async (number: string, consignmentId: number) =>
        void (await moveConsignment(shop, sellers[0]!, { order: number, consignmentId, to: 'CONFIRMED' })),
      1,
    ],
  ] as const)('are not taken out: %s', async (_, prepare, quantity) => {
    const number = await placeForTwo('COD');
    const { consignments, orderItems } = await readManagedOrder(shop, sellers[0]!, number);
    await prepare(number, consignments[0]!.id);
    const items = [{ orderItemId: orderItems[0]!.id, quantity }];
    const query = { order: number, consignmentId: consignments[0]!.id, items };
    await expect(splitConsignment(shop, sellers[0]!, query)).rejects.toMatchObject({ code: 'CONSIGNMENT_NOT_SPLIT' });
    await expect(splitConsignment(shop, sellers[1]!, query)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('a fault in an order’s parcels is found:', () => {
  /** Both parcels are booked manually, so no courier is called. */
  async function sent(method: 'PREPAID' | 'COD'): Promise<string> {
    const number = await placeForTwo(method);
    const { consignments } = await readManagedOrder(shop, ADMIN, number);
    for (const { id } of consignments) {
      const parcel = { orderId: number, consignmentId: id, courierName: 'Own', awb: `OWN${id}` };
      await bookShipment(shop, ADMIN, parcel);
    }
    return number;
  }
  const OF = `(SELECT min(shipments.id) FROM shipments JOIN consignments ON consignments.id = consignment_id
    JOIN orders ON orders.id = order_id WHERE number = ?)`;
  test.each([
    [
      'The parcels of a seller collect what its pieces cost that are not cancelled, with its fees',
      'COD',
      `cod_paise = cod_paise + 1`,
      `cod_paise = cod_paise - 1`,
    ],
    ['What is paid online is not collected again', 'PREPAID', `cod_paise = 100`, `cod_paise = NULL`],
    [
      'What came back undelivered was paid back, each piece once, where it was paid online',
      'PREPAID',
      `status = 'RTO_DELIVERED'`,
      `status = 'AWB_ASSIGNED'`,
    ],
    [
      'The freight of each way a parcel went is noted, by the rate it was booked at',
      'COD',
      `status = 'PICKED_UP', freight_paise = 4000`,
      `status = 'AWB_ASSIGNED', freight_paise = NULL`,
    ],
  ] as const)('%s', async (says, method, fault, mended) => {
    const number = await sent(method);
    expect(await broken()).toEqual([]);
    db.connection.prepare(`UPDATE shipments SET ${fault} WHERE id = ${OF}`).run([number]);
    expect((await broken()).map((one) => one.says)).toContain(says);
    db.connection.prepare(`UPDATE shipments SET ${mended} WHERE id = ${OF}`).run([number]);
    expect(await broken()).toEqual([]);
  });

  test('No courier comes for what was cancelled', async () => {
    const number = await sent('COD');
    await cancelOrder(shop, CUSTOMER, { order: number });
    expect(await broken()).toEqual([]);
    db.connection.prepare(`UPDATE shipments SET status = 'AWB_ASSIGNED' WHERE id = ${OF}`).run([number]);
    expect((await broken()).map((one) => one.says)).toContain('No courier comes for what was cancelled');
    db.connection.prepare(`UPDATE shipments SET status = 'CANCELLED' WHERE id = ${OF}`).run([number]);
    expect(await broken()).toEqual([]);
  });
});

test('what is wrong with parcels is found', async () => {
  const number = await placeForTwo('COD');
  const { consignments, orderItems } = await readManagedOrder(shop, ADMIN, number);
  const [first, second] = consignments;
  const plant = db.connection.prepare(
    `INSERT INTO shipments (created_at, updated_at, consignment_id, reference, status, status_at, is_by_hand, awb,
       weight_grams, length_cm, breadth_cm, height_cm, cod_paise)
     VALUES (0, 0, ?, ?, ?, 0, 1, ?, 100, 10, 10, 10, ?)`,
  );
  plant.run([first!.id, `${number}-1`, 'IN_TRANSIT', 'AWB1', 9999_00]);
  plant.run([second!.id, `${number}-2`, 'RETURNED', 'AWB2', null]);
  const { id: item, skuId } = orderItems.find(({ consignmentId }) => consignmentId === second!.id)!;
  db.connection
    .prepare(
      `INSERT INTO stock_movements (at, actor_kind, sku_id, reason, quantity_change, reserved_change, order_item_id, consignment_id)
       VALUES (0, 'system', ?, 'returned', 5, 0, ?, ?)`,
    )
    .run([skuId, item, second!.id]);
  const says = (await broken()).map((fault) => fault.says);
  expect(says).toEqual(
    expect.arrayContaining([
      'A parcel that is on its way left the house, and its pieces the stock',
      'What came back of a parcel is no more than what was in it, and came back once',
      'A parcel stands where something that was told of it says',
      "A parcel collects what is to be paid for its pieces: never more than the order's total",
    ]),
  );
});
