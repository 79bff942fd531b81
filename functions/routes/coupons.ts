import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import { ApplyCoupon, ChangeCoupon, Coupon, CouponOffer, SkuOffers, WriteCoupon } from '#contract/calls/coupons.ts';
import { Message } from '#contract/calls/wire.ts';
import { applyCoupon, listCouponOffers, removeCartCoupon, skuOffers } from '../domain/buying/cart/index.ts';
import {
  changeCoupon,
  createCoupon,
  listCoupons,
  readCouponWithCode,
  removeCoupon,
} from '../domain/buying/coupons/index.ts';
import { json } from '../http/answers.ts';
import { IdParam, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const CUSTOMER = ['customer'] as const;
const AnsweredCart = z.object({ data: Cart });

export const couponCalls = [
  call({
    method: 'GET',
    path: '/api/coupons',
    summary: "The public coupons with what each is worth on the customer's cart, or what is missing; the best first.",
    who: CUSTOMER,
    answer: json(z.array(CouponOffer)),
    run: (shop, customer) => listCouponOffers(shop, customer),
  }),
  call({
    method: 'GET',
    path: '/api/coupons/sku/:id{[0-9]+}',
    summary: 'The public coupons with what each is worth on one piece of a SKU, and the least that piece comes to.',
    who: 'public',
    params: z.object({ id: IdParam }),
    answer: json(SkuOffers),
    refuses: ['SKU_NOT_FOUND'],
    run: (shop, viewer, { params }) => skuOffers(shop, viewer, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/coupons/apply',
    summary: "Enters a coupon for the cart in place of the one before; with apply 'false' takes it off.",
    who: CUSTOMER,
    limit: 'tryCoupon',
    query: ApplyCoupon,
    answer: json(AnsweredCart),
    refuses: [
      'COUPON_EMPTY_CART',
      'COUPON_NOT_VALID',
      'COUPON_NOT_FOR_CART',
      'COUPON_NOT_STARTED',
      'COUPON_ENDED',
      'COUPON_MINIMUM_MISSING',
      'COUPON_PIECES_MISSING',
      'COUPON_USED_UP',
      'COUPON_LIMIT_REACHED',
    ],
    async run(shop, customer, { query }) {
      const change = query.apply === 'true' ? applyCoupon : removeCartCoupon;
      return { data: await change(shop, customer, query.code) };
    },
  }),
  call({
    method: 'POST',
    path: '/api/coupons/remove',
    summary: 'Takes a coupon off the cart.',
    who: CUSTOMER,
    query: z.object({ code: z._default(z.string(), '') }),
    answer: json(AnsweredCart),
    run: async (shop, customer, { query }) => ({ data: await removeCartCoupon(shop, customer, query.code) }),
  }),
  call({
    method: 'POST',
    path: '/api/coupons/admin/create',
    summary: 'Adds a coupon.',
    who: ['admin'],
    may: 'coupons.write',
    body: WriteCoupon,
    answer: json(Coupon),
    refuses: ['COUPON_CODE_TAKEN', 'PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
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
    answer: json(Message),
    refuses: ['COUPON_NOT_FOUND'],
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
    answer: json(z.object({ content: z.array(Coupon) })),
    async run(shop, _, { query }) {
      const rows = rowsAsked(query.range);
      const { value: content, headers } = answerRows('coupons', rows, await listCoupons(shop, rows));
      return new WithHeaders({ content }, headers);
    },
  }),
  call({
    method: 'PATCH',
    path: '/api/coupons/admin/update/:id{[0-9]+}',
    summary: 'Changes a coupon; what is not sent stays.',
    who: ['admin'],
    may: 'coupons.write',
    params: z.object({ id: IdParam }),
    body: ChangeCoupon,
    answer: json(Coupon),
    refuses: [
      'COUPON_NOT_FOUND',
      'COUPON_CODE_TAKEN',
      'COUPON_LIMIT_BELOW_USES',
      'PRODUCT_NOT_FOUND',
      'CATEGORY_NOT_FOUND',
      'COLLECTION_NOT_FOUND',
    ],
    current: Coupon,
    run: (shop, admin, { params, body }) => changeCoupon(shop, admin, params.id, body),
  }),
];
