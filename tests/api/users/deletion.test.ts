import { describe, expect, test } from 'vitest';
import { AccountDeletion, FORMER_CUSTOMER } from '#contract/calls/account.ts';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { buy } from '../../support/buy.ts';
import { codeToDelete } from '../../support/delete-account.ts';
import { knownCustomer } from '../../support/known-customer.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { origin } = shop.running;
const PATH = '/api/users/deletion';
const PROFILE = '/api/users/profile';

const stateOf = async (who: Persona) => (await who.get(PATH)).as(AccountDeletion);
const ask = async (who: Persona) => who.post(PATH, { otp: await codeToDelete(shop, who) });
const isGone = (email: string) =>
  until('the account to be gone', () =>
    shop.rows('SELECT 1 FROM users WHERE email = ?', email).length === 0 ? true : undefined,
  );
const expectGone = async (who: Persona) =>
  expect(await who.get(PROFILE)).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));

/**
 * Returns the columns that contain each text, without the tables of the sandbox's services: real services erase their
 * own data.
 */
function placesOf(sought: readonly string[]): string[][] {
  const columns = shop.rows(
    `SELECT tables.name AS "table", columns.name AS "column" FROM pragma_table_list AS tables
      JOIN pragma_table_xinfo(tables.name) AS columns
      WHERE tables.type IN ('table', 'virtual') AND tables.name NOT LIKE 'sqlite_%' AND tables.name NOT LIKE 'sandbox_%'
        AND columns.type <> 'INTEGER'`,
  );
  const places = sought.map((): string[] => []);
  for (const { table, column } of columns) {
    const sql = `SELECT group_concat(CAST("${String(column)}" AS TEXT), char(10)) AS text FROM "${String(table)}"`;
    const text = String(shop.row(sql).text).toLowerCase();
    for (const [index, word] of sought.entries()) {
      if (text.includes(word.toLowerCase())) places[index]!.push(`${String(table)}.${String(column)}`);
    }
  }
  return places;
}

describe('an account in which nothing is open', () => {
  test('is gone at once, and nothing tells who it was but what the law keeps', async () => {
    const { who, words: own, said, pages, order, files } = await knownCustomer(shop, 'asha');
    const [userId] = shop.rows('SELECT id FROM users WHERE email = ?', who.email).map(({ id }) => Number(id));
    const known = placesOf(own);
    expect(own.filter((word, index) => known[index]!.length === 0 && !word.endsWith('@okhdfc'))).toEqual([]);
    const fileAt = async (url: string) => (await shop.visitor().get(url.replace(origin, ''))).status;
    expect(await Promise.all(files.map(fileAt))).toEqual([200, 200, 200]);
    const open = (path: string) => shop.visitor().get(path, { headers: { Accept: 'text/html' } });
    for (const page of pages) expect((await open(page)).text).toContain('Vasundhara');

    const { newest } = shop.row('SELECT max(id) AS newest FROM page_invalidations');
    const before = await stateOf(who);
    expect(before).toMatchObject({ status: 'NONE', waitsFor: [], hindrance: null });
    expect(before.stays.map(({ until: day }) => day)).toContainEqual(expect.stringMatching(/^\d{4}-03-31$/));
    expect((await ask(who)).as(AccountDeletion).status).toBe('DUE');
    await isGone(who.email);
    await expectGone(who);

    const places = placesOf([...own, ...said]);
    const ofThem = new Set(places.slice(0, own.length).flat());
    expect([...ofThem].sort()).toEqual(['documents.content', 'tickets.email', 'tickets.name']);
    expect(places.slice(own.length).flat()).toEqual(['reviews.text', 'questions.text', 'answers.text']);
    for (const page of pages) {
      const drawnAnew = shop.rows(
        `SELECT 1 FROM page_invalidations note JOIN products ON products.id = note.subject_id
          WHERE note.subject = 'product' AND '/product/' || products.seo_url = ? AND note.id > ?`,
        page,
        Number(newest),
      );
      expect(drawnAnew, page).not.toEqual([]);
      const { text } = await open(page);
      expect(text).toContain(FORMER_CUSTOMER);
      expect(text).not.toContain('Vasundhara');
    }
    await until('the files to go', async () =>
      (await Promise.all(files.map(fileAt))).every((status) => status === 404) ? true : undefined,
    );
    for (const table of [
      'addresses',
      'sessions',
      'cart_items',
      'media',
      'google_accounts',
      'wishlist_items',
      'stock_notices',
      'review_likes',
      'notice_choices',
    ]) {
      expect(shop.rows(`SELECT 1 FROM ${table} WHERE user_id = ?`, userId!), table).toEqual([]);
    }

    const sold = (await shop.admin().get(`/api/admin/orders/${order.id}`)).as(ManagedOrder);
    expect(sold).toMatchObject({ total: order.total, shippingAddress: { name: FORMER_CUSTOMER, mobile: '' } });
    const invoice = await shop.admin().get(`/invoice/view/${order.orderId}`);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
  });

  test('its person is told by a last mail what stays and until when', async () => {
    const { who } = await knownCustomer(shop, 'rohan');
    await ask(who);
    const mail = await until('the last mail', async () =>
      (await shop.mailsTo(who.email)).find(({ subject }) => subject === 'Your Ratnahaat account is deleted'),
    );
    expect(mail.text).toMatch(/Invoices, with the name, address and mobile printed on them, until 31 Mar \d{4}/);
    expect(mail.text).toContain('3 years after they were settled');
    expect(mail.html).toContain('Your account is deleted');
  });

  test('the same email signs up anew as somebody else, and finds nothing of before', async () => {
    const before = await shop.signUp('again');
    await buy(before, await shop.sku());
    await before.put(`/orders/${String(shop.row('SELECT max(id) AS id FROM orders').id)}/cancel`);
    const old = (await before.get(PROFILE)).as(UserProfile);
    await ask(before);
    await isGone(before.email);
    await shop.later(31, async () => {
      const anew = await shop.signUp('again');
      const profile = (await anew.get(PROFILE)).as(UserProfile);
      expect(profile.id).not.toBe(old.id);
      expect(profile).toMatchObject({ email: before.email, addresses: [] });
      expect((await anew.get('/api/orders/user')).json).toEqual([]);
    });
    await expectGone(before);
  });

  test('of two who ask at once one deletes it, and once', async () => {
    const twice = await shop.signUp('twice');
    const id = Number(shop.row('SELECT id FROM users WHERE email = ?', twice.email).id);
    const otp = await codeToDelete(shop, twice);
    const answers = await Promise.all([1, 2, 3].map(() => twice.post(PATH, { otp })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await isGone(twice.email);
    await shop.job('erase-accounts');
    expect(shop.rows('SELECT done_at FROM account_deletions WHERE user_id = ?', id)).toHaveLength(1);
  });
});

describe('an account in which an order is on its way', () => {
  test('waits for it, is told so, and goes when it is delivered', async () => {
    const waiting = await shop.signUp('waiting');
    const order = await buy(waiting, await shop.sku());
    expect((await stateOf(waiting)).waitsFor).toEqual([{ kind: 'order', reference: order.orderId }]);
    expect((await ask(waiting)).as(AccountDeletion)).toMatchObject({ status: 'WAITING' });
    const mail = await until('the mail', async () =>
      (await shop.mailsTo(waiting.email)).find(({ subject }) => subject === 'Your Ratnahaat account will be deleted'),
    );
    expect(mail.text).toContain(`Order ${order.orderId} is not delivered yet.`);
    await shop.job('erase-accounts');
    expect((await waiting.get(`/api/orders/${order.id}`)).as(Order).shippingAddress.name).toBe('Asha Rao');

    (await shop.seller('meera').patch(`/seller/orders/${order.id}/status/DELIVERED`)).as(ManagedOrder);
    expect(await shop.job('erase-accounts')).toMatchObject({ erased: 1 });
    await expectGone(waiting);
  });

  test('is kept by whoever thinks better of it', async () => {
    const back = await shop.signUp('back');
    const order = await buy(back, await shop.sku());
    await ask(back);
    expect((await back.delete(PATH)).as(AccountDeletion)).toMatchObject({ status: 'NONE', askedAt: null });
    expect(await back.delete(PATH)).toRefuse(404, 'DELETION_NOT_ASKED', 'Your account is not waiting to be deleted.');
    (await shop.seller('meera').patch(`/seller/orders/${order.id}/status/DELIVERED`)).as(ManagedOrder);
    await shop.job('erase-accounts');
    expect((await back.get(PROFILE)).as(UserProfile).email).toBe(back.email);
  });
});

/** Expects that nothing is mailed to an erased email, and that no outbox item fails because of it. */
async function expectNoMailTo(erased: string): Promise<void> {
  await shop.job('send-outbox');
  const left = "SELECT key FROM outbox WHERE payload LIKE '%' || ? || '%' AND status <> 'sent'";
  expect(shop.rows(left, erased)).toEqual([]);
  expect(await shop.mailsTo(erased)).toEqual([]);
}

describe('an account with an order that was not paid', () => {
  test('waits while its items are held, and is deleted after that; a payment that still comes is refunded', async () => {
    const unpaid = await shop.signUp('unpaid');
    const order = await prepaid(unpaid, await shop.sku({ price: 1000 }));
    const id = Number(shop.row('SELECT id FROM users WHERE email = ?', unpaid.email).id);
    expect((await stateOf(unpaid)).waitsFor).toEqual([{ kind: 'order', reference: order.orderId }]);
    await shop.later(31 * 60, async () => {
      await shop.job('release-holds');
      expect((await stateOf(unpaid)).waitsFor).toEqual([]);
      await ask(unpaid);
      await isGone(unpaid.email);
    });
    expect(
      shop.row('SELECT status, payment_status AS paid, ship_name AS name FROM orders WHERE id = ?', order.id),
    ).toEqual({
      status: 'CANCELLED',
      paid: 'FAILED',
      name: FORMER_CUSTOMER,
    });
    await payAtGateway(shop, order, { outcome: 'paid', late: true });
    expect(shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', order.id)).toEqual([
      { cause: 'late', amount: 900_00 },
    ]);
    await expectNoMailTo(`erased-${id}`);
  });

  test('that was cancelled is deleted at once; a payment that still comes is refunded', async () => {
    const cancelled = await shop.signUp('cancelled');
    const order = await prepaid(cancelled, await shop.sku({ price: 1000 }));
    expect((await cancelled.put(`/orders/${order.orderId}/cancel`)).status).toBe(200);
    const id = Number(shop.row('SELECT id FROM users WHERE email = ?', cancelled.email).id);
    await ask(cancelled);
    await isGone(cancelled.email);
    await payAtGateway(shop, order, { outcome: 'paid', late: true });
    expect(shop.rows('SELECT cause FROM refunds WHERE order_id = ?', order.id)).toEqual([{ cause: 'late' }]);
    await expectNoMailTo(`erased-${id}`);
  });
});

describe('nobody deletes', () => {
  test('an account that sells or works here', async () => {
    const seller = await shop.staff({ seller: 'meera', subRole: 'support' });
    expect((await stateOf(seller)).hindrance).toBe('SELLS');
    expect(await ask(seller)).toRefuse(409, 'ACCOUNT_SELLS');
    const staff = await shop.staff({ subRole: 'support' });
    expect((await stateOf(staff)).hindrance).toBe('STAFF');
    expect(await ask(staff)).toRefuse(409, 'ACCOUNT_OF_STAFF');
  });

  test('an account without its code, or with one for something else', async () => {
    const asha = await shop.signUp('careful');
    expect(await asha.post(PATH, { otp: '123456' })).toRefuse(401, 'CODE_VOID');
    expect(await asha.post(PATH, {})).toRefuseFields({ otp: 'Please enter the 6-digit OTP' });
    const otp = await codeToDelete(shop, asha);
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await asha.post(PATH, { otp: wrong })).toRefuse(401, 'CODE_WRONG');
    expect((await stateOf(asha)).status).toBe('NONE');
  });

  test("somebody else's account: neither by a code of one's own nor by a token that is made up", async () => {
    const [asha, mallory] = [await shop.signUp('victim'), await shop.signUp('mallory')];
    expect(await mallory.post(`${PATH}/code`, { email: asha.email })).toRefuseFields({
      email: 'Please use the email of your account',
    });
    const otp = await codeToDelete(shop, mallory);
    const { id } = (await asha.get(PROFILE)).as(UserProfile);
    await mallory.post(PATH, { otp, userId: id, email: asha.email });
    expect((await asha.get(PROFILE)).status).toBe(200);

    const [head, payload, signature] = asha.token!.split('.') as [string, string, string];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const coded = (value: object) =>
      btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    const forged = [
      `${head}.${coded({ ...claims, sub: '1' })}.${signature}`,
      `${coded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    ];
    for (const token of forged) {
      const headers = { Authorization: `Bearer ${token}` };
      for (const path of [PATH, '/api/users/export']) {
        expect(await shop.visitor().get(path, { headers })).toRefuse(401, 'SESSION_EXPIRED');
      }
      expect(await shop.visitor().post(PATH, { otp }, { headers })).toRefuse(401, 'SESSION_EXPIRED');
    }
  });
});
