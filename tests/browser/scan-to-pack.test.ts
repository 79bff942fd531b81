import { ask } from './ask.ts';
import { enterConsole } from './enter-console.ts';
import { orderToPune } from './order-to-pune.ts';
import { expect, test } from './shop-test.ts';

test(
  'a seller packs a parcel by its codes, and a piece that does not belong is refused',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const [sku, other] = [
      await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 }),
      await shop.goods.sku({ seller: 'meera', price: 700, stock: 20 }),
    ];
    const { token } = await shop.signedUp(page, 'Gauri');
    const meera = await shop.staffToken('meera@ratnahaat.example');
    const { id, orderId } = await orderToPune(shop, token, sku);
    await ask(shop, meera, 'PUT', `/api/admin/orders/${id}`, { orderStatus: 'CONFIRMED' });
    await enterConsole(page, shop, `orders/${id}/show`);
    await page.getByRole('button', { name: 'Pack by scanning' }).click();
    const dialog = page.getByRole('dialog', { name: `Pack ${orderId}` });
    const field = dialog.getByRole('textbox', { name: 'Code of the next piece' });
    await expect(field).toBeFocused();
    await shop.expectAccessible(page);
    await shop.expectReflow(page);
    await page.keyboard.type(other.code);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(`${other.code} does not belong to ${orderId}.`);
    await expect(field).toHaveValue('');
    await page.keyboard.type(sku.code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(`${orderId} is packed.`);
    await expect(dialog.getByText('All pieces are in.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await shop.expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
  },
);
