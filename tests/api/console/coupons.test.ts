import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Coupon } from '#contract/calls/coupons.ts';
import { addDays } from '#contract/shop/dates.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import { clock } from '../../support/clock.ts';
import { couponForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const TODAY = clock.today();
const day = (after: number) => addDays(TODAY, after);

describe('a coupon stands in the list of the status it shows, and in no other:', () => {
  test.each([
    { what: 'from today', startDate: day(0), endDate: day(9), active: true, status: 'active' },
    { what: 'until today', startDate: day(-9), endDate: day(0), active: true, status: 'active' },
    { what: 'from tomorrow', startDate: day(1), endDate: day(9), active: true, status: 'upcoming' },
    { what: 'until yesterday', startDate: day(-9), endDate: day(-1), active: true, status: 'expired' },
    { what: 'switched off', startDate: day(0), endDate: day(9), active: false, status: 'inactive' },
    { what: 'switched off and over', startDate: day(-9), endDate: day(-1), active: false, status: 'inactive' },
  ])('$what: $status', async ({ what: _, status, ...form }) => {
    const made = (await shop.admin().post('/api/admin/coupons', { ...couponForm(), ...form })).as(Coupon);
    expect(made.status).toBe(status);
    expect((await shop.admin().get(`/api/admin/coupons/${made.id}`)).as(Coupon)).toEqual(made);
    for (const asked of COUPON_STATUSES) {
      const filter = encodeURIComponent(JSON.stringify({ q: made.code, status: asked }));
      const rows = (await shop.admin().get(`/api/admin/coupons?filter=${filter}`)).as(z.array(Coupon));
      expect(rows).toEqual(asked === status ? [made] : []);
    }
  });
});

test('a coupon that is removed is found no more', async () => {
  const made = (await shop.admin().post('/api/admin/coupons', couponForm())).as(Coupon);
  expect((await shop.admin().delete(`/api/admin/coupons/${made.id}`)).as(Coupon)).toMatchObject({
    ...made,
    active: false,
    status: 'inactive',
    updatedAt: expect.any(Number) as number,
    version: made.version + 1,
  });
  expect(await shop.admin().get(`/api/admin/coupons/${made.id}`)).toRefuse(404, 'COUPON_NOT_FOUND');
});
