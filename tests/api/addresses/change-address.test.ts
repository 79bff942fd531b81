import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { Order } from '#contract/calls/orders.ts';
import { Message } from '#contract/calls/wire.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { addressForm } from '../../support/forms.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const UNKNOWN_ID = 999_999_999;

test('an address changes as a whole', async () => {
  const asha = await shop.customer('asha');
  const { id } = (await asha.post('/api/addresses', addressForm())).as(Address);
  const moved = addressForm({
    locality: 'Malad West',
    city: 'Mumbai',
    state: 'Maharashtra',
    pinCode: '400064',
    addressLine2: 'Gala 14',
  });
  const changed = (await asha.put(`/api/addresses/${id}`, moved)).as(Address);
  expect(changed).toMatchObject({
    id,
    city: 'Mumbai',
    state: 'Maharashtra',
    pinCode: '400064',
    addressLine2: 'Gala 14',
  });
  expect((await asha.get('/api/addresses')).as(z.array(Address))).toContainEqual(changed);
  expect(shop.row('SELECT state_code, version FROM addresses WHERE id = ?', id)).toEqual({
    state_code: '27',
    version: 2,
  });
});

test('a change is checked as a new one is', async () => {
  const asha = await shop.customer('asha');
  const { id } = (await asha.post('/api/addresses', addressForm())).as(Address);
  const answer = await asha.put(`/api/addresses/${id}`, addressForm({ pinCode: '654321' }));
  expect(answer).toRefuseFields({ pinCode: words('ADDRESS_PIN_TEST_PATTERN') });
});

test('a removed address is gone, and removing it again finds nothing', async () => {
  const asha = await shop.customer('asha');
  const { id } = (await asha.post('/api/addresses', addressForm())).as(Address);
  (await asha.delete(`/api/addresses/${id}`)).as(Message);
  expect((await asha.get('/api/addresses')).as(z.array(Address)).map((address) => address.id)).not.toContain(id);
  expect(await asha.delete(`/api/addresses/${id}`)).toRefuse(404, 'ADDRESS_NOT_FOUND', 'Address not found');
  expect(await asha.put(`/api/addresses/${id}`, addressForm())).toRefuse(404, 'ADDRESS_NOT_FOUND');
});

test("somebody else's address is as good as none, and stays as it was", async () => {
  const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
  const theirs = (await rohan.post('/api/addresses', addressForm({ name: 'Rohan' }))).as(Address);
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? JSON.stringify(addressForm()) : undefined;
    const ofRohan = await asha.send(method, `/api/addresses/${theirs.id}`, body);
    expect(ofRohan).toRefuse(404, 'ADDRESS_NOT_FOUND');
    expect(whatItTells(ofRohan)).toEqual(whatItTells(await asha.send(method, `/api/addresses/${UNKNOWN_ID}`, body)));
  }
  expect((await rohan.get('/api/addresses')).as(z.array(Address))).toEqual([theirs]);
});

test.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999'])('%s is no id of an address', async (id) => {
  const asha = await shop.customer('asha');
  expect([400, 404]).toContain((await asha.put(`/api/addresses/${id}`, addressForm())).status);
});

test('one address is the default: it comes first, and a change that says nothing of it leaves it', async () => {
  const asha = await shop.signUp('default');
  const save = async (over: object) => (await asha.post('/api/addresses', addressForm({ ...over }))).as(Address);
  const [home, work] = [
    await save({ addressType: 'HOME', isDefault: true, landmark: 'Behind the Durgam tank' }),
    await save({ addressType: 'WORK', isDefault: true, alternateMobile: '+91 98480 11223' }),
  ];
  expect(home).toMatchObject({ addressType: 'HOME', isDefault: true, landmark: 'Behind the Durgam tank' });
  const listed = async () =>
    (await asha.get('/api/addresses')).as(z.array(Address)).map(({ id, isDefault }) => [id, isDefault]);
  expect(await listed()).toEqual([
    [work.id, true],
    [home.id, false],
  ]);
  const moved = (await asha.put(`/api/addresses/${work.id}`, addressForm({ addressType: '' }))).as(Address);
  expect(moved).toMatchObject({ isDefault: true, addressType: null, alternateMobile: null });

  const both = [home, work].map(({ id }) => asha.put(`/api/addresses/${id}`, addressForm({ isDefault: true })));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await listed()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  const [[first]] = (await listed()) as [[number]];
  (await asha.delete(`/api/addresses/${first}`)).as(Message);
  expect((await listed()).map(([, isDefault]) => isDefault)).toEqual([false]);
});

test('the default of one shopper is nothing to another', async () => {
  const [asha, rohan] = [await shop.signUp('mine'), await shop.signUp('theirs')];
  const { id } = (await asha.post('/api/addresses', addressForm({ isDefault: true }))).as(Address);
  (await rohan.post('/api/addresses', addressForm({ isDefault: true }))).as(Address);
  expect(await rohan.put(`/api/addresses/${id}`, addressForm({ isDefault: true }))).toRefuse(404, 'ADDRESS_NOT_FOUND');
  expect((await rohan.get('/api/addresses')).as(z.array(Address))).toMatchObject([{ isDefault: true }]);
});

test.each([
  { field: 'alternateMobile', value: '12345', text: words('ADDRESS_MOBILE_INVALID') },
  { field: 'addressType', value: 'HOTEL', text: 'Please choose Home or Work' },
  { field: 'landmark', value: 'x'.repeat(61), text: 'Landmark can have at most 60 characters' },
])('a bad $field is refused', async ({ field, value, text }) => {
  const asha = await shop.customer('asha');
  expect(await asha.post('/api/addresses', addressForm({ [field]: value }))).toRefuseFields({ [field]: text });
});

test('landmark and other number go with the parcel', async () => {
  const asha = await shop.customer('asha');
  const to = { landmark: 'Behind the Durgam tank', alternateMobile: '9848011223' };
  const { orderId } = await placed(askToBuy(asha, await shop.sku(), 1, to));
  const { shippingAddress } = (await asha.get(`/api/orders/${orderId}`)).as(Order);
  expect(shippingAddress).toMatchObject({ addressLine2: 'Behind the Durgam tank', alternateMobile: '9848011223' });
});
