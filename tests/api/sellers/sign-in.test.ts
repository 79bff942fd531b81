import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { Message } from '#contract/calls/wire.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const enter = (email: string, otp: string) => shop.visitor().post('/sellers/verify/login-top', { email, otp });

test('a seller is mailed a code and comes in as that seller', async () => {
  const { email } = await shop.staff({ seller: 'farhan', subRole: 'orders' });
  await shop.later(31, async () => {
    const otp = await askForCode(origin, 'seller', email);
    const { jwtToken, role } = (await enter(email, otp)).as(Session);
    expect(role).toBe('ROLE_SELLER');
    const { sellerId } = decodeJwt(jwtToken);
    expect(shop.row('SELECT email FROM sellers WHERE id = ?', Number(sellerId)).email).toBe('farhan@ratnahaat.example');
    expect(await enter(email, otp)).toRefuse(401, 'CODE_VOID');
  });
});

test('the answer of sending never tells whether there is a seller', async () => {
  const known = await shop.visitor().post('/sellers/send/login-signup-otp', { email: shop.emailOf('known') });
  expect(known.as(Message).message).toBe(words('SELLER_OTP_SENT'));
});

test('a customer has no seller account, whatever code they hold', async () => {
  const { email } = await shop.signUp('asha');
  const otp = await askForCode(origin, 'seller', email);
  expect(await enter(email, otp)).toRefuse(
    404,
    'SELLER_ACCOUNT_MISSING',
    'No seller account with this email. Please register.',
  );
});

test('a seller who waits for verification signs in, and sells nothing yet', async () => {
  const ritu = shop.seller('pending');
  expect((await ritu.get('/seller/orders')).status).toBe(200);
  const { skuId } = await shop.sku({ seller: 'pending' });
  expect(await ritu.post('/api/admin/coupons', {})).toRefuse(
    403,
    'SELLER_NOT_ACTIVE',
    'This needs an active seller account. The note at the top of your console says why yours is not.',
  );
  const asha = await shop.customer('buyer');
  expect(await asha.put('/api/cart/item/add', { skuId, quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND');
});
