import * as z from 'zod/mini';
import { Coupon, COUPON_TYPES, WriteCoupon } from '#contract/calls/coupons.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import {
  changeCoupon,
  COUPON_SORTS,
  createCoupon,
  listManagedCoupons,
  readCouponWithCode,
  readManagedCoupon,
  removeManagedCoupon,
} from '../../domain/coupons/index.ts';
import { resource } from './simple-rest.ts';

export const managedCouponCalls = resource({
  name: 'coupons',
  row: Coupon,
  sorts: COUPON_SORTS,
  sortedBy: { by: 'id', descending: true },
  filters: {
    discountType: z.optional(z.enum(COUPON_TYPES)),
    status: z.optional(z.enum(COUPON_STATUSES)),
  },
  list: listManagedCoupons,
  one: readManagedCoupon,
  create: {
    summary: 'Adds a coupon.',
    body: WriteCoupon,
    run: createCoupon,
    again: (shop, _, { code }) => readCouponWithCode(shop, code),
  },
  update: { summary: 'Writes a coupon anew.', body: WriteCoupon, run: changeCoupon },
  archive: { summary: 'Takes a coupon out of use for good.', run: removeManagedCoupon },
});
