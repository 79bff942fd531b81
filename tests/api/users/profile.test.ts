import { describe, expect, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { clock } from '../../support/clock.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const PROFILE = '/api/users/profile';

test('a customer sees who they are, with their addresses', async () => {
  const asha = await shop.customer('asha');
  const saved = (await asha.post('/api/addresses', addressForm())).as(Address);
  const profile = (await asha.get(PROFILE)).as(UserProfile);
  expect(profile).toMatchObject({
    email: asha.email,
    role: 'ROLE_CUSTOMER',
    mobile: '9848012345',
    emailVerified: true,
  });
  expect(profile.addresses).toEqual([saved]);
  expect(Math.abs(profile.createdAt - clock.now())).toBeLessThan(60_000);
});

test('staff see themselves in the role they signed in with', async () => {
  expect((await shop.admin().get(PROFILE)).as(UserProfile).role).toBe('ROLE_ADMIN');
  expect((await shop.seller('meera').get(PROFILE)).as(UserProfile).role).toBe('ROLE_SELLER');
});

test('name and mobile change, one alone or both', async () => {
  const asha = await shop.customer('changing');
  const renamed = (await asha.patch(PROFILE, { fullName: '  Asha Lakshmi Rao ' })).as(UserProfile);
  expect(renamed).toMatchObject({ fullName: 'Asha Lakshmi Rao', mobile: '9848012345' });
  const both = (await asha.patch(PROFILE, { fullName: 'आशा राव', mobile: '+91 98480 11223' })).as(UserProfile);
  expect(both).toMatchObject({ fullName: 'आशा राव', mobile: '9848011223' });
  expect((await asha.get(PROFILE)).as(UserProfile)).toEqual(both);
});

test('a change of nothing changes nothing', async () => {
  const asha = await shop.customer('asha');
  const before = (await asha.get(PROFILE)).as(UserProfile);
  expect((await asha.patch(PROFILE, {})).as(UserProfile)).toEqual(before);
  expect((await asha.patch(PROFILE, { email: asha.email.toUpperCase() })).as(UserProfile)).toEqual(before);
});

test('nobody makes themselves somebody else', async () => {
  const asha = await shop.customer('asha');
  const before = (await asha.get(PROFILE)).as(UserProfile);
  const claims =
    '{"role":"ROLE_ADMIN","emailVerified":false,"id":1,"createdAt":"2001-01-01T00:00:00Z","__proto__":{"role":"ROLE_ADMIN"},"constructor":{"prototype":{"role":"ROLE_ADMIN"}}}';
  expect((await asha.send('PATCH', PROFILE, claims)).as(UserProfile)).toEqual(before);
  expect((await shop.visitor().get('/categories')).status).toBe(200);
  expect(await asha.get('/api/admin/orders')).toRefuse(403, 'NOT_PERMITTED');
});

describe('what is wrong is said field by field:', () => {
  test.each([
    { field: 'fullName', value: '', text: 'Full name is required' },
    { field: 'fullName', value: 'A'.repeat(81), text: 'Full name can have at most 80 characters' },
    {
      field: 'fullName',
      value: '<img src=x>',
      text: 'Full name has a character that cannot be printed on a label: “<” at the beginning',
    },
    { field: 'mobile', value: '123', text: words('ADDRESS_MOBILE_INVALID') },
    { field: 'mobile', value: '9876543210', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '8888888888', text: words('ADDRESS_MOBILE_REPEATING') },
    { field: 'mobile', value: '9876598765', text: words('ADDRESS_MOBILE_TEST_PATTERN') },
    { field: 'email', value: 'no email', text: words('ADDRESS_EMAIL_INVALID') },
    { field: 'otp', value: '1', text: 'Please enter the 6-digit OTP' },
  ])('$field $value', async ({ field, value, text }) => {
    const asha = await shop.customer('asha');
    expect(await asha.patch(PROFILE, { [field]: value })).toRefuseFields({ [field]: text });
  });
});
