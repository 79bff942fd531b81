import type { Session } from '#contract/calls/auth.ts';
import { sellerForm } from '../support/forms.ts';
import { mailsTo } from '../support/sign-in.ts';
import { A_PASSWORD } from '../support/passwords.ts';
import { until } from '../support/until.ts';
import { ask } from './ask.ts';
import { staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Registers a business and confirms its email. The platform has not checked its papers. */
async function newOwner(shop: ShopHands): Promise<{ email: string; token: string; id: number }> {
  const email = `rekha.${shop.mark}@example.in`;
  const { id } = await ask<{ id: number }>(shop, '', 'POST', '/sellers/create', sellerForm(email));
  const link = await until('the link', async () => {
    const [mail] = await mailsTo(shop.origin, email);
    return mail && /\/become-seller#confirm=([0-9a-f]+)/.exec(mail.text)?.[1];
  });
  const body = { token: link, password: A_PASSWORD };
  const { jwtToken } = await ask<Session>(shop, '', 'POST', '/sellers/confirm', body);
  return { email, token: jwtToken, id };
}

test('a seller prepares goods while the papers are checked, and puts the whole ones in the shop on Today', async ({
  page,
  shop,
}) => {
  const { email, token, id } = await newOwner(shop);
  const whole = await shop.goods.sku({ sellerEmail: email });
  const incomplete = await shop.goods.sku({ sellerEmail: email, isPictured: false });
  await staySignedIn(page, token, 'ROLE_SELLER');
  await page.goto('/seller/products/create');
  await expect(page.getByRole('status').getByText('Not in the shop until your papers are approved.')).toBeVisible();
  await page.goto(`/seller/products/${whole.productId}`);
  await expect(
    page.getByRole('region', { name: 'What is missing' }).getByText('until the papers of its seller are approved'),
  ).toBeVisible();

  await page.goto('/seller/today');
  await expect(page.getByRole('list', { name: 'Ready for the shop' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'To complete' })).toContainText('Missing: picture');
  await expect(page.getByRole('button', { name: /in the shop/ })).toHaveCount(0);
  await shop.expectAccessible(page);
  await shop.expectReflow(page);

  const admin = await shop.staffToken('admin@ratnahaat.example');
  await ask(shop, admin, 'PATCH', `/admin/seller/${id}/status/ACTIVE`, {});
  await page.reload();
  await page.getByRole('button', { name: 'Put all 1 in the shop' }).click();
  await expect(page.getByText('1 product is in the shop.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ready for the shop' })).toHaveCount(0);
  await shop.expectAccessible(page);
  const statusOf = async ({ productId }: { productId: number }) =>
    (await fetch(`${shop.origin}/products/${productId}`)).status;
  expect([await statusOf(whole), await statusOf(incomplete)]).toEqual([200, 404]);
});
