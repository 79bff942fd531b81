import * as z from 'zod/mini';
import { CancelPlannedPrice, PlannedPrice, PlanPrices } from '#contract/calls/planned-prices.ts';
import { ManagedSku } from '#contract/calls/managed-goods.ts';
import { Id } from '#contract/calls/wire.ts';
import { PLANNED_PRICE_STATUSES } from '#contract/states/planned-price.ts';
import {
  cancelPlannedPrice,
  managedPlannedPrices,
  planPrices,
  readPlannedPrices,
} from '../../domain/catalogue/planned-prices/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

export const plannedPriceCalls = [
  ...resource({
    name: 'planned-prices',
    row: PlannedPrice,
    rows: managedPlannedPrices,
    sortedBy: { by: 'id', descending: true },
    filters: { sellerId: Id, skuId: Id, status: z.enum(PLANNED_PRICE_STATUSES) },
  }),
  call({
    method: 'POST',
    path: '/api/admin/planned-prices',
    summary: 'Plans selling prices of several SKUs from a time on, all of them or none.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    body: PlanPrices,
    answer: json(z.array(PlannedPrice)),
    refuses: ['SKU_NOT_FOUND', 'PRICE_ABOVE_MRP', 'PRICE_PLANNED_ALREADY'],
    current: ManagedSku,
    run: (shop, staff, { body }) => planPrices(shop, staff, body),
    again: (shop, staff, _, reference) => readPlannedPrices(shop, staff, reference),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/planned-prices/:id{[0-9]+}/cancel',
    summary: 'Cancels a planned price. If it runs, the former price returns at once.',
    who: ['seller', 'admin'],
    may: 'catalogue.write',
    params: z.object({ id: IdParam }),
    body: CancelPlannedPrice,
    answer: json(PlannedPrice),
    refuses: ['PLANNED_PRICE_NOT_FOUND', 'PLANNED_PRICE_OVER'],
    current: PlannedPrice,
    run: (shop, staff, { params: { id }, body }) => cancelPlannedPrice(shop, staff, id, body),
    again: (shop, staff, { params: { id } }) => managedPlannedPrices.one(shop, staff, id),
  }),
];
