import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CustomerRecord, ManagedCustomer } from '#contract/calls/customers.ts';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { Subscriber } from '#contract/calls/newsletter.ts';
import { CUSTOMER_COLUMN_NAMES } from '#contract/moving-in/customers.ts';
import type { MovedCustomer } from '#contract/moving-in/customers.ts';
import { csvRow } from '#contract/shop/csv.ts';
import { applied, apply, begin, checked, sendPiece, undo } from '../../support/imports.ts';
import { codeToDelete } from '../../support/delete-account.ts';
import { Persona } from '../../support/persona.ts';
import { signInAs } from '../../support/sign-in.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const KIND = 'customers';
let people = 0;

/** Returns a row of a new person, with an address. */
function newPerson(over: Partial<MovedCustomer> = {}): MovedCustomer {
  people += 1;
  return {
    Email: `moved-${people}-${shop.mark}@example.in`,
    Name: 'Asha Rao',
    Mobile: '9848012345',
    Address: '12 MG Road',
    'Address line 2': '',
    Locality: '',
    Landmark: '',
    City: '',
    State: 'Karnataka',
    'PIN code': '560038',
    'Newsletter agreed on': '',
    'Newsletter agreed by': '',
    ...over,
  };
}

const fileOf = (...rows: MovedCustomer[]) =>
  [CUSTOMER_COLUMN_NAMES, ...rows.map((row) => CUSTOMER_COLUMN_NAMES.map((name) => row[name]))].map(csvRow).join('');

const userOf = ({ Email: email }: MovedCustomer) => shop.rows('SELECT * FROM users WHERE email = ?', email)[0];
const addressesOf = ({ Email: email }: MovedCustomer) =>
  shop.rows('SELECT addresses.* FROM addresses JOIN users ON users.id = user_id WHERE users.email = ?', email);
const subscriberOf = ({ Email: email }: MovedCustomer) =>
  shop.rows('SELECT * FROM newsletter_subscribers WHERE email = ?', email)[0];

async function signIn(email: string): Promise<Persona> {
  const { origin } = shop.running;
  return new Persona(origin, await signInAs(origin, 'customer', email), email);
}

test('a new customer has an account that nobody has confirmed, an address with city and State, and no mail', async () => {
  const person = newPerson();
  const sent = shop.row('SELECT count(*) AS n FROM outbox').n;
  expect((await applied(admin, KIND, fileOf(person))).counts).toMatchObject({ NEW: 1 });
  expect(userOf(person)).toMatchObject({ full_name: 'Asha Rao', mobile: '9848012345', email_verified_at: null });
  expect(addressesOf(person)).toMatchObject([
    {
      address: '12 MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      state_code: '29',
      pin_code: '560038',
      is_default: 1,
    },
  ]);
  expect(subscriberOf(person)).toBeUndefined();
  expect(shop.row('SELECT count(*) AS n FROM outbox').n).toBe(sent);
  expect(shop.rows('SELECT id FROM sessions WHERE user_id = ?', Number(userOf(person)!.id))).toEqual([]);
  const filter = encodeURIComponent(JSON.stringify({ q: person.Email }));
  const [listed] = (await admin.get(`/api/admin/customers?filter=${filter}`)).as(z.array(ManagedCustomer));
  expect((await admin.get(`/api/admin/customers/${listed!.id}`)).as(CustomerRecord)).toMatchObject({ orders: [] });

  expect((await checked(admin, KIND, fileOf(person))).counts).toMatchObject({ UNCHANGED: 1, NEW: 0, CHANGED: 0 });
});

test('the first sign-in with the mailed code confirms the account', async () => {
  const person = newPerson();
  await applied(admin, KIND, fileOf(person));
  await signIn(person.Email);
  expect(userOf(person)!.email_verified_at).not.toBeNull();
});

describe('a customer who is here already', () => {
  test('keeps name, mobile and addresses; only missing facts and addresses are added', async () => {
    const asha = await shop.customer('asha');
    const before = shop.row('SELECT * FROM users WHERE email = ?', asha.email);
    const row = newPerson({ Email: asha.email.toUpperCase(), Name: 'Another Name', Mobile: '9848054321' });
    const one = await checked(admin, KIND, fileOf(row));
    const [checkedRow] = (await admin.get(`/api/admin/customers/imports/${one.id}/rows`)).as(z.array(ImportRow));
    expect(checkedRow).toMatchObject({ outcome: 'CHANGED', label: `${asha.email} is here already` });
    expect(checkedRow!.differences.map(({ column }) => column)).toEqual(['Address']);
    await apply(admin, KIND, one.id);
    expect(shop.row('SELECT * FROM users WHERE email = ?', asha.email)).toEqual(before);
    expect(addressesOf({ ...row, Email: asha.email })).toMatchObject([{ address: '12 MG Road', is_default: 0 }]);
    expect((await checked(admin, KIND, fileOf(row))).counts).toMatchObject({ UNCHANGED: 1 });
  });

  test('does not get back an address that they removed', async () => {
    const person = newPerson();
    await applied(admin, KIND, fileOf(person));
    const signedIn = await signIn(person.Email);
    await signedIn.delete(`/api/addresses/${String(addressesOf(person)[0]!.id)}`);
    expect((await checked(admin, KIND, fileOf(person))).counts).toMatchObject({ UNCHANGED: 1 });
  });
});

describe('a subscriber of the newsletter', () => {
  test('is made of a consent with its day or source, and says where it came from', async () => {
    const [day, source, nothing] = [
      newPerson({ 'Newsletter agreed on': '2025-11-20', 'Newsletter agreed by': 'Sign-up form' }),
      newPerson({ 'Newsletter agreed by': 'Fair in Jaipur' }),
      newPerson(),
    ];
    await applied(admin, KIND, fileOf(day, source, nothing));
    expect(subscriberOf(day)).toMatchObject({
      status: 'SUBSCRIBED',
      consent_at: Date.parse('2025-11-20T00:00:00+05:30'),
      consent_source: 'Former shop: Sign-up form',
    });
    expect(subscriberOf(source)).toMatchObject({ status: 'SUBSCRIBED', consent_source: 'Former shop: Fair in Jaipur' });
    expect(subscriberOf(nothing)).toBeUndefined();
    const filter = encodeURIComponent(JSON.stringify({ q: day.Email }));
    const [listed] = (await admin.get(`/api/admin/newsletter?filter=${filter}`)).as(z.array(Subscriber));
    expect(listed).toMatchObject({ status: 'SUBSCRIBED', consentSource: 'Former shop: Sign-up form' });
  });

  test('who unsubscribed here stays unsubscribed', async () => {
    const person = newPerson({ 'Newsletter agreed on': '2025-11-20' });
    await applied(admin, KIND, fileOf(person));
    const { id, version } = subscriberOf(person)!;
    await admin.put(`/api/admin/newsletter/${String(id)}`, { reason: 'They wrote', version });
    expect((await checked(admin, KIND, fileOf(person))).counts).toMatchObject({ UNCHANGED: 1 });
    expect(subscriberOf(person)).toMatchObject({ status: 'UNSUBSCRIBED' });
  });
});

test('rows say what is wrong with them', async () => {
  const twice = newPerson();
  const { id } = await checked(
    admin,
    KIND,
    fileOf(
      newPerson({ Email: '' }),
      newPerson({ Email: 'asha at example' }),
      newPerson({ Mobile: '12345' }),
      newPerson({ 'PIN code': '110001' }),
      newPerson({ 'Newsletter agreed on': '2099-01-01' }),
      twice,
      twice,
    ),
  );
  const rows = (await admin.get(`/api/admin/customers/imports/${id}/rows?range=[0,9]&outcome=FAULTY`)).as(
    z.array(ImportRow),
  );
  expect(rows.map(({ row, faults }) => [row, faults[0]!.column])).toEqual([
    [2, 'Email'],
    [3, 'Email'],
    [4, 'Mobile'],
    [5, 'PIN code'],
    [6, 'Newsletter agreed on'],
    [8, 'Email'],
  ]);
});

test('an upload that stopped goes on, and every customer is there once', async () => {
  const rows = Array.from({ length: 40 }, () => newPerson());
  const file = fileOf(...rows);
  const half = file.indexOf('\r\n', file.length / 2) + 2;
  const name = `customers-${shop.mark}.csv`;
  const { id } = (await begin(admin, KIND, file.length, name)).as(Import);
  await sendPiece(admin, KIND, id, file.slice(0, half));
  const again = (await begin(admin, KIND, file.length, name)).as(Import);
  expect(again).toMatchObject({ id, taken: half, state: 'UPLOADING' });
  await sendPiece(admin, KIND, id, file.slice(half), half);
  await admin.post(`/api/admin/customers/imports/${id}/check`);
  expect((await apply(admin, KIND, id)).as(Import).counts).toMatchObject({ NEW: 40 });
  expect((await apply(admin, KIND, id)).as(Import).state).toBe('DONE');
  const there = rows.map(({ Email: email }) => shop.row('SELECT count(*) AS n FROM users WHERE email = ?', email).n);
  expect(there).toEqual(rows.map(() => 1));
});

test('undoing removes the people who have done nothing here, with all that was stored of them', async () => {
  const [idle, active] = [newPerson({ 'Newsletter agreed on': '2025-11-20' }), newPerson()];
  const { id } = await applied(admin, KIND, fileOf(idle, active));
  await signIn(active.Email);
  expect((await undo(admin, KIND, id)).as(Import).undoneAt).not.toBeNull();
  expect(userOf(idle)).toBeUndefined();
  expect(addressesOf(idle)).toEqual([]);
  expect(subscriberOf(idle)).toBeUndefined();
  expect(
    shop.rows('SELECT id FROM import_rows WHERE cells LIKE ? OR label LIKE ?', `%${idle.Email}%`, `%${idle.Email}%`),
  ).toEqual([]);
  expect(userOf(active)).toBeDefined();
  expect(addressesOf(active)).toHaveLength(1);
  expect((await applied(admin, KIND, fileOf(idle))).counts).toMatchObject({ NEW: 1 });
});

test('the copy of one’s data has the row of the file, and erasing the account removes it', async () => {
  const person = newPerson({ 'Newsletter agreed by': 'Sign-up form' });
  await applied(admin, KIND, fileOf(person));
  const signedIn = await signIn(person.Email);
  const copy = JSON.stringify((await signedIn.get('/api/users/export')).json);
  expect(copy).toContain('Rows of files of our former shop');
  expect(copy).toContain('Former shop: Sign-up form');
  const otp = await codeToDelete(shop, signedIn);
  expect((await signedIn.post('/api/users/deletion', { otp })).status).toBe(200);
  await until('the account to be gone', () => (userOf(person) === undefined ? true : undefined));
  for (const table of ['import_rows', 'newsletter_subscribers', 'users', 'addresses'])
    expect(JSON.stringify(shop.rows(`SELECT * FROM ${table}`))).not.toContain(person.Email);
});
