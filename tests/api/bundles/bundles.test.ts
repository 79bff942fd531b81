import { describe, expect, test } from 'vitest';
import { Bundle } from '#contract/calls/bundles.ts';
import { BagPreview } from '#contract/calls/cart.ts';
import { addDays } from '#contract/shop/dates.ts';
import { clock } from '../../support/clock.ts';
import { cartOf, fillCart } from '../../support/buy.ts';
import { bundleForm, couponForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Makes a necklace of ₹1,000 and jhumkas of ₹500 with a bundle that takes ₹200 off. */
async function set(over: Record<string, unknown> = {}) {
  const [necklace, jhumkas] = [await shop.sku({ price: 1000 }), await shop.sku({ price: 500 })];
  const form = bundleForm([necklace, jhumkas], { discountType: 'FIXED_AMOUNT', discountValue: 200, ...over });
  const bundle = (await shop.admin().post('/api/admin/bundles', form)).as(Bundle);
  return { necklace, jhumkas, bundle };
}

describe('a bundle in the cart', () => {
  test('takes its discount off with the last piece, and gives it up without it', async () => {
    const { necklace, jhumkas, bundle } = await set();
    const asha = await shop.customer('set');
    await fillCart(asha, necklace);
    const alone = await cartOf(asha);
    expect(alone.summary.COD.bundles).toEqual([]);
    expect(alone.bundleHints).toMatchObject([{ id: bundle.id, seoUrl: jhumkas.seoUrl }]);
    const { id } = await fillCart(asha, jhumkas);
    expect((await cartOf(asha)).summary.COD).toMatchObject({
      bundles: [{ id: bundle.id, name: bundle.name, sets: 1, discount: 200_00 }],
      total: 1300_00,
    });
    await asha.delete(`/api/cart/item/delete/${id}`);
    expect((await cartOf(asha)).summary.COD).toMatchObject({ bundles: [], total: 1000_00 });
  });

  test('comes before a coupon, whose minimum is compared with the price before', async () => {
    const { necklace, jhumkas } = await set();
    const asha = await shop.customer('both');
    await fillCart(asha, necklace);
    await fillCart(asha, jhumkas);
    const { code } = couponForm() as { code: string };
    await shop.admin().post('/api/coupons/admin/create', couponForm({ code, minimumOrderValue: 1500 }));
    expect((await asha.post(`/api/coupons/apply?apply=true&orderValue=1&code=${code}`)).status).toBe(200);
    // 10 % of 1,300.
    expect((await cartOf(asha)).summary.COD).toMatchObject({ couponPrice: 130_00, total: 1170_00 });
  });

  test('is in a visitor’s bag, too', async () => {
    const { necklace, jhumkas, bundle } = await set();
    const items = [necklace, jhumkas].map(({ skuId }) => ({ skuId, size: '', quantity: 2 }));
    const { cart } = (await shop.visitor().post('/api/cart/preview', { items })).as(BagPreview);
    expect(cart.summary.COD.bundles).toMatchObject([{ name: bundle.name, sets: 2, discount: 400_00 }]);
  });
});

describe('the pages of a bundle are rendered again', () => {
  const DAY_SECONDS = 86_400;
  const day = (after: number) => addDays(clock.today(), after);

  /** Returns how often the beginning of a day notes the page of a product. */
  async function notedOf(productId: number): Promise<number> {
    const { last } = shop.row('SELECT coalesce(max(id), 0) AS last FROM page_invalidations');
    await shop.job('roll-calendar');
    return shop.rows(
      "SELECT id FROM page_invalidations WHERE id > ? AND subject = 'product' AND subject_id = ?",
      Number(last),
      productId,
    ).length;
  }

  test.each([
    ['when it begins', { startDate: day(1), endDate: day(9) }, 1],
    ['after its last day', { startDate: day(-9), endDate: day(0) }, 1],
    ['on no other day', { startDate: day(-9), endDate: day(9) }, 0],
  ])('%s', async (_, days, expected) => {
    const { necklace } = await set(days);
    await shop.job('roll-calendar');
    await shop.later(DAY_SECONDS, async () => {
      expect(await notedOf(necklace.productId)).toBe(expected);
      expect(await notedOf(necklace.productId)).toBe(0);
    });
  });
});
