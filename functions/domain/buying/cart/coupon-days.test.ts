import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SYSTEM } from '#contract/calls/actor.ts';
import { WriteCoupon } from '#contract/calls/coupons.ts';
import { couponForm } from '../../../../tests/support/forms.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import { createCoupon } from '../coupons/index.ts';
import { addItem, applyCoupon, readCart } from './index.ts';

const [FIRST_MOMENT, LAST_MOMENT] = [Date.parse('2027-02-27T18:30:00Z'), Date.parse('2027-02-28T18:29:59.999Z')];

test('a coupon holds from the first moment of its day in Kolkata to the last, whatever day it is in UTC', async () => {
  const small = await openSmallShop({ meera: {} });
  const { skuId } = await small.goods.sku({ price: 1000 });
  await addItem(small.shop, small.customer, { skuId, size: '', quantity: 1 });
  const days = { startDate: '2027-02-28', endDate: '2027-02-28', minimumOrderValue: 0, public: true };
  const coupon = z.parse(WriteCoupon, couponForm(days));
  await createCoupon(small.shop, SYSTEM, coupon);
  const automatic = z.parse(WriteCoupon, couponForm({ ...days, discountValue: 5, automatic: true }));
  await createCoupon(small.shop, SYSTEM, automatic);

  const at = (now: number) => ({ ...small.shop, now });
  const enter = (now: number) => applyCoupon(at(now), small.customer, coupon.code);
  const takenOff = async (now: number) => (await readCart(at(now), small.customer, 'unknown')).couponPrice;
  expect(await takenOff(FIRST_MOMENT - 1)).toBe(0);
  await expect(enter(FIRST_MOMENT - 1)).rejects.toMatchObject({ code: 'COUPON_NOT_STARTED' });
  expect(await takenOff(FIRST_MOMENT)).toBe(50_00);
  expect(await enter(FIRST_MOMENT)).toMatchObject({ couponPrice: 100_00 });
  expect(await enter(LAST_MOMENT)).toMatchObject({ couponPrice: 100_00 });
  expect(await takenOff(LAST_MOMENT)).toBe(100_00);
  expect(await takenOff(LAST_MOMENT + 1)).toBe(0);
  await expect(enter(LAST_MOMENT + 1)).rejects.toMatchObject({ code: 'COUPON_ENDED' });
  small.close();
});
