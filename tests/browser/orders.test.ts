import type { Page } from '@playwright/test';
import * as messages from '#contract/messages.ts';
import { clock } from '../support/clock.ts';
import { addressForm } from '../support/forms.ts';
import { Persona } from '../support/persona.ts';
import { through, TO_INSPECTED } from '../support/returns.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

interface Placed {
  orderId: string;
  payment_link_url: string | null;
}

/** Signs a person up, and returns functions that call the API for them. */
async function shopper(page: Page, shop: ShopHands, name: string) {
  const { email, token } = await shop.signedUp(page, name);
  const send = async <Answer>(method: string, path: string, body?: object, as: string = token): Promise<Answer> => {
    const answer = await fetch(shop.origin + path, {
      method,
      headers: { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return (await answer.json()) as Answer;
  };
  const buy = async (skuId: number, quantity: number, method: 'COD' | 'PREPAID' = 'COD'): Promise<string> => {
    const placed = await send<Placed>('POST', `/api/orders?paymentMethod=${method}`, {
      ...addressForm(),
      checkoutType: 'buy-now',
      directPurchase: true,
      buyNowItem: { skuId, quantity },
    });
    const link = placed.payment_link_url?.split('/').at(-1);
    if (link) await send('POST', `/sandbox/razorpay/pay/${link}`, { outcome: 'paid' });
    return placed.orderId;
  };
  return { email, send, buy };
}

test('from the list to an order, a piece of it is cancelled, and its money is on its way back', async ({
  page,
  shop,
}) => {
  const { buy } = await shopper(page, shop, 'Asha');
  const sku = await shop.goods.sku({ price: 1000 });
  const orderId = await buy(sku.skuId, 3, 'PREPAID');

  await page.goto('/');
  await page.locator('summary').and(page.getByLabel('Your account')).click();
  await page.getByRole('link', { name: 'Your orders' }).first().click();
  await expect(page.getByText(`${orderId} · 3 items`)).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('list', { name: 'Your orders' }).getByRole('link').first().click();

  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(page.getByText('Online: Paid')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel items' }).click();

  await page.getByRole('main').getByRole('combobox').first().selectOption('Cancel 1 of 3');
  await expect(page.getByText('₹900 is refunded to the account you paid from, in')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel 1 item' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await page.getByLabel('Reason').selectOption(messages.CANCEL_REASON_CHANGED_MIND);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel 1 item' }).click();
  await expect(
    page.getByText('1 cancelled. The other items stay in your order. ₹900 is refunded to the account you paid from.'),
  ).toBeVisible();
  await shop.expectAccessible(page);

  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 items, 1 cancelled' })).toBeVisible();
  const refunds = page.getByRole('region', { name: 'Payment' });
  await expect(refunds).toContainText('Cancelled items');
  await expect(refunds).toContainText('₹900');
  await expect(page.getByText('Online: Partly refunded')).toBeVisible();
  await shop.expectAccessible(page);
});

test('the house cancels a paid order, and its money goes back', async ({ page, shop }) => {
  const { buy, send } = await shopper(page, shop, 'Tara');
  const sku = await shop.goods.sku({ price: 800 });
  const orderId = await buy(sku.skuId, 1, 'PREPAID');

  await enterAsAdmin(page, shop, `/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`);
  await page.getByRole('link', { name: new RegExp(orderId) }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitemradio', { name: 'Cancelled' }).click();
  await expect(page.getByRole('dialog')).toContainText('What was paid for them is refunded to the shopper.');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(page.getByRole('main')).toContainText('Refunded');
  expect(await send<object>('GET', `/api/orders/${orderId}`)).toMatchObject({
    orderStatus: 'CANCELLED',
    paymentStatus: 'REFUNDED',
  });
});

test('what has left cannot be cancelled, and its parcel is followed in the order', async ({ page, shop }) => {
  const { buy, send } = await shopper(page, shop, 'Gauri');
  const sku = await shop.goods.sku({ seller: 'meera', price: 1200 });
  const orderId = await buy(sku.skuId, 1);
  const meera = await shop.staffToken('meera@ratnahaat.example');
  await send('POST', '/shipping/orders', { orderId }, meera);
  const { data } = await send<{ data: { id: number; awb: string } }>('POST', `/shipping/awb/${orderId}`, {}, meera);
  await send('POST', `/shipping/shipment/${data.id}/pickup`, {}, meera);
  for (const status of ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED']) {
    await send('POST', `/sandbox/shiprocket/move/${data.awb}`, { status });
  }
  await page.goto(`/cancel?orderId=${orderId}`);
  await expect(page.getByText('cannot be cancelled any more')).toBeVisible();
  await page.goto(`/orders?orderId=${orderId}`);
  await expect(page.getByText(data.awb)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel items' })).toHaveCount(0);
  await page.getByLabel('Directions to find you (optional)').fill('Blue gate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You asked for another attempt')).toBeVisible();
  await shop.expectAccessible(page);
});

test('an order is bought again as far as its pieces can be had, and what is missing is named', async ({
  page,
  shop,
}) => {
  const { buy, send } = await shopper(page, shop, 'Radha');
  const here = await shop.goods.sku({ price: 800, stock: 9 });
  const gone = await shop.goods.sku({ price: 900, stock: 1 });
  for (const { skuId } of [here, gone]) await send('PUT', '/api/cart/item/add', { skuId, quantity: 1 });
  const { orderId } = await send<Placed>('POST', '/api/orders?paymentMethod=COD', addressForm());
  await page.goto(`/orders?orderId=${orderId}`);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('In your cart:')).toBeVisible();
  await expect(page.getByText(messages.OUT_OF_STOCK)).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByText(messages.CART_EMPTY)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await buy(here.skuId, 1);
});

test('the confirmation shows what holds now, also when it is opened again', async ({ page, shop }) => {
  const { buy, send } = await shopper(page, shop, 'Leela');
  const sku = await shop.goods.sku({ price: 1000 });
  const orderId = await buy(sku.skuId, 2);
  await page.goto(`/confirmation?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: messages.ORDER_THANK_YOU })).toBeVisible();
  await expect(page.getByText('The seller confirms it and sends it within 24 hours.')).toBeVisible();
  const { orderItems } = await send<{ orderItems: { id: number }[] }>('GET', `/api/orders/${orderId}`);
  await send('PUT', `/orders/${orderId}/cancel`, { items: [{ orderItemId: orderItems[0]!.id, quantity: 1 }] });
  await page.reload();
  await expect(page.getByText('1 of 2 items, 1 cancelled')).toBeVisible();
  await expect(page.getByText('To pay on delivery:')).toContainText('₹1,000');
  await shop.expectAccessible(page);
  await send('PUT', `/orders/${orderId}/cancel`, {});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible();
  await expect(page.getByText('Nothing was charged for it.')).toBeVisible();
});

test('an order whose item came back says so at the item, and offers no return of it', async ({ page, shop }) => {
  const { buy, send } = await shopper(page, shop, 'Lata');
  const wayBack = page.getByRole('main').getByRole('link', { name: 'Return or exchange' });
  const sku = await shop.goods.sku({ price: 1000 });
  const orderId = await buy(sku.skuId, 2, 'PREPAID');
  const token = await shop.staffToken('meera@ratnahaat.example');
  const order = await send<{ id: number; orderItems: { id: number }[] }>('GET', `/api/orders/${orderId}`);
  await send('PATCH', `/seller/orders/${order.id}/status/DELIVERED`, undefined, token);
  await page.goto(`/orders?orderId=${orderId}`);
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(wayBack).toBeVisible();
  await expect(page.getByRole('link', { name: `Rate it ${sku.name}` })).toBeVisible();

  const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 2, reason: 'changedMind' }];
  const { id } = await send<{ id: number }>('POST', '/api/returns', { orderId, items });
  await page.reload();
  await expect(page.getByText('Return: waiting for an answer')).toBeVisible();
  await expect(wayBack).toHaveCount(0);

  await through(new Persona(shop.origin, token), id, [...TO_INSPECTED, 'REFUNDED']);
  await page.reload();
  await expect(
    page.getByText(/Returned, ₹1,800 (refunded on \d+ \w+ \d{4} to|is on its way back to) UPI/),
  ).toBeVisible();
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await expect(wayBack).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Rate it/ })).toHaveCount(0);
  await shop.expectAccessible(page);
  await page.goto('/orders');
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await page.goto(`/confirmation?orderId=${orderId}`);
  await expect(wayBack).toHaveCount(0);
});

test('an order that was not paid in time is bought again, and nothing of it is cancelled', async ({ page, shop }) => {
  const { send } = await shopper(page, shop, 'Notpaid');
  const sku = await shop.goods.sku({ price: 1000 });
  const { orderId } = await send<Placed>('POST', '/api/orders?paymentMethod=PREPAID', {
    ...addressForm(),
    checkoutType: 'buy-now',
    directPurchase: true,
    buyNowItem: { skuId: sku.skuId, quantity: 1 },
  });
  await page.clock.setFixedTime(clock.now() + 31 * 60_000);
  await page.goto('/orders');
  await expect(page.getByText('Not paid', { exact: true })).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText(`In your cart: ${sku.name}.`)).toBeVisible();
  for (const path of [`/orders?orderId=${orderId}`, `/confirmation?orderId=${orderId}`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel items' })).toHaveCount(0);
    await expect(page.getByText('Online: Not paid').first()).toBeVisible();
  }
  await page.goto(`/cancel?orderId=${orderId}`);
  await expect(page.getByText('This order was not paid in time, so there is nothing to cancel.')).toBeVisible();
  await page.goto('/dashboard?tab=payments');
  await expect(page.getByText('Online: Not paid')).toBeVisible();
});

test('a printed order says whose shop it is from, and nothing of how to use the page', async ({ page, shop }) => {
  const { buy } = await shopper(page, shop, 'Indira');
  const orderId = await buy((await shop.goods.sku({ price: 1000 })).skuId, 1);
  for (const path of [`/orders?orderId=${orderId}`, `/confirmation?orderId=${orderId}`]) {
    await page.goto(path);
    await expect(page.getByText('Shipping address')).toBeVisible();
    const name = page.getByText('Ratnahaat', { exact: true }).and(page.locator('main *'));
    await expect(name).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(name).toBeVisible();
    await expect(page.getByRole('main').getByText(shop.siteOrigin.replace('http://', ''))).toBeVisible();
    await expect(page.getByRole('button', { name: messages.ORDER_PRINT })).toBeHidden();
    const sheets = (
      await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
    )
      .toString('latin1')
      .match(/\/Type \/Page\b/g);
    expect(sheets, path).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('who has ordered nothing yet is led to the shop, in the list and in the history', async ({ page, shop }) => {
  await shopper(page, shop, 'Nila');
  for (const path of ['/orders', '/history', '/account/orders', '/dashboard?tab=payments']) {
    await page.goto(path);
    await expect(page.getByText(messages.ORDERS_EMPTY), path).toBeVisible();
    await expect(page.getByText(messages.ORDERS_EMPTY_HINT)).toBeVisible();
    await shop.expectAccessible(page);
  }
  await page.goto('/cancel');
  await page.getByLabel('Order number').fill('RH-0000-0000-0000');
  await page.getByRole('button', { name: 'Show the order' }).click();
  await expect(page.getByRole('alert')).toContainText('Order not found');
});

test('orders are asked for by the shopper alone', async ({ page, shop }) => {
  for (const path of ['/orders', '/orders?orderId=RH-0000-0000-0000', '/history', '/dashboard', '/cancel']) {
    await page.goto(path);
    const signIn = page.getByRole('main').getByRole('link', { name: messages.SIGN_IN });
    await expect(signIn).toHaveAttribute('href', `/login?returnUrl=${encodeURIComponent(path)}`);
  }
  await shop.expectAccessible(page);
});

test('the account shows who one is, where to and what was paid, and takes changes', async ({ page, shop }) => {
  const { buy, send, email } = await shopper(page, shop, 'Meena');
  const sku = await shop.goods.sku({ price: 1000 });
  const orderId = await buy(sku.skuId, 1, 'PREPAID');
  await send('POST', '/api/addresses', addressForm());

  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: messages.PROFILE_EDIT }).click();
  await page.getByLabel(messages.PROFILE_NAME).fill('Meena Iyer');
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Meena Iyer')).toBeVisible();

  await page.getByRole('link', { name: messages.DASHBOARD_ADDRESS_BOOK }).click();
  await shop.expectAccessible(page);
  const remove = page.getByRole('button', { name: /^Delete the address/ }).first();
  const question = page.getByRole('alertdialog', { name: messages.ADDRESS_DELETE_CONFIRM });
  await remove.click();
  await expect(question).toBeVisible();
  await shop.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have not saved any address yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('link', { name: orderId })).toBeVisible();
  await expect(page.getByText('₹900')).toBeVisible();
  await shop.expectAccessible(page);
  await page.getByRole('link', { name: messages.DASHBOARD_ORDERS, exact: true }).click();
  await expect(page.getByRole('heading', { name: messages.DASHBOARD_MY_ORDERS })).toBeVisible();
  await page.goto('/history');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download the invoice of ${orderId}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`invoice_${orderId}.pdf`);
  await shop.expectAccessible(page);
});
