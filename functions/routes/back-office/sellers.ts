import * as z from 'zod/mini';
import { Month } from '#contract/calls/fee-papers.ts';
import { SellerPerformance } from '#contract/calls/figures.ts';
import { EnterSeller, MoveSeller, Seller, SellerMove, SetHoliday } from '#contract/calls/sellers.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { readSellerPerformance } from '../../domain/money/figures/index.ts';
import { enterSeller, readRegistered } from '../../domain/sellers/registration/index.ts';
import { managedSellers, moveSeller, readSellerHistory, setHoliday } from '../../domain/sellers/sellers/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

export const managedSellerCalls = [
  call({
    method: 'GET',
    path: '/api/admin/sellers/:id{[0-9]+}/performance',
    summary:
      'How a seller did in the last 90 days: orders, what was cancelled, returned or never arrived, and what left in time.',
    who: ['admin'],
    may: 'sellers.read',
    params: z.object({ id: IdParam }),
    answer: json(SellerPerformance),
    refuses: ['SELLER_NOT_FOUND'],
    run: (shop, admin, { params }) => readSellerPerformance(shop, admin, params.id),
  }),
  call({
    method: 'GET',
    path: '/api/admin/sellers/:id{[0-9]+}/history',
    summary: 'Where a seller was moved since it registered: when, by whom, and why.',
    who: ['admin'],
    may: 'sellers.read',
    params: z.object({ id: IdParam }),
    answer: json(z.array(SellerMove)),
    refuses: ['SELLER_NOT_FOUND'],
    run: (shop, admin, { params }) => readSellerHistory(shop, admin, params.id),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/sellers/:id{[0-9]+}/holiday',
    summary: 'Sets or removes a holiday: its days, both included, on which nothing leaves, and a note for shoppers.',
    who: ['seller', 'admin'],
    may: 'sellers.holiday',
    params: z.object({ id: IdParam }),
    body: SetHoliday,
    answer: json(Seller),
    refuses: ['SELLER_NOT_FOUND'],
    current: Seller,
    run: (shop, staff, { params, body }) => setHoliday(shop, staff, params.id, body),
  }),
  ...resource({
    name: 'sellers',
    row: Seller,
    rows: managedSellers,
    sortedBy: { by: 'createdAt', descending: true },
    filters: { status: z.enum(SELLER_STATUSES), tcsIn: Month, tdsIn: Month },
    create: {
      summary: 'Enters a seller that the house knows, its own business or another; it may sell at once.',
      body: EnterSeller,
      refuses: ['SELLER_OWNER_TAKEN', 'GSTIN_TAKEN'],
      run: enterSeller,
      again: (shop, _, __, reference) => readRegistered(shop, reference),
    },
    update: {
      summary: 'Lets a seller sell, stops it, or closes it.',
      body: MoveSeller,
      refuses: ['SELLER_MOVE_ILLEGAL', 'SELLER_EMAIL_UNPROVEN', 'SELLER_HAS_ORDERS'],
      run: moveSeller,
    },
  }),
];
