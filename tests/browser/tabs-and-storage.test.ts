import { expect, test } from './shop-test.ts';

test('a cart, a checkout and a wishlist follow what is done in another tab', async ({ page, shop }) => {
  const { token } = await shop.signedUp(page, 'Tabs');
  const sku = await shop.goods.sku({ price: 1000 });
  const other = await page.context().newPage();
  await other.addInitScript((jwt) => {
    localStorage.setItem('ratnahaat:1:jwt', jwt);
    localStorage.setItem('ratnahaat:1:role', 'ROLE_CUSTOMER');
  }, token);

  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await other.goto(`/product/${sku.seoUrl}`);
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await other.waitForURL('**/cart');
  await expect(page.getByRole('main').getByRole('link', { name: sku.name })).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);

  await page.goto('/checkout');
  await expect(page.getByText(sku.name).first()).toBeVisible();
  await other.getByRole('button', { name: `Remove ${sku.name}` }).click();
  await expect(page.getByText('No items in cart to process')).toBeVisible();

  await page.goto('/wishlist');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await other.goto(`/product/${sku.seoUrl}`);
  // The heart changes before the server answers. Here the answer waits until the first tab has read the list again.
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/wishlist'));
  await other.route('**/api/wishlist/add-product/**', async (route) => {
    await readAgain;
    await route.continue();
  });
  await other
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: sku.name })).toBeVisible();
  await other.close();
});

test('a browser that keeps nothing is told so where it signs in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto('/signin');
  await expect(page.getByRole('alert').filter({ hasText: 'Your browser keeps nothing for this site' })).toBeVisible();
});
