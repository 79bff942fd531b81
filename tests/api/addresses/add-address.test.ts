import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { addressForm, without } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

test('an address is saved as it was typed, tidied', async () => {
  const asha = await shop.customer('asha');
  const form = addressForm({
    name: '  Asha Rao ',
    mobile: '+91 98480-12345',
    pinCode: '500 084',
    email: 'ASHA@Example.in',
    addressLine2: '',
  });
  const saved = (await asha.post('/api/addresses', form)).as(Address);
  expect(saved).toEqual({
    id: saved.id,
    name: 'Asha Rao',
    mobile: '9848012345',
    email: 'asha@example.in',
    locality: 'Kondapur',
    address: 'Flat 302, Lake View Residency',
    addressLine2: null,
    landmark: null,
    alternateMobile: null,
    addressType: null,
    isDefault: false,
    city: 'Hyderabad',
    state: 'Telangana',
    pinCode: '500084',
    country: 'India',
    version: 1,
  });
});

test.each([
  { typed: 'telangana', pinCode: '500084', state: 'Telangana' },
  { typed: 'TS', pinCode: '500084', state: 'Telangana' },
  { typed: '36', pinCode: '500084', state: 'Telangana' },
  { typed: 'Orissa', pinCode: '751001', state: 'Odisha' },
  { typed: 'Pondicherry', pinCode: '605001', state: 'Puducherry' },
  { typed: 'Jammu & Kashmir', pinCode: '190001', state: 'Jammu and Kashmir' },
])('the State $typed is kept as $state', async ({ typed, pinCode, state }) => {
  const asha = await shop.customer('asha');
  const saved = (await asha.post('/api/addresses', addressForm({ state: typed, pinCode }))).as(Address);
  expect(saved.state).toBe(state);
});

test('names in any Indian script are good', async () => {
  const asha = await shop.customer('asha');
  const form = addressForm({ name: 'అన్నపూర్ణ', locality: 'काचीगुडा', city: 'হায়দ্রাবাদ' });
  expect((await asha.post('/api/addresses', form)).as(Address)).toMatchObject({
    name: 'అన్నపూర్ణ',
    locality: 'काचीगुडा',
  });
});

test('what a client says about ids, owners and versions is not read', async () => {
  const asha = await shop.customer('asha');
  const saved = (await asha.post('/api/addresses', addressForm({ id: 1, userId: 1, version: 9, stateCode: '01' }))).as(
    Address,
  );
  expect(shop.row('SELECT version, state_code FROM addresses WHERE id = ?', saved.id)).toEqual({
    version: 1,
    state_code: '36',
  });
  expect((await asha.get('/api/addresses')).as(z.array(Address)).map(({ id }) => id)).toContain(saved.id);
});

describe('what is wrong is said field by field:', () => {
  const LABEL = 'has a character that cannot be printed on a label';
  const PIN_INVALID = words('ADDRESS_PIN_INVALID');
  const MOBILE_INVALID = words('ADDRESS_MOBILE_INVALID');
  const REQUIRED = { name: 'Name', locality: 'Locality', address: 'Address', city: 'City' };

  test.each(Object.entries(REQUIRED))('%s missing', async (field, name) => {
    const asha = await shop.customer('asha');
    for (const form of [without(addressForm(), field), addressForm({ [field]: ' ' }), addressForm({ [field]: null })]) {
      expect(await asha.post('/api/addresses', form)).toRefuseFields({ [field]: `${name} is required` });
    }
  });

  test.each([
    { field: 'name', value: 'A'.repeat(81), text: 'Name can have at most 80 characters' },
    { field: 'name', value: 'Asha 🏠', text: `Name ${LABEL}: “🏠” after “Asha”` },
    { field: 'address', value: 'A'.repeat(121), text: 'Address can have at most 120 characters' },
    {
      field: 'address',
      value: 'Flat 3\u0000',
      text: `Address ${LABEL}: an invisible character (U+0000) after “Flat 3”. Please type the text instead of pasting it`,
    },
    { field: 'address', value: '<script>alert(1)</script>', text: `Address ${LABEL}: “<” at the beginning` },
    { field: 'addressLine2', value: 'A'.repeat(121), text: 'Address line 2 can have at most 120 characters' },
    { field: 'locality', value: 'x'.repeat(121), text: 'Locality can have at most 120 characters' },
    { field: 'city', value: 'x'.repeat(61), text: 'City can have at most 60 characters' },
    { field: 'email', value: 'asha', text: words('ADDRESS_EMAIL_INVALID') },
    { field: 'state', value: undefined, text: 'State is required' },
    { field: 'state', value: '', text: 'State is required' },
    { field: 'state', value: 'California', text: 'Please choose a State or union territory of India' },
    { field: 'country', value: 'Nepal', text: words('ADDRESS_INDIA_ONLY') },
    { field: 'pinCode', value: undefined, text: PIN_INVALID },
    { field: 'pinCode', value: '', text: PIN_INVALID },
    { field: 'pinCode', value: '50008', text: PIN_INVALID },
    { field: 'pinCode', value: '5000841', text: PIN_INVALID },
    { field: 'pinCode', value: '050008', text: PIN_INVALID },
    { field: 'pinCode', value: '5000a4', text: PIN_INVALID },
    { field: 'pinCode', value: 500084, text: PIN_INVALID },
    { field: 'pinCode', value: '111111', text: words('ADDRESS_PIN_TEST_PATTERN') },
    { field: 'pinCode', value: '123456', text: words('ADDRESS_PIN_TEST_PATTERN') },
    { field: 'pinCode', value: '654321', text: words('ADDRESS_PIN_TEST_PATTERN') },
    { field: 'pinCode', value: '110001', text: 'This PIN code is not in Telangana' },
    { field: 'mobile', value: undefined, text: MOBILE_INVALID },
    { field: 'mobile', value: '', text: MOBILE_INVALID },
    { field: 'mobile', value: '5848012345', text: MOBILE_INVALID },
    { field: 'mobile', value: '984801234', text: MOBILE_INVALID },
    { field: 'mobile', value: '+1 984 801 2345', text: MOBILE_INVALID },
    { field: 'mobile', value: 9848012345, text: MOBILE_INVALID },
    { field: 'mobile', value: '1234567890', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '0123456789', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '0987654321', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '9876543210', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '6666666666', text: words('ADDRESS_MOBILE_REPEATING') },
    { field: 'mobile', value: '0000000000', text: words('ADDRESS_MOBILE_REPEATING') },
    { field: 'mobile', value: '9090909090', text: words('ADDRESS_MOBILE_TEST_PATTERN') },
    { field: 'mobile', value: '9848098480', text: words('ADDRESS_MOBILE_TEST_PATTERN') },
    { field: 'mobile', value: '8999999999', text: words('ADDRESS_MOBILE_TEST_PATTERN') },
  ])('$field $value', async ({ field, value, text }) => {
    const asha = await shop.customer('asha');
    expect(await asha.post('/api/addresses', addressForm({ [field]: value }))).toRefuseFields({ [field]: text });
  });

  test('all of them at once', async () => {
    const asha = await shop.customer('asha');
    expect(await asha.post('/api/addresses', {})).toRefuseFields({
      name: 'Name is required',
      mobile: MOBILE_INVALID,
      locality: 'Locality is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      pinCode: PIN_INVALID,
    });
  });
});

test('twenty addresses are enough, also when all are added at once', async () => {
  const asha = await shop.customer('collector');
  const answers = await Promise.all(Array.from({ length: 25 }, () => asha.post('/api/addresses', addressForm())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  for (const refused of answers.filter(({ status }) => status !== 200)) {
    expect(refused).toRefuse(409, 'ADDRESS_LIMIT', 'You have 20 addresses already. Please delete one first.');
  }
  const [first] = (await asha.get('/api/addresses')).as(z.array(Address));
  expect((await asha.delete(`/api/addresses/${first!.id}`)).status).toBe(200);
  (await asha.post('/api/addresses', addressForm())).as(Address);
});
