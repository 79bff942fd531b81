import * as z from 'zod/mini';
import { ChangeCoupon, Coupon, COUPON_TYPES, WriteCoupon } from '#contract/calls/coupons.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import {
  changeCoupon,
  createCoupon,
  managedCoupons,
  readCouponWithCode,
  readRemovedCoupon,
  removeCoupon,
} from '../../domain/buying/coupons/index.ts';
import { resource } from './simple-rest.ts';

export const managedCouponCalls = resource({
  name: 'coupons',
  row: Coupon,
  rows: managedCoupons,
  sortedBy: { by: 'id', descending: true },
  filters: {
    discountType: z.enum(COUPON_TYPES),
    status: z.enum(COUPON_STATUSES),
  },
  create: {
    summary: 'Adds a coupon.',
    body: WriteCoupon,
    refuses: ['COUPON_CODE_TAKEN', 'PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
    run: createCoupon,
    again: (shop, _, { code }) => readCouponWithCode(shop, code),
  },
  update: {
    summary: 'Changes a coupon; what is not sent stays.',
    body: ChangeCoupon,
    refuses: [
      'COUPON_CODE_TAKEN',
      'COUPON_LIMIT_BELOW_USES',
      'PRODUCT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'COLLECTION_NOT_FOUND',
    ],
    run: changeCoupon,
  },
  archive: {
    summary: 'Takes a coupon out of use for good.',
    run: removeCoupon,
    again: (shop, _, id) => readRemovedCoupon(shop, id),
  },
});
