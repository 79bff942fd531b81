import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FormerOrder, FormerOrderRecord, ManagedFormerOrder } from '#contract/calls/former-orders.ts';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { formerOrdersFile } from '#contract/moving-in/former-orders.ts';
import type { MovedFormerOrder } from '#contract/moving-in/former-orders.ts';
import { changeRecords } from '../../support/change-records.ts';
import { codeToDelete } from '../../support/delete-account.ts';
import { movedOrder, ownFileOf, readOrders, shopifyOrders } from '../../support/former-orders.ts';
import { applied, apply, begin, checked, sendPiece, undo } from '../../support/imports.ts';
import { checkedFile } from '../../support/move-in.ts';
import { codeOfNewEmail } from '../../support/new-email.ts';
import { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { signUpAs } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const KIND = 'former-orders';
const PATH = '/api/admin/former-orders';
let numbers = 0;

/** Returns an order with a number and an email of its own. */
function newOrder(over: Partial<MovedFormerOrder> = {}): MovedFormerOrder {
  numbers += 1;
  return movedOrder({
    'Order number': `#${shop.mark}-${numbers}`,
    Email: `former-${numbers}-${shop.mark}@example.in`,
    ...over,
  });
}

const orderOf = ({ 'Order number': number }: MovedFormerOrder) =>
  shop.rows('SELECT * FROM former_orders WHERE number = ?', number)[0];

async function signUp(email: string): Promise<Persona> {
  const { origin } = shop.running;
  const person = { email: email.toLowerCase(), fullName: 'Asha Rao', mobile: '9848012345' };
  return new Persona(origin, await signUpAs(origin, person), person.email);
}

const faultsOf = async (id: number) =>
  (await admin.get(`${PATH}/imports/${id}/rows?range=[0,99]&outcome=FAULTY`)).as(z.array(ImportRow));

const ownOrders = async (who: Persona) => (await who.get('/api/former-orders')).as(z.array(FormerOrder));

describe('an order of the former shop', () => {
  test('is stored as its file has it, and counts nowhere', async () => {
    const order = newOrder({ Discount: '50.00', Coupon: 'DIWALI', 'Cancelled on': '2024-03-10', Refunded: '1008.00' });
    const COUNTED = ['orders', 'order_items', 'ledger_entries', 'documents', 'stock_movements', 'outbox', 'sold_parts'];
    const counts = () => COUNTED.map((table) => shop.row(`SELECT count(*) AS n FROM ${table}`).n);
    const before = counts();
    const one = await checked(admin, KIND, ownFileOf(order));
    expect(one.counts).toMatchObject({ NEW: 1, FAULTY: 0 });
    const [row] = (await admin.get(`${PATH}/imports/${one.id}/rows`)).as(z.array(ImportRow));
    expect(row!.differences).toContainEqual({
      column: 'Items',
      before: '',
      after: '2 × Kundan jhumka (KJ-1) at ₹499',
    });
    expect(row!.differences.at(-1)).toMatchObject({ column: 'Please look' });
    await apply(admin, KIND, one.id);
    expect(counts()).toEqual(before);

    const record = (await admin.get(`${PATH}/${String(orderOf(order)!.id)}`)).as(FormerOrderRecord);
    expect(record).toMatchObject({
      formerShop: 'Shopify',
      number: order['Order number'],
      placedOn: '2024-03-09',
      email: order.Email,
      name: 'Asha Rao',
      customerId: null,
      status: 'fulfilled',
      payment: 'paid',
      items: [{ title: 'Kundan jhumka', sku: 'KJ-1', quantity: 2, unitPrice: 49900 }],
      shipping: 6000,
      fees: null,
      discount: 5000,
      coupon: 'DIWALI',
      total: 105800,
      refunded: 100800,
      cancelledOn: '2024-03-10',
    });
    expect(record.doubt).toMatch(/add up to ₹1,008, the total is ₹1,058/);
  });

  test('is found by number, email and name', async () => {
    const order = newOrder({ Name: `Leela ${shop.mark}` });
    await applied(admin, KIND, ownFileOf(order));
    for (const q of [order['Order number'], order.Email, `leela ${shop.mark}`]) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const found = (await admin.get(`${PATH}?filter=${filter}`)).as(z.array(ManagedFormerOrder));
      expect(found.map(({ number }) => number)).toContain(order['Order number']);
    }
  });

  test('that is here already changes to what a newer file says', async () => {
    const order = newOrder({ Status: 'unfulfilled' });
    const items = [{ title: 'Ring', sku: '', quantity: '1', price: '' }];
    const newer = {
      ...order,
      'Order number': order['Order number'].slice(1),
      Status: 'fulfilled',
      Items: JSON.stringify(items),
    };
    await applied(admin, KIND, ownFileOf(order));
    const { counts, id } = await applied(admin, KIND, ownFileOf(newer));
    expect(counts).toMatchObject({ NEW: 0, CHANGED: 1 });
    const after = shop.row('SELECT * FROM former_orders WHERE email = ?', order.Email);
    expect(after).toMatchObject({ status: 'fulfilled', version: 2 });
    expect(
      shop.rows(
        'SELECT title, quantity, unit_price_paise FROM former_order_items WHERE former_order_id = ?',
        Number(after.id),
      ),
    ).toEqual([{ title: 'Ring', quantity: 1, unit_price_paise: null }]);
    expect((await checked(admin, KIND, ownFileOf(newer))).counts).toMatchObject({ UNCHANGED: 1, CHANGED: 0 });
    // An import that only changed orders has nothing to undo.
    expect((await undo(admin, KIND, id)).status).toBe(409);
  });
});

test('rows that cannot be read say why by column, and nothing is written', async () => {
  const twice = newOrder();
  const orders = [
    newOrder({ 'Order number': '' }),
    newOrder({ 'Placed on': 'soon' }),
    newOrder({ 'Placed on': '2099-01-01' }),
    newOrder({ Currency: 'USD' }),
    newOrder({ Total: '' }),
    newOrder({ Total: '12.505' }),
    newOrder({ Shipping: 'free' }),
    newOrder({ Email: 'asha at example' }),
    newOrder({ Items: 'Jhumka' }),
    newOrder({ Items: '[{"title":"Jhumka","sku":"","quantity":"two","price":"499"}]' }),
    newOrder({ Address: 'x'.repeat(601) }),
    twice,
    twice,
  ];
  const { id } = await checked(admin, KIND, ownFileOf(...orders));
  const faults = await faultsOf(id);
  expect(faults.map(({ row, faults: [fault] }) => [row, fault!.column])).toEqual([
    [2, 'Order number'],
    [3, 'Placed on'],
    [4, 'Placed on'],
    [5, 'Currency'],
    [6, 'Total'],
    [7, 'Total'],
    [8, 'Shipping'],
    [9, 'Email'],
    [10, 'Items'],
    [11, 'Items'],
    [12, 'Address'],
    [14, 'Order number'],
  ]);
  expect(faults[3]!.faults[0]!.reason).toMatch(/rupees alone/);
  expect((await apply(admin, KIND, id)).status).toBe(409);
  expect(orderOf(twice)).toBeUndefined();
});

test('a file of 2,000 orders of Shopify is brought once, with all its cells', async () => {
  const { rows, notes, doubts } = readOrders(shopifyOrders(2000, `S${shop.mark}-`));
  expect(notes).toEqual([]);
  expect(doubts).toHaveLength(20);
  const text = formerOrdersFile(rows);
  const file = { kind: KIND, name: `orders-${shop.mark}.csv`, text } as const;
  const one = await checkedFile(admin, file);
  expect(one.counts).toEqual({ NEW: 2000, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 });
  await apply(admin, KIND, one.id);
  const stored = () =>
    shop.row(
      `SELECT count(DISTINCT former_orders.id) AS orders, count(*) AS lines, sum(item.quantity * item.unit_price_paise) AS paise
      FROM former_orders JOIN former_order_items item ON item.former_order_id = former_orders.id
      WHERE former_orders.number LIKE ?`,
      `#S${shop.mark}-%`,
    );
  const first = stored();
  expect(first).toMatchObject({ orders: 2000, lines: 4001 });
  expect(shop.row('SELECT title FROM former_order_items WHERE title LIKE ?', 'Temple%no 1998').title).toBe(
    'Temple Necklace\nSet of 3 no 1998',
  );

  const again = await checkedFile(admin, { ...file, name: `again-${shop.mark}.csv` });
  expect(again.counts).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: 2000, FAULTY: 0 });
  await apply(admin, KIND, again.id);
  expect(stored()).toEqual(first);

  expect((await undo(admin, KIND, one.id)).as(Import).undoneAt).not.toBeNull();
  expect(stored()).toMatchObject({ orders: 0, lines: 0 });
});

test('an upload that stopped goes on, and every order is there once', async () => {
  const orders = Array.from({ length: 40 }, () => newOrder());
  const file = ownFileOf(...orders);
  const half = file.indexOf('\r\n', file.length / 2) + 2;
  const name = `half-${shop.mark}.csv`;
  const { id } = (await begin(admin, KIND, file.length, name)).as(Import);
  await sendPiece(admin, KIND, id, file.slice(0, half));
  const again = (await begin(admin, KIND, file.length, name)).as(Import);
  expect(again).toMatchObject({ id, taken: half, state: 'UPLOADING' });
  await sendPiece(admin, KIND, id, file.slice(half), half);
  await admin.post(`${PATH}/imports/${id}/check`);
  expect((await apply(admin, KIND, id)).as(Import).counts).toMatchObject({ NEW: 40 });
  expect((await apply(admin, KIND, id)).as(Import).state).toBe('DONE');
  expect(
    orders.map(({ Email }) => shop.row('SELECT count(*) AS n FROM former_orders WHERE email = ?', Email).n),
  ).toEqual(orders.map(() => 1));
});

test('two files with the same orders are written once: the second is checked again', async () => {
  const order = newOrder();
  const [first, second] = [await checked(admin, KIND, ownFileOf(order)), await checked(admin, KIND, ownFileOf(order))];
  expect((await apply(admin, KIND, first.id)).status).toBe(200);
  const refused = await apply(admin, KIND, second.id);
  expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'IMPORT_OVERTAKEN' })]);
  expect(shop.row('SELECT count(*) AS n FROM former_orders WHERE email = ?', order.Email).n).toBe(1);
});

test('undoing removes the orders that an import added, with what its rows say of people', async () => {
  const [here, added] = [newOrder(), newOrder()];
  await applied(admin, KIND, ownFileOf(here));
  const { id } = await applied(admin, KIND, ownFileOf({ ...here, Status: 'returned' }, added));
  expect((await undo(admin, KIND, id)).as(Import).undoneAt).not.toBeNull();
  expect(orderOf(added)).toBeUndefined();
  expect(orderOf(here)).toMatchObject({ status: 'returned' });
  expect(shop.rows('SELECT id FROM import_rows WHERE cells LIKE ?', `%${added.Email}%`)).toEqual([]);
  expect((await undo(admin, KIND, id)).as(Import).undoneAt).not.toBeNull();
  expect((await applied(admin, KIND, ownFileOf(added))).counts).toMatchObject({ NEW: 1 });
});

describe('a shopper', () => {
  test('who signs up later with the email of an order sees it, newest first, and nobody else does', async () => {
    const old = newOrder();
    const newer = newOrder({ Email: old.Email.toUpperCase(), 'Placed on': '09/04/2024' });
    await applied(admin, KIND, ownFileOf(old, newer));
    const owner = await signUp(old.Email);
    const seen = await ownOrders(owner);
    expect(seen.map(({ number, placedOn }) => [number, placedOn])).toEqual([
      [newer['Order number'], '2024-04-09'],
      [old['Order number'], '2024-03-09'],
    ]);
    expect(seen[1]).toMatchObject({ items: [{ title: 'Kundan jhumka', quantity: 2 }], address: old.Address });
    expect(await ownOrders(await shop.customer('asha'))).toEqual([]);
    expect((await owner.get(`${PATH}/${String(orderOf(old)!.id)}`)).status).toBe(403);
    expect((await shop.seller('meera').get(PATH)).status).toBe(403);

    const { id } = shop.row('SELECT id FROM users WHERE email = ?', old.Email);
    const filter = encodeURIComponent(JSON.stringify({ customerId: id }));
    const ofCustomer = (await admin.get(`${PATH}?filter=${filter}`)).as(z.array(ManagedFormerOrder));
    expect(ofCustomer.map(({ customerId }) => customerId)).toEqual([id, id]);
  });

  test('sees nothing while the email of the account is not confirmed', async () => {
    const order = newOrder();
    await applied(admin, KIND, ownFileOf(order));
    const owner = await signUp(order.Email);
    changeRecords(shop, ['UPDATE users SET email_verified_at = NULL WHERE email = ?', order.Email]);
    expect(await ownOrders(owner)).toEqual([]);
    changeRecords(shop, ['UPDATE users SET email_verified_at = 1 WHERE email = ?', order.Email]);
    expect(await ownOrders(owner)).toHaveLength(1);
  });

  test('finds the orders in the copy of the data; erasing the account leaves them without a person', async () => {
    const order = newOrder({ Address: `Asha Rao, 9 Rose Lane ${shop.mark}` });
    const file = ownFileOf(order);
    await applied(admin, KIND, file);
    const owner = await signUp(order.Email);
    const copy = JSON.stringify((await owner.get('/api/users/export')).json);
    for (const text of ['Orders at our former shop', order['Order number'], '9 Rose Lane', 'Kundan jhumka'])
      expect(copy).toContain(text);
    const otp = await codeToDelete(shop, owner);
    expect((await owner.post('/api/users/deletion', { otp })).status).toBe(200);
    await until('the order to have no person', () => (orderOf(order)!.email === null ? true : undefined));
    expect(orderOf(order)).toMatchObject({ name: 'Former customer', address: '', total_paise: 105800 });
    for (const table of ['former_orders', 'import_rows'])
      expect(JSON.stringify(shop.rows(`SELECT * FROM ${table}`))).not.toMatch(
        new RegExp(`${order.Email}|Rose Lane ${shop.mark}`),
      );
    // The same file does not bring the person back.
    expect((await applied(admin, KIND, file)).counts).toMatchObject({ UNCHANGED: 1, NEW: 0 });
    expect(orderOf(order)).toMatchObject({ email: null, name: 'Former customer' });
  });

  test('keeps the orders after a change of the email, and erasing the account reaches them', async () => {
    const [order, other] = [newOrder({ Address: `Asha Rao, 4 Lily Lane ${shop.mark}` }), newOrder()];
    const file = ownFileOf(order);
    await applied(admin, KIND, ownFileOf(order, other));
    const before = await signUp(order.Email);
    const email = shop.emailOf('moved-on');
    const otp = await codeOfNewEmail(shop, before, email);
    expect((await before.patch('/api/users/profile', { email, otp })).status).toBe(200);
    const owner = new Persona(shop.running.origin, before.token, email);
    expect(await ownOrders(owner)).toMatchObject([{ number: order['Order number'] }]);
    const managed = (await admin.get(`${PATH}/${String(orderOf(order)!.id)}`)).as(FormerOrderRecord);
    expect(managed.customerId).toBe(shop.row('SELECT id FROM users WHERE email = ?', email).id);
    const code = await codeToDelete(shop, owner);
    expect((await owner.post('/api/users/deletion', { otp: code })).status).toBe(200);
    await until('the order to have no person', () => (orderOf(order)!.email === null ? true : undefined));
    for (const table of ['former_orders', 'import_rows', 'earlier_emails'])
      expect(JSON.stringify(shop.rows(`SELECT * FROM ${table}`))).not.toMatch(
        new RegExp(`${order.Email}|Lily Lane ${shop.mark}`),
      );
    expect((await applied(admin, KIND, file)).counts).toMatchObject({ UNCHANGED: 1 });
    expect(orderOf(other)!.email).toBe(other.Email);
  });

  test('who left an email for another has no part in it once somebody else has it', async () => {
    const order = newOrder();
    await applied(admin, KIND, ownFileOf(order));
    const first = await signUp(order.Email);
    const email = shop.emailOf('left');
    const otp = await codeOfNewEmail(shop, first, email);
    await first.patch('/api/users/profile', { email, otp });
    // The code of the first sign-in is too recent.
    await shop.later(31, async () => {
      expect(await ownOrders(await signUp(order.Email))).toHaveLength(1);
    });
    expect(await ownOrders(first)).toEqual([]);
    const copy = JSON.stringify((await first.get('/api/users/export')).json);
    expect(copy).not.toContain(order['Order number']);
  });
});
