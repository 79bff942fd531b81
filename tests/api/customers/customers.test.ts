import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import { askToBuy, buy } from '../../support/buy.ts';
import { userIdOf } from '../../support/customer-paths.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import { Persona } from '../../support/persona.ts';

const shop = openShop();
const admin = shop.admin();
const path = '/api/admin/customers';
const find = async (filter: object) =>
  (await admin.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(z.array(ManagedCustomer));

test('customers are found by name, email and mobile, and shown with what they ordered', async () => {
  const devika = await shop.signUp('Devika');
  const { orderId } = await buy(devika, await shop.sku());
  const id = userIdOf(shop, devika);
  const [row] = await find({ q: devika.email });
  expect(row).toMatchObject({ id, fullName: 'Devika', orderCount: 1, refusedParcels: 0, blockedAt: null });
  expect((await find({ q: 'Devika' })).map((customer) => customer.id)).toContain(id);
  expect((await find({ q: '9848012345' })).length).toBeGreaterThan(0);
  const one = (await admin.get(`${path}/${id}`)).as(CustomerRecord);
  expect(one).toMatchObject({
    ...row,
    orders: [{ orderId, paymentMethod: 'COD', orderStatus: 'PLACED' }],
    returns: [],
  });
});

test('customers are listed apart from staff', async () => {
  const devika = await shop.customer('apart');
  const { email } = await shop.member({ seller: 'meera', subRole: 'orders' });
  expect((await find({ q: devika.email, isStaff: false })).map((row) => row.email)).toEqual([devika.email]);
  expect(await find({ q: devika.email, isStaff: true })).toEqual([]);
  expect((await find({ q: email, isStaff: true })).map((row) => row.email)).toEqual([email]);
  expect(await find({ q: email, isStaff: false })).toEqual([]);
});

test('a customer who is blocked is signed out and places no orders, until the house lets them again', async () => {
  const esha = await shop.signUp('Esha');
  const sku = await shop.sku();
  const id = userIdOf(shop, esha);
  const blocked = (await admin.put(`${path}/${id}`, { isBlocked: true, reason: 'Refuses parcels.', version: 1 })).as(
    CustomerRecord,
  );
  expect(blocked).toMatchObject({ blockedReason: 'Refuses parcels.', version: 2 });
  expect(blocked.blockedAt).not.toBeNull();
  expect(await esha.get('/api/cart')).toRefuse(401, 'SESSION_EXPIRED');
  expect((await find({ isBlocked: true })).map((customer) => customer.id)).toContain(id);

  // A new code can be requested only every half minute.
  await shop.later(31, async () => {
    const back = new Persona(
      shop.running.origin,
      await signInAs(shop.running.origin, 'customer', esha.email),
      esha.email,
    );
    expect(await askToBuy(back, sku)).toRefuse(
      403,
      'ACCOUNT_BLOCKED',
      'This account cannot place orders at the moment. Please write to customer care.',
    );
    expect(await admin.put(`${path}/${id}`, { isBlocked: false, reason: 'Paid.', version: 1 })).toRefuse(
      409,
      'STALE_VERSION',
    );
    const free = (await admin.put(`${path}/${id}`, { isBlocked: false, reason: 'Paid.' })).as(CustomerRecord);
    expect(free).toMatchObject({ blockedAt: null, blockedReason: null });
    await buy(back, sku);
    expect(
      shop.rows("SELECT action, reason FROM audit_log WHERE subject = 'user' AND subject_id = ? ORDER BY id", id),
    ).toEqual([
      { action: 'customer blocked', reason: 'Refuses parcels.' },
      { action: 'customer unblocked', reason: 'Paid.' },
    ]);
  });
});

test('nobody is blocked without a reason', async () => {
  const id = userIdOf(shop, await shop.signUp('Falguni'));
  expect(await admin.put(`${path}/${id}`, { isBlocked: true, reason: ' ' })).toRefuseFields({
    reason: 'Please give a reason',
  });
});

test('notes of the house stand on a customer’s page, and in the copy of their data', async () => {
  const gauri = await shop.signUp('Gauri');
  const id = userIdOf(shop, gauri);
  expect(await admin.post(`${path}/${id}/notes`, { text: '  ' })).toRefuseFields({
    text: 'Please write the text of the note',
  });
  (await admin.post(`${path}/${id}/notes`, { text: 'Prefers calls in the evening.' })).as(CustomerRecord);
  const { notes } = (await admin.post(`${path}/${id}/notes`, { text: 'Called back.' })).as(CustomerRecord);
  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['Called back.', 'Nandini Iyer'],
    ['Prefers calls in the evening.', 'Nandini Iyer'],
  ]);
  expect((await gauri.get('/api/users/export')).text).toContain('Prefers calls in the evening.');
  expect(await admin.post(`${path}/999999/notes`, { text: 'Nobody.' })).toRefuse(404, 'CUSTOMER_NOT_FOUND');
  expect(await shop.seller('meera').post(`${path}/${id}/notes`, { text: 'Mine.' })).toRefuse(403, 'NOT_PERMITTED');
});

test('customers who refused parcels in cash are found', async () => {
  const hari = await shop.signUp('Hari');
  const { orderId } = await buy(hari, await shop.sku());
  const { awb } = await ship(shop.seller('meera'), orderId);
  for (const step of ['PICKED UP', 'UNDELIVERED', 'RTO INITIATED'] as const)
    await courierMoves(shop.visitor(), awb, step);
  expect((await find({ hasRefused: true })).map(({ id }) => id)).toContain(userIdOf(shop, hari));
  expect((await find({ hasRefused: false, q: hari.email })).length).toBe(0);
});

test('customers who work in a console as well are marked', async () => {
  const farida = await shop.signUp('Farida');
  expect((await find({ q: farida.email }))[0]!.staffOf).toBeNull();
  expect((await find({ q: 'admin@ratnahaat.example' }))[0]!.staffOf).toBe('admin');
  expect((await find({ q: 'meera@ratnahaat.example' }))[0]!.staffOf).toBe('seller');
});
