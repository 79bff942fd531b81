import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Order } from '#contract/calls/orders.ts';
import { drawnDemoShop, linkPictures } from '../support/demo-shop.ts';
import { addressForm } from '../support/forms.ts';
import { goodsIn } from '../support/goods.ts';
import { newMark } from '../support/mark.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { Persona } from '../support/persona.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { signUpAs } from '../support/sign-in.ts';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

/** A shop of its own: the ladder holds for every shopper of it. */
let own: NodeShop;
let admin: Persona;
let remove: () => void;
test.beforeAll(async () => {
  const data = makeDataFolder('ladder', join(await drawnDemoShop(), 'ratnahaat.db'));
  ({ remove } = data);
  await linkPictures(data.path);
  own = await startNodeShop(data.path, { jobs: 'asked for' });
  const token = (await signStaffIn(own.origin))['admin@ratnahaat.example']!;
  admin = new Persona(own.origin, token, 'admin@ratnahaat.example');
});
test.afterAll(async () => {
  await own.stop();
  remove();
});

const LADDER = { confirmFrom: null, prepaidFrom: null, noCodFrom: null, giftPercent: 5, controlPercent: 0 };
const setLadder = async (ladder: object) => {
  const body = { ...LADDER, ...ladder, reason: 'Freight' };
  expect((await admin.put('/api/admin/settings/cod-ladder', body)).status).toBe(200);
};

/** Signs a shopper in who has a piece at ₹1,000 in the cart and one saved address without a number and a landmark. */
async function shopperAtCheckout(page: Page, name: string): Promise<Persona> {
  const email = `${name}.${newMark()}@example.in`;
  const token = await signUpAs(own.origin, { email, fullName: name, mobile: '6123456789' });
  const shopper = new Persona(own.origin, token, email);
  const { skuId } = await goodsIn(own.databasePath, newMark()).sku({ price: 1000 });
  await shopper.put('/api/cart/item/add', { skuId, quantity: 1 });
  await shopper.post(
    '/api/addresses',
    addressForm({ mobile: '6123456789', address: 'Main road', locality: 'Rampur', isDefault: true }),
  );
  await staySignedIn(page, token, 'ROLE_CUSTOMER');
  await page.goto(`${own.origin}/checkout`);
  return shopper;
}

const cash = (page: Page) => page.getByRole('radio', { name: /Cash on delivery/ });

test('a shopper reads why an order needs to be paid online, and saves by it', async ({ page, shop }) => {
  await setLadder({ prepaidFrom: 20 });
  await shopperAtCheckout(page, 'Tara');
  await expect(page.getByText('Cash on delivery is not available for this order.')).toBeVisible();
  await expect(page.getByText('Complete the address with a house number and a landmark.')).toBeVisible();
  await expect(page.getByText('The address has no house number and no landmark.')).toBeVisible();
  await expect(page.getByText('₹150 off for paying now')).toBeVisible();
  await expect(cash(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
});

test('a shopper is told that the order is to be confirmed, and staff see why', async ({ page, shop }) => {
  await setLadder({ confirmFrom: 20 });
  const bela = await shopperAtCheckout(page, 'Bela');
  await expect(page.getByText('We email you a link to confirm this order before it is sent')).toBeVisible();
  await expect(page.getByText('What you can do: Complete the address')).toBeVisible();
  await shop.expectAccessible(page);
  await cash(page).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/confirmation\?orderId=/);
  const number = new URL(page.url()).searchParams.get('orderId')!;
  const { id } = (await bela.get(`/api/orders/${number}`)).as(Order);

  const console_ = await page.context().browser()!.newPage();
  await staySignedIn(console_, admin.token!, 'ROLE_ADMIN');
  await console_.goto(`${own.origin}/admin/orders/${id}/show`);
  const risk = console_.getByRole('region', { name: 'Cash risk' });
  await expect(risk).toContainText('Confirmed by email');
  await expect(risk).toContainText('The address has no number, no landmark and no second line.');
  await expect(risk).toContainText('The same facts give the same decision');
  await shop.expectAccessible(console_);
  await console_.close();
});

test('the owner sets the steps, sees what they would have done, and takes no step in disorder', async ({
  page,
  shop,
}) => {
  await setLadder({});
  await staySignedIn(page, admin.token!, 'ROLE_ADMIN');
  await page.goto(`${own.origin}/admin/settings?group=cod-ladder`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /Nothing more/ })).toBeVisible();
  await page.getByLabel('Confirmed by email, from the score').fill('1');
  await expect(preview.getByRole('row', { name: /Confirmed by email [1-9]/ })).toBeVisible();
  await page.getByLabel('Paid online only, from the score').fill('1');
  await page.getByLabel('Reason').fill('Freight of refused parcels');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This must be above the milder steps')).toBeVisible();
  await page.getByLabel('Paid online only, from the score').fill('80');
  await shop.expectAccessible(page);
  await shop.expectReflow(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
    '“Freight of refused parcels”',
  );
});
