import * as z from 'zod/mini';
import { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { Message } from '#contract/calls/wire.ts';
import { changeCoupon, createCoupon, listCoupons, readCouponWithCode, removeCoupon } from '../domain/coupons/index.ts';
import { IdParam, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

export const couponCalls = [
  call({
    method: 'POST',
    path: '/api/coupons/admin/create',
    summary: 'Adds a coupon.',
    who: ['admin'],
    may: 'coupons.write',
    body: WriteCoupon,
    answer: Coupon,
    run: (shop, admin, { body }) => createCoupon(shop, admin, body),
    again: (shop, _, { body }) => readCouponWithCode(shop, body.code),
  }),
  call({
    method: 'DELETE',
    path: '/api/coupons/admin/delete/:id{[0-9]+}',
    summary: 'Takes a coupon out of use for good.',
    who: ['admin'],
    may: 'coupons.write',
    params: z.object({ id: IdParam }),
    answer: Message,
    async run(shop, admin, { params }) {
      await removeCoupon(shop, admin, params.id);
      return { message: 'Coupon deleted successfully' };
    },
  }),
  call({
    method: 'GET',
    path: '/api/coupons/admin/all',
    summary: `Every coupon, the newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: ['admin'],
    may: 'coupons.read',
    query: z.object({ range: Range }),
    answer: z.object({ content: z.array(Coupon) }),
    async run(shop, _, { query }) {
      const rows = rowsAsked(query.range);
      const { value: content, headers } = answerRows('coupons', rows, await listCoupons(shop, rows));
      return new WithHeaders({ content }, headers);
    },
  }),
  call({
    method: 'PATCH',
    path: '/api/coupons/admin/update/:id{[0-9]+}',
    summary: 'Writes a coupon anew.',
    who: ['admin'],
    may: 'coupons.write',
    params: z.object({ id: IdParam }),
    body: WriteCoupon,
    answer: Coupon,
    current: Coupon,
    run: (shop, admin, { params, body }) => changeCoupon(shop, admin, params.id, body),
  }),
];
